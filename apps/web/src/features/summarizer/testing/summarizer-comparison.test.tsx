import 'fake-indexeddb/auto'
import type { Comparer } from '@precis/analysis'
import { compareTexts } from '@precis/analysis/compare-texts'
import { FileError } from '@precis/domain'
import { readPastedText } from '@precis/extraction'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDatabase } from '../../../lib/kept-documents/database.ts'
import { removeAllDocuments } from '../../../lib/kept-documents/remove-documents.ts'
import { mara } from '../../../test/test-users.ts'
// Loaded on demand in the application; here beforehand, so that no test waits for its translation.
import '../comparison/comparison-screen.tsx'
import '../shelf/kept-work.ts'
import '../shelf/shelf.tsx'
import { forgetWork } from '../workbench/persistence/tab-storage.ts'
import type { ReadSource } from '../workbench/source.ts'
import {
  ai,
  answerAll,
  event,
  fillInBrowser,
  type Opened,
  open,
  paste,
  stream,
  summarizeButton,
  summaryOf,
} from './open-summarizer.tsx'

const localComparer: Comparer = {
  compare: async (before, after) => compareTexts(before, after),
}
const reading = vi.hoisted(() => ({ read: null as ReadSource | null }))

vi.mock('@precis/analysis', async (original) => ({
  ...(await original<typeof import('@precis/analysis')>()),
  createComparer: () => localComparer,
}))
vi.mock('../workbench/current-workbench.ts', async (original) => {
  const module = await original<typeof import('../workbench/current-workbench.ts')>()
  return {
    ...module,
    readInTab: (policy: Parameters<typeof module.readInTab>[0]) =>
      reading.read ?? module.readInTab(policy),
  }
})

beforeEach(() => {
  fillInBrowser()
  reading.read = null
})
afterEach(async () => {
  cleanup()
  forgetWork()
  await removeAllDocuments(mara.id)
  await closeDatabase()
})

const clauses = [
  'The tenant shall pay a rent of $3,400 at the beginning of every month.',
  'The landlord keeps the roof and the outer walls of the workshop in repair.',
  'Either party may end this lease with a notice of ninety days in writing.',
  'The tenant insures the workshop against fire, water and theft for all that time.',
]
const later = clauses.join('\n\n')
const earlier = later.replace('$3,400', '$2,900').replace('ninety', 'thirty')
const german =
  'Der Mieter zahlt die Miete von 2.900 Euro jeweils am Anfang eines jeden Monats an den Vermieter.\n\nDer Vermieter hält das Dach und die Außenwände der Werkstatt auf eigene Kosten instand.'

const withoutCitations = answerAll({
  summary: ({ content }) =>
    stream(
      event('result', {
        result: { ...summaryOf(content), citations: [] },
        documentId: 'd1',
        usage: { used: 4, limit: 10 },
      }),
    ),
})

async function summarizeThis(words: string, isKeeping = false) {
  const opened = await open({ handler: withoutCitations, isKeeping })
  await paste(opened, words)
  await opened.user.click(summarizeButton())
  await screen.findByRole('heading', { name: 'Key Points' })
  return opened
}

async function chooseVersion(words = later) {
  const opened = await summarizeThis(words)
  await opened.router.navigate(`${opened.path()}?compare=new`)
  await screen.findByRole('heading', { name: 'Compare with another version' })
  return opened
}

async function idOf(opened: Opened): Promise<string> {
  await waitFor(() => expect(opened.path()).toMatch(/^\/analyze\/[\w-]{36}$/))
  return opened.path().split('/').at(-1) ?? ''
}

async function pasteVersion({ user }: Opened, words: string) {
  await user.click(screen.getByRole('textbox', { name: 'Text of the other version' }))
  await user.paste(words)
  await user.click(screen.getByRole('button', { name: 'Compare with this text' }))
}

async function giveFile({ user }: Opened) {
  const input = screen.getByLabelText('File with the other version')
  await user.upload(input, new File(['%PDF-'], 'lease.pdf', { type: 'application/pdf' }))
}

const rows = () =>
  within(screen.getByRole('list', { name: 'All changes' })).getAllByRole('listitem')
const deleted = () => [...document.querySelectorAll('.changes del')].map((one) => one.textContent)
const inserted = () => [...document.querySelectorAll('.changes ins')].map((one) => one.textContent)

