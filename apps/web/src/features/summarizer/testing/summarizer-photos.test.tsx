import { FileError } from '@precis/domain'
import { readPastedText } from '@precis/extraction'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadSource } from '../workbench/source.ts'
import { ai, fillInBrowser, type Opened, open, text } from './open-summarizer.tsx'

beforeEach(() => {
  fillInBrowser()
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name.endsWith('.heic')) throw new DOMException('no decoder', 'InvalidStateError')
    return { width: 3, height: 4, close: () => undefined }
  })
  HTMLCanvasElement.prototype.getContext = () => null
})

const jpeg = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1)], name)

async function choose({ user }: Opened, ...files: File[]) {
  await user.upload(await screen.findByLabelText('Photo files'), files)
}

const names = () =>
  within(screen.getByRole('region', { name: /in this order$/ }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.caption')?.textContent)

describe('photos of pages', () => {
  it('are ordered, removed and read in their order', async () => {
    const asked: string[][] = []
    const read: ReadSource = async (source) => {
      if (source.kind === 'photos') asked.push(source.files.map(({ name }) => name))
      return readPastedText(text)
    }
    const opened = await open({ read })
    await choose(opened, jpeg('two.jpg'), jpeg('one.jpg'), jpeg('cat.jpg'))
    expect(await screen.findByRole('heading', { name: '3 pages in this order' })).toHaveFocus()
    await opened.user.click(screen.getByRole('button', { name: 'Move p. 2 earlier' }))
    expect(names()).toEqual(['p. 1 one.jpg', 'p. 2 two.jpg', 'p. 3 cat.jpg'])
    expect(screen.getByText('one.jpg is now p. 1')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Move p. 1 later' })).toHaveFocus()
    await opened.user.click(screen.getByRole('button', { name: 'Remove p. 3' }))
    expect(screen.getByRole('button', { name: 'Remove p. 2' })).toHaveFocus()
    await opened.user.click(screen.getByRole('button', { name: 'Summarize' }))
    expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
    expect(asked).toEqual([['one.jpg', 'two.jpg']])
  })

  it('are told from other files by their content', async () => {
    const opened = await open()
    await choose(opened, new File(['%PDF-1.7 and more'], 'scan.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'scan.jpg is not a PNG, JPEG or HEIC image.',
    )
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  })

  it('that the browser cannot decode hold the others back until they are removed', async () => {
    const opened = await open()
    await choose(opened, jpeg('good.jpg'), jpeg('bad.heic'))
    await screen.findByRole('heading', { name: '2 pages in this order' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Failed to process file.*cannot open p\. 2/,
    )
    expect(screen.getByRole('button', { name: 'Summarize' })).toBeDisabled()
    await opened.user.click(screen.getByRole('button', { name: 'Remove p. 2' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Summarize' })).toBeEnabled()
  })

  it('are still there when nothing could be read in them', async () => {
    const opened = await open({ read: () => Promise.reject(new FileError('no_text')) })
    await choose(opened, jpeg('dark.jpg'))
    await opened.user.click(await screen.findByRole('button', { name: 'Summarize' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('No text content could be extracted from the file.')
    expect(alert).toHaveTextContent('Try a sharper photo')
    expect(names()).toEqual(['p. 1 dark.jpg'])
    expect(opened.net.to(ai)).toHaveLength(0)
    await opened.user.click(screen.getByRole('button', { name: 'Remove all' }))
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  })
})
