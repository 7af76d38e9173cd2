import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../test/files.ts'
import {
  bushyForms,
  claimedPages,
  contentBomb,
  corruptedPage,
  deepPages,
  encryptedBy,
  loopingForm,
  loopingPages,
  manyPages,
  noisyFont,
  pictureBomb,
} from '../../../test/hostile-pdfs.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'
import { BoundlessPage, boundedTextContent } from './pdfjs/bounded-text.ts'
import { boundUnpacking } from './pdfjs/bounded-unpacking.ts'

const sentence = 'A sentence that is long enough to count as the text of a page.'
const read = (bytes: Uint8Array) => readFile(fileOf('a.pdf', bytes), { openPdf: openNodePdf })

describe('hostile PDFs', () => {
  it.each([
    ['a font program of noise', noisyFont(sentence)],
    ['a billion pages claimed and one there', claimedPages(sentence)],
  ])('reads %s', async (_what, bytes) => {
    const { content, pages } = await read(bytes)
    expect([content, pages.length]).toEqual([sentence, 1])
  })

  it('reads a form that draws itself once', async () => {
    expect((await read(loopingForm(sentence))).content).toBe(`${sentence} again`)
  })

  it('keeps a page that the list of pages names many times', async () => {
    const { content, pages } = await read(manyPages(200, sentence))
    expect(pages).toHaveLength(200)
    expect(content.split(sentence)).toHaveLength(201)
  })

  it('refuses more pages than can be read, before reading one', async () => {
    const seen: number[] = []
    const reading = readFile(fileOf('a.pdf', manyPages(50_001, sentence)), {
      openPdf: openNodePdf,
      onProgress: ({ stage }) => stage === 'reading' && seen.push(1),
    })
    await expect(reading).rejects.toMatchObject({
      code: 'unreadable',
      message:
        'Failed to process document. Please ensure the file is not corrupted or password-protected.',
    })
    expect(seen).toEqual([])
  })

  it.each([
    ['pages that list themselves', loopingPages()],
    ['a tree of pages without end', deepPages(5_000)],
  ])('says that nothing could be read of %s', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'no_text' })
  })

  it('says of a page that unpacks to more than fits that it could not be read', async () => {
    boundUnpacking(8 * 1024 * 1024)
    const { content, pages } = await read(contentBomb(20_000_000, sentence))
    boundUnpacking(256 * 1024 * 1024)
    expect(pages.map(({ source }) => source)).toEqual(['failed', 'text'])
    expect(content).toBe(`[Page 1 content could not be extracted]\n\n${sentence}`)
  })

  it('says so when a picture would not fit into memory', async () => {
    const { content, pages } = await read(pictureBomb(60_000))
    expect(content).toBe('Few words\n\n[Page 1 content could not be extracted]')
    expect(pages.map(({ source }) => source)).toEqual(['failed'])
  })

  it('does not blame other pages for it', async () => {
    const files = [pictureBomb(60_000), pictureBomb(500), pictureBomb(60_000), pictureBomb(500)]
    const read4 = await Promise.all(files.map(read))
    expect(read4.map(({ pages: [page] }) => page?.source === 'failed')).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it.each(['Adobe.PubSec', 'EBX_HANDLER'])(
    'says that a file encrypted by %s may be protected, and asks for no password',
    async (handler) => {
      await expect(read(encryptedBy(handler))).rejects.toMatchObject({
        code: 'unreadable',
        message:
          'Failed to process document. Please ensure the file is not corrupted or password-protected.',
      })
    },
  )

  it('reads the pages around one whose stream is corrupted', async () => {
    const { content, pages } = await read(corruptedPage(sentence))
    expect(pages).toHaveLength(2)
    expect(content.endsWith(sentence)).toBe(true)
  })

  it('gives up a page whose forms draw each other over and over', async () => {
    const task = await openNodePdf(fileOf('a.pdf', bushyForms(8, 10)), undefined)
    const page = await (await task.promise).getPage(1)
    await expect(boundedTextContent(page, { items: 200, ms: 60_000 })).rejects.toThrow(
      BoundlessPage,
    )
    await expect(boundedTextContent(page, { items: 1e9, ms: 100 })).rejects.toThrow(BoundlessPage)
    await task.destroy()
  })
})
