import { describe, expect, it } from 'vitest'
import { fileOf } from '../../test/files.ts'
import {
  bushyForms,
  claimedPages,
  deepPages,
  loopingForm,
  loopingPages,
  manyPages,
  noisyFont,
} from '../../test/hostile-pdfs.ts'
import { openNodePdf } from '../../test/open-node-pdf.ts'
import { readFile } from '../read-file.ts'
import { BoundlessPage, boundedTextContent } from './bounded-text.ts'

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
