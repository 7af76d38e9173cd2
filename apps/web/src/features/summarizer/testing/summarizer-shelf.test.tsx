import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDatabase } from '../../../lib/kept-documents/database.ts'
import { removeAllDocuments } from '../../../lib/kept-documents/remove-documents.ts'
import { mara } from '../../../test/test-users.ts'
// Loaded on demand in the application; here beforehand, so that no test waits for its translation.
import { readWork } from '../shelf/kept-work.ts'
import '../shelf/shelf.tsx'
import '../shelf/side/side-list.tsx'
import '../shelf/keeping/unkept-dialog.tsx'
import { setKeeping } from '../shelf/keeping/keeping-setting.ts'
import { forgetWork } from '../workbench/persistence/tab-storage.ts'
import {
  ai,
  fillInBrowser,
  finish,
  type Opened,
  open,
  paste,
  rent,
  summarizeButton,
  text,
} from './open-summarizer.tsx'

beforeEach(fillInBrowser)
afterEach(async () => {
  cleanup()
  forgetWork()
  vi.unstubAllGlobals()
  await removeAllDocuments(mara.id)
  await closeDatabase()
})

const kept = { isKeeping: true }
const isOpenAt = (opened: Opened) =>
  waitFor(() => expect(opened.path()).toMatch(/^\/analyze\/[\w-]{36}$/))

async function finishKept() {
  const opened = await open(kept)
  await finish(opened)
  await isOpenAt(opened)
  return opened
}

/** What a reload leaves: the device's storage, without anything of this tab's memory. */
async function reload(opened: Opened) {
  const at = opened.path()
  cleanup()
  const left = { ...sessionStorage }
  forgetWork()
  for (const [key, value] of Object.entries(left)) sessionStorage.setItem(key, value)
  return open({ ...kept, at })
}

const another = (opened: Opened) =>
  opened.user.click(
    screen.getAllByRole('button', { name: 'Summarize Another Document' })[0] as HTMLElement,
  )
const rows = () => screen.getAllByRole('link', { name: 'Lease of a workshop' })

it('keeps a finished document at an address of its own, with its questions, over a reload', async () => {
  const opened = await finishKept()
  expect(sessionStorage.getItem('precis.work')).toBeNull()
  await opened.user.type(screen.getByPlaceholderText('Ask about this document'), 'How much?{Enter}')
  await screen.findByText('It is $3,400.')
  const id = opened.path().split('/').at(-1) ?? ''
  await waitFor(async () => expect((await readWork(mara.id, id)).messages).toHaveLength(2))
  const next = await reload(opened)
  expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lease of a workshop')
  expect(await screen.findByRole('article', { name: 'Document text' })).toHaveTextContent(rent)
  expect(await screen.findByText('It is $3,400.')).toBeInTheDocument()
  expect(next.net.to(ai)).toEqual([])
  expect(next.slots.at(-1)?.source).toMatchObject({
    documentId: 'd1',
    title: 'Lease of a workshop',
  })
})

it('loses no answer to a reload that is faster than the device, and keeps it once', async () => {
  const opened = await finishKept()
  const id = opened.path().split('/').at(-1) ?? ''
  // Where nothing can be written any more, as in a tab that is being closed.
  const lost = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Closing', 'AbortError')
  })
  await opened.user.type(screen.getByPlaceholderText('Ask about this document'), 'How much?{Enter}')
  await screen.findByText('It is $3,400.')
  await waitFor(() => expect(lost).toHaveBeenCalled())
  const held = sessionStorage.getItem(`precis.unwritten.${id}`) ?? ''
  expect(held).not.toBe('')
  lost.mockRestore()
  const next = await reload(opened)
  expect(await screen.findByText('It is $3,400.')).toBeInTheDocument()
  expect((await readWork(mara.id, id)).messages).toHaveLength(2)
  expect(sessionStorage.getItem(`precis.unwritten.${id}`)).toBeNull()
  // The device had it after all, and the tab did not hear of it.
  sessionStorage.setItem(`precis.unwritten.${id}`, held)
  await reload(next)
  expect(await screen.findByText('It is $3,400.')).toBeInTheDocument()
  expect((await readWork(mara.id, id)).messages).toHaveLength(2)
})

it('destroys nothing with another document: the first is on the list, and one step back', async () => {
  const opened = await finishKept()
  const first = opened.path()
  await another(opened)
  expect(opened.path()).toBe('/analyze')
  expect(await screen.findByRole('heading', { name: 'Summarize a document' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'My documents' })).toBeVisible()
  await opened.router.navigate(-1)
  expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
  expect(opened.path()).toBe(first)
  await opened.router.navigate('/analyze')
  await paste(opened, `${text}\n\nAnd something more.`)
  await opened.user.click(summarizeButton())
  await waitFor(() => expect(opened.summaries()).toHaveLength(2))
  await isOpenAt(opened)
  expect(opened.path()).not.toBe(first)
  await another(opened)
  await waitFor(() => expect(rows()).toHaveLength(2))
})

