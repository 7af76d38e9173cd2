import { FileError } from '@precis/domain'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { composeDocument } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument, ReadingProgress } from '../../document/document.ts'
import type { SourceFile } from '../../document/source-file.ts'
import { BoundlessPage } from './bounded-text.ts'
import { type OpenPdf, pdfError } from './open-pdf.ts'
import { toParts } from './page-parts.ts'
import { type PageReading, readPage } from './read-page.ts'
import { type Recognizing, recognizePages } from './recognize-pages.ts'

/** Pages that are read at the same time. */
const pagesAtOnce = 3
const maxPages = 50_000

interface ReadPdfOptions {
  readonly openPdf: OpenPdf
  readonly password?: string | undefined
  /** Recognizes pages without a useful text layer; they stay unread when left out. */
  readonly recognizing?: Recognizing | undefined
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
}

async function tryPage(document: PDFDocumentProxy, number: number): Promise<PageReading> {
  try {
    const page = await document.getPage(number)
    const reading = await readPage(page)
    page.cleanup()
    return reading
  } catch (error) {
    // Drawing a page without bounds would take as long as reading it.
    return { lines: [], source: 'failed', mayHoldText: !(error instanceof BoundlessPage) }
  }
}

async function readPages(
  document: PDFDocumentProxy,
  { signal, onProgress }: ReadPdfOptions,
): Promise<PageReading[]> {
  const total = document.numPages
  if (total > maxPages) throw new FileError('unreadable', new Error('more pages than can be read'))
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

/**
 * Reads the text layer of a PDF, page by page. A page that cannot be read leaves its fallback text.
 * Throws `FileError` bad_pdf, password_needed, wrong_password, no_text, or unreadable when it has too many pages
 * or is encrypted in a way that no password opens.
 */
export async function readPdf(
  file: SourceFile,
  options: ReadPdfOptions,
): Promise<ExtractedDocument> {
  const task = await options.openPdf(file, options.password)
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw pdfError(error)
    })
    const readings = await readPages(document, options)
    const { signal, onProgress, recognizing } = options
    const language =
      recognizing &&
      (await recognizePages(document, readings, recognizing, {
        signal,
        onPage: (done, total, expected) =>
          onProgress?.({ stage: 'recognizing', done, total, language: expected }),
      }))
    const result = composeDocument('pdf', toParts(readings))
    const hasText = readings.some(({ lines }) => lines.some((region) => region.length > 0))
    const isKnown = recognizing?.known !== undefined && recognizing.known.size > 0
    if (!hasText && !isKnown) throw new FileError('no_text')
    return language ? { ...result, ocrLanguage: language } : result
  } finally {
    await task.destroy()
  }
}
