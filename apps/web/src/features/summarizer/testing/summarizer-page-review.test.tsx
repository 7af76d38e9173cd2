import { pageFallbacks } from '@precis/domain'
import type { ExtractedDocument, PageSpan } from '@precis/extraction'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../page-review/page-review.tsx'
import '../page-review/image-pages.tsx'
import type { ReadOptions, ReadSource } from '../workbench/source.ts'
import { type AiBody, fillInBrowser, open, renewal, rent } from './open-summarizer.tsx'

beforeEach(fillInBrowser)

const misread = 'The tcnant shall pay rcnt of $3,400 per month.'
const filler = 'Nothing of note stands on this page, and it says so at some length.'

function scanned(texts: readonly (Partial<PageSpan> & { text: string })[]): ExtractedDocument {
  let content = ''
  const pages = texts.map(({ text, ...page }, index): PageSpan => {
    const start = content === '' ? 0 : content.length + 2
    content = content === '' ? text : `${content}\n\n${text}`
    return { number: index + 1, start, end: content.length, source: 'ocr', ...page }
  })
  return { kind: 'pdf', content, pages, sections: [], ocrLanguage: 'eng' }
}

const doubtful = () =>
  scanned([
    { text: `${misread} ${renewal}`, confidence: 41 },
    { text: pageFallbacks.recognitionFailed, source: 'failed' },
    { text: filler, confidence: 92 },
  ])

async function upload(reading: ReadSource) {
  // As the real one does, it says that it recognizes before it is done.
  const read: ReadSource = async (source, options) => {
    options.onProgress({ stage: 'recognizing', done: 0, total: 3, language: 'eng' })
    await new Promise((resolve) => setTimeout(resolve))
    return reading(source, options)
  }
  const opened = await open({ read })
  const input = await screen.findByLabelText('Document file')
  await opened.user.upload(input, new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }))
  return opened
}

const sent = ({ summaries }: Awaited<ReturnType<typeof upload>>) =>
  (summaries()[0]?.body as AiBody | undefined)?.content

