import { FileError, pageFallbacks } from '@precis/domain'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { composeDocument, type Part } from '../compose-document.ts'
import type { ExtractedDocument, ReadingProgress } from '../document.ts'
import { rejoinBrokenWords } from './broken-words.ts'
import { type OpenPdf, pdfError } from './open-pdf.ts'
import { type Paragraph, toParagraphs } from './paragraphs.ts'
import { headingLevels } from './pdf-headings.ts'
import { type PageReading, readPage } from './read-page.ts'
import { dropRunningLines } from './running-lines.ts'

/** Pages that are read at the same time. */
const pagesAtOnce = 3

interface ReadPdfOptions {
  readonly openPdf: OpenPdf
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
}

async function tryPage(document: PDFDocumentProxy, number: number): Promise<PageReading> {
  try {
    const page = await document.getPage(number)
    const reading = await readPage(page)
    page.cleanup()
    return reading
  } catch {
    return { lines: [], source: 'failed' }
  }
}

async function readPages(
  document: PDFDocumentProxy,
  { signal, onProgress }: ReadPdfOptions,
): Promise<PageReading[]> {
  const total = document.numPages
  const readings: PageReading[] = new Array(total)
  let next = 1
  let done = 0
  onProgress?.({ stage: 'reading', done, total })
  const work = async () => {
    while (next <= total) {
      signal?.throwIfAborted()
      const number = next++
      readings[number - 1] = await tryPage(document, number)
      onProgress?.({ stage: 'reading', done: ++done, total })
    }
  }
  await Promise.all(Array.from({ length: Math.min(pagesAtOnce, total) }, work))
  return readings
}

function toParts(readings: readonly PageReading[]): Part[] {
  const pages = dropRunningLines(readings.map(({ lines }) => lines))
  const paragraphs = pages.map((page) => page.flatMap(toParagraphs))
  const all: Paragraph[] = paragraphs.flat()
  const levels = headingLevels(all)
  const texts = rejoinBrokenWords(all.map(({ text }) => text))
  let at = 0
  return paragraphs.map((page, index) => {
    const source = readings[index]?.source ?? 'failed'
    const blocks = page.map(({ isTight }) => {
      const [text = '', level] = [texts[at], levels[at]]
      at += 1
      return typeof level === 'number' ? { text, heading: level } : { text, isTight }
    })
    if (source === 'failed')
      blocks.push({ text: pageFallbacks.unreadable(index + 1), isTight: false })
    return { blocks, page: { source } }
  })
}

/**
 * Reads the text layer of a PDF, page by page. A page that cannot be read leaves its fallback text.
 * Throws `FileError` bad_pdf, unreadable (password) or no_text.
 */
export async function readPdf(
  bytes: Uint8Array,
  options: ReadPdfOptions,
): Promise<ExtractedDocument> {
  const task = await options.openPdf(bytes)
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw pdfError(error)
    })
    const readings = await readPages(document, options)
    const result = composeDocument('pdf', toParts(readings))
    const hasText = result.pages.some(
      ({ source, start, end }) => source !== 'failed' && end > start,
    )
    if (!hasText) throw new FileError('no_text')
    return result
  } finally {
    await task.destroy()
  }
}
