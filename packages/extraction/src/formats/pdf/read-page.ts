import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import type { PageSource } from '../../document/document.ts'
import type { Recognition } from '../../ocr/recognition.ts'
import { pageLines } from './layout/page-lines.ts'
import type { PageLines } from './layout/running/running-lines.ts'
import { BoundlessPage, boundedTextContent } from './pdfjs/bounded-text.ts'
import { refusedStreams } from './pdfjs/bounded-unpacking.ts'
import { fieldItems } from './pdfjs/form-fields.ts'
import { measureImages } from './pdfjs/page-images.ts'
import { withRemovedPictures } from './pdfjs/removed-images.ts'
import { isGarbage } from './unreadable-text/garbage-text.ts'

/** One page before the document around it is known. */
export interface PageReading {
  readonly lines: PageLines
  readonly source: PageSource
  /** Whether an image of the page could tell more than its text layer does. */
  readonly mayHoldText: boolean
  /** Why nothing could be had, for pages without text. */
  readonly fallback?: 'renderFailed' | 'nothingRecognized' | 'recognitionFailed' | undefined
  readonly recognition?: Recognition
  /** Somebody chose to leave its image unread. */
  readonly isSkipped?: true
}

const fewCharacters = 50
const minImageShare = 0.02
const minShapes = 4
const scanShare = 0.3

interface Doubt {
  readonly source: PageSource
  readonly mayHoldText: boolean
}

async function lookAtPictures(page: PDFPageProxy, characters: number): Promise<Doubt> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { value, isPictureRemoved } = await withRemovedPictures(() => page.getOperatorList())
  if (isPictureRemoved) return { source: 'failed', mayHoldText: false }
  const images = measureImages(value, width * height)
  const mayHoldText = images.imageShare >= minImageShare || images.shapes >= minShapes
  if (characters > 0) {
    return { source: images.imageShare >= scanShare ? 'unread' : 'text', mayHoldText }
  }
  return { source: mayHoldText ? 'unread' : 'blank', mayHoldText }
}

/**
 * A page by texts that another engine took from it; null where they are too few, or none that a person reads, to go without a
 * look at its images.
 */
export function readTexts(
  items: readonly TextItem[],
  leastCharacters = fewCharacters,
): PageReading | null {
  if (isGarbage(items.map(({ str }) => str).join(''))) return null
  const lines = pageLines({ items: [...items], styles: {}, lang: null })
  const characters = lines.flat().reduce((sum, { text }) => sum + text.length, 0)
  return characters < leastCharacters ? null : { lines, source: 'text', mayHoldText: false }
}

/** Reads the text of one page in reading order and tells how it came by it. Throws what pdf.js throws. */
export async function readPage(page: PDFPageProxy): Promise<PageReading> {
  const refused = refusedStreams()
  const [content, fields] = await Promise.all([boundedTextContent(page), fieldItems(page)])
  const raw = content.items.map((item) => ('str' in item ? item.str : '')).join('')
  if (isGarbage(raw)) return { lines: [], source: 'unread', mayHoldText: true }
  const lines = pageLines(content, fields)
  const characters = lines.flat().reduce((sum, { text }) => sum + text.length, 0)
  if (characters >= fewCharacters) return { lines, source: 'text', mayHoldText: false }
  // What a refused stream would have said is not known, and drawing it would end the same way.
  const check = () => {
    if (refusedStreams() > refused) throw new BoundlessPage('a stream unpacks to more than fits')
  }
  check()
  const doubt = await lookAtPictures(page, characters)
  check()
  return { lines, ...doubt }
}