describe('a document that was hard to read', () => {
  it('is analyzed as it was put right, page by page, and says so with its result', async () => {
    const opened = await upload(async () => doubtful())
    const { user } = opened
    const receipt = await screen.findByRole('region', { name: '2 pages to check' })
    expect(within(receipt).getByRole('button', { name: /^Page 2/ })).toHaveTextContent(
      '[OCR processing failed]',
    )
    expect(screen.getByRole('button', { name: 'Summarize anyway' })).toBeVisible()

    await user.click(within(receipt).getByRole('button', { name: /^Page 1/ }))
    const first = await screen.findByRole('textbox', { name: 'Text of page 1' })
    expect(first).toHaveValue(`${misread} ${renewal}`)
    await user.clear(first)
    await user.click(first)
    await user.paste(`${rent} ${renewal}`)
    await user.click(screen.getByRole('button', { name: 'Save correction' }))

    const second = await screen.findByRole('textbox', { name: 'Text of page 2' })
    expect(second).toHaveValue('')
    await user.type(second, 'Signed by both.')
    await user.click(screen.getByRole('button', { name: 'Save correction' }))

    expect(await screen.findByText('Ready to summarize')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Summarize' }))
    await screen.findByRole('heading', { name: 'Key Points' })
    expect(sent(opened)).toBe(`${rent} ${renewal}\n\nSigned by both.\n\n${filler}`)
    const coverage =
      '3 of 3 pages read: 2 recognized, 1 typed in. Pages 1 and 2 were corrected by hand.'
    expect(screen.getByText(coverage)).toBeVisible()
    expect(opened.slots.at(-1)?.source.input.coverage).toBe(coverage)
  })

  it('keeps a correction when its page is left, and takes it back when asked', async () => {
    const opened = await upload(async () => doubtful())
    const { user } = opened
    await user.click(await screen.findByRole('button', { name: /^Page 1/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Text of page 1' }), ' And more.')
    await user.keyboard('{Escape}')
    const row = await screen.findByRole('button', { name: /^Page 1 Corrected by hand/ })
    await user.click(row)
    expect(await screen.findByRole('textbox', { name: 'Text of page 1' })).toHaveValue(
      `${misread} ${renewal} And more.`,
    )
    await user.click(screen.getByRole('button', { name: 'Undo correction' }))
    expect(screen.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue(
      `${misread} ${renewal}`,
    )
    await user.click(screen.getByRole('button', { name: 'The text is correct' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: /^Page 1 Checked by hand/ })).toBeVisible()
  })

  it('outlives a reload, corrections and all', async () => {
    const first = await upload(async () => doubtful())
    await first.user.click(await screen.findByRole('button', { name: /^Page 2/ }))
    await first.user.type(await screen.findByRole('textbox'), 'Signed by both.')
    await first.user.keyboard('{Escape}')
    first.unmount()
    await open()
    expect(await screen.findByRole('button', { name: /^Page 2 Typed in by hand/ })).toBeVisible()
    expect(screen.getByText(/Scanned text was read as English/)).toBeVisible()
  })
})

describe('another language', () => {
  const reading = vi.fn<(options: ReadOptions) => void>()

  beforeEach(() => reading.mockReset())

  const rereadable = async (again: () => Promise<ExtractedDocument>) => {
    let count = 0
    const opened = await upload(async (_, options) => {
      reading(options)
      count += 1
      return count === 1 ? doubtful() : again()
    })
    const { user } = opened
    await user.click(await screen.findByRole('button', { name: /^Page 2/ }))
    await user.type(await screen.findByRole('textbox'), 'Signed by both.')
    await user.keyboard('{Escape}')
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Language of scanned text' }),
      'Deutsch',
    )
    expect(screen.getByText(/Pages you corrected keep your text/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Read again' }))
    return opened
  }

  it('reads the pictures again, keeps what was corrected by hand, and waits', async () => {
    await rereadable(async () => ({
      ...scanned([
        { text: `Die Miete ist faellig. ${filler}`, confidence: 88 },
        { text: '', source: 'unread' },
        { text: filler, confidence: 92 },
      ]),
      ocrLanguage: 'deu',
    }))
    expect(await screen.findByText('Ready to summarize')).toBeVisible()
    expect(reading.mock.lastCall?.[0]).toMatchObject({ language: 'deu', knownPages: [2] })
    expect(screen.getByRole('button', { name: /^Page 2 Typed in by hand/ })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Language of scanned text' })).toHaveDisplayValue(
      'Deutsch',
    )
  })

  it('gives the first reading back when it is canceled, or fails', async () => {
    const opened = await rereadable(() => new Promise(() => undefined))
    await opened.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: /^Page 1 Hard to read/ })).toBeVisible()
    expect(reading.mock.lastCall?.[0].signal.aborted).toBe(true)
    opened.unmount()
    sessionStorage.clear()
    fillInBrowser()
    await rereadable(() => Promise.reject(new Error('crash')))
    expect(await screen.findByText('The pages could not be read again')).toBeVisible()
  })
})

it('waits for somebody who wants to look at pages that read well', async () => {
  const well = scanned([{ text: `${rent} ${renewal} ${filler}`, confidence: 92 }])
  const { promise, resolve } = Promise.withResolvers<ExtractedDocument>()
  const opened = await upload((_, { onProgress }) => {
    onProgress({ stage: 'recognizing', done: 0, total: 1, language: 'fra' })
    return promise
  })
  expect(
    await screen.findByRole('combobox', { name: 'Language of scanned text' }),
  ).toHaveDisplayValue('Français')
  await opened.user.click(screen.getByRole('button', { name: 'Check the pages first' }))
  resolve(well)
  expect(await screen.findByText('Ready to summarize')).toBeVisible()
  expect(opened.summaries()).toHaveLength(0)
  await opened.user.click(screen.getByRole('button', { name: 'Summarize' }))
  await screen.findByRole('heading', { name: 'Key Points' })
})
