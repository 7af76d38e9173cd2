import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { ReadingProgress } from '../../document/document.ts'
import type { SourceFile } from '../../document/source-file.ts'
import type { PageTexts } from './pdfium/page-texts.ts'
import type { PdfiumHost } from './pdfium/protocol.ts'
import { openSharedTexts, threadsFor } from './pdfium/shared-texts.ts'
import { BoundlessPage } from './pdfjs/bounded-text.ts'
import { type PageReading, readPage, readTexts } from './read-page.ts'

/** Pages that are read at the same time: of each of two threads one, and for each of them the next. */
const pagesAtOnce = 4
/** From here on PDFium, which takes a moment to start, is the faster one. */
const manyPages = 20

export interface ReadPagesOptions {
  readonly password?: string | undefined
  /** Reads most pages of long files, and what pdf.js cannot; pdf.js reads alone when left out. */
  readonly pdfium?: PdfiumHost | undefined
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

function openTexts(
  file: SourceFile,
  { password, pdfium }: ReadPagesOptions,
  pages = 1,
): PageTexts | null {
  if (!pdfium) return null
  const threads = threadsFor(pdfium, pages, file.size)
  return openSharedTexts(pdfium, file.slice(0, file.size), password, threads)
}

/** Calls `read` for each number, a few at a time, and tells the progress. */
async function eachPage(
  total: number,
  { signal, onProgress }: ReadPagesOptions,
  read: (number: number) => Promise<void>,
): Promise<void> {
  let next = 1
  let done = 0
  onProgress?.({ stage: 'reading', done, total })
  const work = async () => {
    while (next <= total) {
      signal?.throwIfAborted()
      await read(next++)
      onProgress?.({ stage: 'reading', done: ++done, total })
    }
  }
  await Promise.all(Array.from({ length: Math.min(pagesAtOnce, total) }, work))
}

/** Reads pages that pdf.js failed to read, in so far as PDFium can. */
async function rescuePages(
  readings: PageReading[],
  file: SourceFile,
  options: ReadPagesOptions,
): Promise<void> {
  const failed = readings.flatMap(({ source, mayHoldText }, index) =>
    source === 'failed' && mayHoldText ? [index] : [],
  )
  const texts = failed.length > 0 ? openTexts(file, options) : null
  try {
    if ((await texts?.pages) !== readings.length) return
    for (const index of failed) {
      const items = await texts?.take(index + 1)
      const reading = items && readTexts(items, 1)
      if (reading) readings[index] = reading
    }
  } finally {
    texts?.close()
  }
}

/** Reads the text layer of each page: PDFium those of a long file, pdf.js all others and what PDFium leaves to it. */
export async function readPages(
  document: PDFDocumentProxy,
  file: SourceFile,
  options: ReadPagesOptions,
): Promise<PageReading[]> {
  const total = document.numPages
  const readings: PageReading[] = new Array(total)
  const texts = total < manyPages ? null : openTexts(file, options, total)
  try {
    const isSame = (await texts?.pages) === total
    await eachPage(total, options, async (number) => {
      const items = isSame ? await texts?.take(number) : null
      readings[number - 1] = (items && readTexts(items)) ?? (await tryPage(document, number))
    })
  } finally {
    texts?.close()
  }
  await rescuePages(readings, file, options)
  return readings
}

/** Reads a file that pdf.js does not open; null when PDFium opens it no more, or finds more pages than `mostPages`. */
export async function readPagesWithoutPdfJs(
  file: SourceFile,
  mostPages: number,
  options: ReadPagesOptions,
): Promise<PageReading[] | null> {
  const texts = openTexts(file, options)
  try {
    const total = (await texts?.pages) ?? 0
    if (total === 0 || total > mostPages) return null
    const readings: PageReading[] = new Array(total)
    await eachPage(total, options, async (number) => {
      const items = await texts?.take(number)
      const unread: PageReading = { lines: [], source: 'failed', mayHoldText: false }
      readings[number - 1] = (items && readTexts(items, 1)) ?? unread
    })
    return readings
  } finally {
    texts?.close()
  }
}