describe('two versions', () => {
  it('are compared with a pasted text, and the other way round when they are swapped', async () => {
    const opened = await chooseVersion()
    const before = opened.net.to(ai).length
    await pasteVersion(opened, earlier)
    expect(await screen.findByText('2 changes, 2 of them may matter most')).toBeVisible()
    expect(deleted().join()).toContain('2,900')
    expect(inserted().join()).toContain('3,400')
    await opened.user.click(screen.getByRole('button', { name: 'Swap' }))
    await waitFor(() => expect(deleted().join()).toContain('3,400'))
    expect(inserted().join()).toContain('2,900')
    expect(opened.net.to(ai)).toHaveLength(before)
  })

  it('that say the same are told so, and nothing is offered for a credit', async () => {
    const opened = await chooseVersion()
    await pasteVersion(opened, later.replaceAll(' the ', '  the '))
    expect(await screen.findByText('Both versions are the same')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Analyze the changes' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'All changes' })).toBeNull()
  })

  it('that have nothing in common are told so, with the way to another one', async () => {
    const opened = await chooseVersion()
    await pasteVersion(opened, 'Whisk six eggs with sugar until pale, then fold in sifted flour.')
    expect(await screen.findByText('These two documents have nothing in common')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Analyze the changes' })).toBeNull()
    const [other] = screen.getAllByRole('button', { name: 'Other version' })
    await opened.user.click(other as HTMLElement)
    expect(await screen.findByLabelText('Text of the other version')).toBeVisible()
  })

  it('in two languages come with a word about it', async () => {
    const opened = await chooseVersion()
    await pasteVersion(opened, `${german}\n\n${german.replace('2.900', '3.100')}\n\n${clauses[2]}`)
    expect(await screen.findByText('The versions are in two languages')).toBeVisible()
  })

  it('with many changes are shown a hundred at a time', async () => {
    const many = (rent: number) =>
      Array.from(
        { length: 130 },
        (_, at) => `Room ${at + 1} of this house is let for a rent of $${rent + at} every month.`,
      ).join('\n\n')
    const opened = await chooseVersion(many(1_000))
    await pasteVersion(opened, many(5_000))
    const more = await screen.findByRole('button', { name: 'Show 30 more of 130' })
    expect(rows()).toHaveLength(100)
    await opened.user.click(more)
    expect(rows()).toHaveLength(130)
    expect(screen.queryByRole('button', { name: /more of/ })).toBeNull()
  })

  it('are analyzed by nobody without a credit; the pack is offered in its place', async () => {
    const id = await idOf(await summarizeThis(later, true))
    cleanup()
    const opened = await open({ isKeeping: true, at: `/analyze/${id}?compare=new`, used: 10 })
    await screen.findByRole('heading', { name: 'Compare with another version' })
    await pasteVersion(opened, earlier)
    expect(await screen.findByText('Buy a pack')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Analyze the changes' })).toBeNull()
    expect(rows()).toHaveLength(2)
  })
})

describe('the other version', () => {
  it('that is locked asks for its password, which opens it', async () => {
    reading.read = async (_, { password }) => {
      if (password === undefined) throw new FileError('password_needed')
      if (password !== 'open sesame') throw new FileError('wrong_password')
      return readPastedText(earlier)
    }
    const opened = await chooseVersion()
    await giveFile(opened)
    const field = await screen.findByLabelText('File password')
    await opened.user.type(field, 'guess{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That password is not correct. Try again.',
    )
    await opened.user.clear(field)
    await opened.user.type(field, 'open sesame{Enter}')
    expect(await screen.findByText('2 changes, 2 of them may matter most')).toBeVisible()
  })

  it('that stays locked leads back to the choice', async () => {
    reading.read = async () => {
      throw new FileError('password_needed')
    }
    const opened = await chooseVersion()
    await giveFile(opened)
    await screen.findByLabelText('File password')
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(
      await screen.findByRole('heading', { name: 'Compare with another version' }),
    ).toBeVisible()
  })

  it('that cannot be read is named with the reason, and another can be chosen', async () => {
    reading.read = async () => {
      throw new FileError('failed')
    }
    const opened = await chooseVersion()
    await giveFile(opened)
    expect(await screen.findByText('The other version could not be read')).toBeVisible()
    reading.read = null
    await pasteVersion(opened, earlier)
    expect(await screen.findByText('2 changes, 2 of them may matter most')).toBeVisible()
  })

  it('can be one of My documents', async () => {
    const opened = await summarizeThis(earlier, true)
    const id = await idOf(opened)
    await opened.router.navigate('/analyze')
    await paste(opened, later)
    await opened.user.click(summarizeButton())
    await screen.findByRole('heading', { name: 'Key Points' })
    await waitFor(() => expect(opened.path()).not.toBe('/analyze'))
    await opened.router.navigate(`${opened.path()}?compare=new`)
    const section = await screen.findByRole('region', { name: 'My documents' })
    const choices = within(section).getAllByRole('button')
    expect(choices).toHaveLength(1)
    await opened.user.click(choices[0] as HTMLElement)
    expect(await screen.findByText('2 changes, 2 of them may matter most')).toBeVisible()
    expect(opened.router.state.location.search).toBe(`?compare=${id}`)
  })
})
