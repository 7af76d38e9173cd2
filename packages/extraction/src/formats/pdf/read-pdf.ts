import { FileError, pageFallbacks } from '@precis/domain'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type Block, composeDocument, type Part } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument, ReadingProgress } from '../../document/document.ts'
import { wordBoxesOf } from '../../document/recognized-word-boxes.ts'
import type { SourceFile } from '../../document/source-file.ts'
import { BoundlessPage } from './bounded-text.ts'
import { pageEndMark, rejoinBrokenWords } from './layout/broken-words.ts'
import { joinContinuations, type PagePiece } from './layout/continuations.ts'
import { joinLines, toParagraphs } from './layout/paragraphs.ts'
import { bodySize, headingLevels } from './layout/pdf-headings.ts'
import { dropRunningLines } from './layout/running-lines.ts'
import { type OpenPdf, pdfError } from './open-pdf.ts'
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

/** The texts of all pieces, broken words whole again; a piece that is continued and its rest are read as one. */
function wholeTexts(pieces: readonly PagePiece[]): string[] {
  const texts: string[][] = []
  for (const { text: read, isContinued } of pieces) {
    // Fonts without a right map give control characters, this one among them.
    const text = read.replaceAll(pageEndMark, '')
    const open = isContinued ? texts.at(-1) : undefined
    if (open) open.push(...joinLines(open.pop() ?? '', text, pageEndMark).split(pageEndMark))
    else texts.push([text])
  }
  return rejoinBrokenWords(texts.map((parts) => parts.join(pageEndMark))).flatMap((text) =>
    text.split(pageEndMark),
  )
}

/** Rows that follow each other are a table: their cells are parted as in the tables of other files. */
function withCells(texts: readonly string[], pieces: readonly PagePiece[]): string[] {
  const isRow = (index: number) => texts[index]?.includes('\t') === true
  const follows = (index: number) =>
    isRow(index) && isRow(index - 1) && pieces[index]?.isTight === true
  return texts.map((text, index) =>
    follows(index) || follows(index + 1) ? text.replaceAll(/\s*\t\s*/g, ' | ') : text,
  )
}

function toParts(readings: readonly PageReading[]): Part[] {
  const pages = dropRunningLines(readings.map(({ lines }) => lines))
  const paragraphs = pages.map((page) => page.map(toParagraphs))
  const joined = joinContinuations(paragraphs, bodySize(paragraphs.flat(2)))
  const all = joined.flat()
  const levels = headingLevels(all)
  const texts = withCells(wholeTexts(all), all)
  let at = 0
  return joined.map((page, index) => {
    const { source = 'failed', fallback, recognition } = readings[index] ?? {}
    const isAfterFallback = readings[index - 1]?.fallback !== undefined
    const blocks: Block[] = page.map(({ isTight, isContinued }) => {
      const [text = '', level, before = ''] = [texts[at], levels[at], texts[at - 1]]
      at += 1
      if (isContinued && !isAfterFallback) return { text, joint: before.endsWith(' ') ? ' ' : '' }
      return typeof level === 'number' ? { text, heading: level } : { text, isTight }
    })
    if (fallback) blocks.push({ text: pageFallbacks[fallback], isTight: false })
    else if (source === 'failed')
      blocks.push({ text: pageFallbacks.unreadable(index + 1), isTight: false })
    if (recognition === undefined) return { blocks, page: { source } }
    const { turn } = recognition
    const confidence = Math.round(recognition.confidence)
    return { blocks, page: { source, confidence, turn, words: wordBoxesOf(recognition) } }
  })
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