it('makes room for a new document that is asked for before the finished one has come to its address', async () => {
  const opened = await open(kept)
  const stop = opened.router.subscribe(({ location }) => {
    if (location.pathname === '/analyze') return
    stop()
    void opened.router.navigate('/analyze')
  })
  await finish(opened)
  expect(await screen.findByRole('heading', { name: 'Summarize a document' })).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(1))
})

it('leads from the open document to another one beside it, without a connection and without a credit', async () => {
  const opened = await finishKept()
  const first = opened.path()
  await opened.router.navigate('/analyze')
  await paste(opened, `${text}\n\nAnd something more.`)
  await opened.user.click(summarizeButton())
  await waitFor(() => expect(opened.summaries()).toHaveLength(2))
  await isOpenAt(opened)
  const second = opened.path()
  const side = within(await screen.findByRole('navigation', { name: 'My documents' }))
  const linksNow = () => side.queryAllByRole('link', { name: 'Lease of a workshop' })
  const addresses = () => linksNow().map((link) => link.getAttribute('href'))
  await waitFor(() => {
    expect(addresses()).toEqual([second, first])
    expect(linksNow().map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
  })
  const links = linksNow()
  // One stop for Tab; the arrow keys lead on.
  expect(links.map((link) => link.tabIndex)).toEqual([0, -1])
  links[0]?.focus()
  await opened.user.keyboard('{ArrowDown}')
  expect(links[1]).toHaveFocus()
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(opened.path()).toBe(first))
  expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
  expect(opened.summaries()).toHaveLength(2)

  screen.getByRole('heading', { level: 1 }).focus()
  await opened.user.keyboard('/')
  const unfolded = within(screen.getByRole('navigation', { name: 'My documents' }))
  expect(await unfolded.findByRole('searchbox', { name: 'Search my documents' })).toHaveFocus()
  await opened.user.keyboard('workshop nowhere-in-it')
  expect(await unfolded.findByText('No documents contain all these words.')).toBeVisible()
  await opened.user.click(unfolded.getByRole('button', { name: 'Collapse My documents' }))
  expect(await unfolded.findAllByRole('link', { name: 'Lease of a workshop' })).toHaveLength(2)
})

it('deletes a document at once, and gives it back as long as the list is open', async () => {
  const opened = await finishKept()
  await another(opened)
  const remove = async () => {
    await opened.user.click(await screen.findByRole('button', { name: /^More about/ }))
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText(/deleted\./)
  }
  await remove()
  await opened.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  const at = rows()[0]?.getAttribute('href') ?? ''
  await remove()
  await opened.router.navigate(at)
  expect(
    await screen.findByRole('heading', { name: 'This document is not on this device' }),
  ).toBeVisible()
  await opened.user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  expect(await screen.findByRole('heading', { name: 'Summarize a document' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'My documents' })).toBeNull())
})

it('pins a document to the top', async () => {
  const opened = await finishKept()
  await another(opened)
  await opened.user.click(await screen.findByRole('button', { name: /^More about/ }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }))
  const row = (await screen.findByText('Pinned')).closest('li') as HTMLElement
  expect(within(row).getByRole('link')).toHaveTextContent('Lease of a workshop')
})

it('keeps nothing on the device after somebody said no; a reload of the tab loses nothing', async () => {
  setKeeping(false)
  const opened = await open(kept)
  await finish(opened)
  expect(opened.path()).toBe('/analyze')
  expect(sessionStorage.getItem('precis.work')).not.toBeNull()
  const next = await reload(opened)
  expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
  await another(next)
  const dialog = await screen.findByRole('alertdialog', { name: 'This summary is not saved' })
  await next.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('heading', { name: 'Key Points' })).toBeVisible()
})

it('stays in the tab, and says so, where the browser gives no storage', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const opened = await open(kept)
  await finish(opened)
  expect(await screen.findByText(/does not let Precis save it/)).toBeVisible()
  expect(opened.path()).toBe('/analyze')
  await another(opened)
  const dialog = await screen.findByRole('alertdialog', { name: 'This summary is not saved' })
  await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  const next = await reload(opened)
  expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
  expect(await screen.findByText(/does not let Precis save it/)).toBeVisible()
  await another(next)
  expect(
    await screen.findByRole('alertdialog', { name: 'This summary is not saved' }),
  ).toBeVisible()
})
