import type { PDFDocumentProxy } from 'pdfjs-dist'
import { median } from '../../document/median.ts'
import { type GrayImage, isEmpty } from '../../ocr/image/gray-image.ts'
import { preparedImage } from '../../ocr/image/prepared.ts'
import { findLanguage, type LanguageFinder } from '../../ocr/language-finder.ts'
import { guessOcrLanguage, type OcrLanguage } from '../../ocr/ocr-languages.ts'
import { type Recognition, type Recognizer, recognizedText } from '../../ocr/recognition.ts'
import type { Line } from './layout/lines.ts'
import { type RenderPage, recognitionScale } from './pdfjs/render-page.ts'
import type { PageReading } from './read-page.ts'
import { isGarbage } from './unreadable-text/garbage-text.ts'

export interface Recognizing {
  readonly recognizer: Recognizer
  readonly renderPage: RenderPage
  /** The language to expect; left out, readable pages tell it, else the first recognized ones. */
  readonly language?: OcrLanguage | undefined
  /** Pages, counted from 1, whose text is known already: they are not recognized again. */
  readonly known?: ReadonlySet<number> | undefined
  /** Whether the pages that are left are to stay as they are. */
  readonly isSkipped?: (() => boolean) | undefined
}

interface Progress {
  readonly signal?: AbortSignal | undefined
  readonly onPage: (done: number, total: number, language: OcrLanguage) => void
}

const sampleCharacters = 20_000

function textOf({ lines }: PageReading): string {
  return lines
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

function languageOf(readings: readonly PageReading[]): OcrLanguage | null {
  let sample = ''
  for (const reading of readings) {
    if (reading.source === 'text') sample += `${textOf(reading)}\n`
    if (sample.length > sampleCharacters) break
  }
  return guessOcrLanguage(sample)
}

/** Recognized lines as lines of a page, in points. */
export function pageLines({ blocks }: Recognition, scale: number): Line[][] {
  return blocks.map((lines) => {
    const size = median(lines.map(({ height }) => height)) / scale
    return lines.map(({ words, x, y, width, height }) => ({
      text: words.map(({ text }) => text).join(' '),
      x: x / scale,
      end: (x + width) / scale,
      y: (y + height) / scale,
      bottom: (y + height) / scale,
      size,
    }))
  })
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/** What a page gives once it has been recognized: the longer text wins, garbage never. */
function settle(reading: PageReading, recognition: Recognition): PageReading {
  const recognized = recognizedText(recognition)
  const before = textOf(reading)
  if (letters(recognized) === 0 || isGarbage(recognized)) {
    return before === ''
      ? { ...reading, source: 'unread', fallback: 'nothingRecognized' }
      : { ...reading, source: 'text' }
  }
  if (letters(before) >= letters(recognized)) return { ...reading, source: 'text' }
  return {
    lines: pageLines(recognition, recognitionScale),
    source: 'ocr',
    mayHoldText: true,
    recognition,
  }
}

type Drawn = GrayImage | 'blank' | 'failed'

async function draw(
  document: PDFDocumentProxy,
  number: number,
  renderPage: RenderPage,
): Promise<Drawn> {
  try {
    const page = await document.getPage(number)
    let image: GrayImage
    try {
      image = await renderPage(page, recognitionScale)
    } finally {
      page.cleanup()
    }
    if (isEmpty(image)) return 'blank'
    preparedImage(image)
    return image
  } catch {
    return 'failed'
  }
}

async function recognizePage(
  drawn: Drawn,
  reading: PageReading,
  finder: LanguageFinder,
): Promise<PageReading> {
  const keep = (fallback: PageReading['fallback']): PageReading =>
    reading.lines.length > 0 || reading.source === 'failed'
      ? reading
      : { ...reading, source: 'failed', fallback }
  if (drawn === 'failed') return keep('renderFailed')
  if (drawn === 'blank') {
    return { ...reading, source: reading.lines.length > 0 ? 'text' : 'blank' }
  }
  try {
    return settle(reading, await finder.recognize(drawn))
  } catch {
    return keep('recognitionFailed')
  }
}

/**
 * Recognizes the pages whose text layer is missing or useless, a few at a time, and puts what they give in their place.
 * While an engine reads a page the next one is drawn. Once skipped, those that are left say so.
 */
export async function recognizePages(
  document: PDFDocumentProxy,
  readings: PageReading[],
  recognizing: Recognizing,
  { signal, onPage }: Progress,
): Promise<OcrLanguage | null> {
  const doubtful = readings.flatMap(({ mayHoldText }, index) => (mayHoldText ? [index + 1] : []))
  if (doubtful.length === 0) return null
  const numbers = doubtful.filter((number) => recognizing.known?.has(number) !== true)
  const { recognizer, renderPage, language = languageOf(readings) } = recognizing
  const finder = findLanguage(recognizer, language)
  const left = new Set(numbers)
  const queue = numbers.values()
  const report = () => onPage(numbers.length - left.size, numbers.length, finder.language)
  report()
  const drawNext = () => {
    const { value: number } = queue.next()
    return number === undefined ? null : { number, drawing: draw(document, number, renderPage) }
  }
  const work = async () => {
    let page = drawNext()
    while (page !== null && recognizing.isSkipped?.() !== true) {
      signal?.throwIfAborted()
      const { number, drawing } = page
      const reading = readings[number - 1]
      const recognized = reading && recognizePage(await drawing, reading, finder)
      page = drawNext()
      if (recognized) readings[number - 1] = await recognized
      left.delete(number)
      report()
    }
  }
  const atOnce = Math.min(recognizer.atOnce, numbers.length)
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const number of left) {
    const reading = readings[number - 1]
    if (reading?.source === 'unread') readings[number - 1] = { ...reading, isSkipped: true }
  }
  return finder.language
}
