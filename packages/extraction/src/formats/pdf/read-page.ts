import type { PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import type { PageSource } from '../../document/document.ts'
import type { Recognition } from '../../ocr/recognition.ts'
import { BoundlessPage, boundedTextContent } from './bounded-text.ts'
import { refusedStreams } from './bounded-unpacking.ts'
import { isGarbage } from './garbage-text.ts'
import { pageLines } from './layout/page-lines.ts'
import type { PageLines } from './layout/running-lines.ts'
import { measurePictures } from './page-images.ts'
import { withRemovedPictures } from './removed-images.ts'

/** One page before the document around it is known. */
export interface PageReading {
  readonly lines: PageLines
  readonly source: PageSource
  /** Whether a picture of the page could tell more than its text layer does. */
  readonly mayHoldText: boolean
  /** Why nothing could be had, for pages without text. */
  readonly fallback?: 'renderFailed' | 'nothingRecognized' | 'recognitionFailed' | undefined
  readonly recognition?: Recognition
}

const fewCharacters = 50
const minImageShare = 0.02
const minShapes = 4
const scanShare = 0.3
interface FieldAnnotation {
  readonly subtype?: string
  readonly fieldType?: string
  readonly fieldValue?: unknown
  readonly hidden?: boolean
  readonly rect?: readonly number[]
  readonly contentsObj?: { readonly str?: string }
  readonly password?: boolean
}

const pixelsPerLine = 10

function annotationText(annotation: FieldAnnotation): string {
  if (annotation.hidden === true || annotation.password === true) return ''
  if (annotation.subtype === 'FreeText') return annotation.contentsObj?.str ?? ''
  const isFilled = annotation.fieldType === 'Tx' || annotation.fieldType === 'Ch'
  if (!isFilled) return ''
  const value = annotation.fieldValue
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''
}

/** Filled form fields and free-text notes as text at their place on the page. */
async function fieldItems(page: PDFPageProxy): Promise<TextItem[]> {
  const annotations = (await page.getAnnotations()) as FieldAnnotation[]
  const items: TextItem[] = []
  for (const annotation of annotations) {
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect ?? []
    const lines = annotationText(annotation).split(/\r\n?|\n/)
    const size = Math.min(pixelsPerLine, Math.max(1, (top - bottom) / lines.length))
    for (const [index, str] of lines.entries()) {
      if (str.trim() === '') continue
      const baseline =
        lines.length === 1 ? (bottom + top) / 2 - size * 0.35 : top - size * (index + 1)
      const width = Math.min(right - left, str.length * size * 0.5)
      const transform = [size, 0, 0, size, left, baseline]
      items.push({ str, dir: 'ltr', transform, width, height: size, fontName: '', hasEOL: true })
    }
  }
  return items
}

interface Doubt {
  readonly source: PageSource
  readonly mayHoldText: boolean
}

async function lookAtPictures(page: PDFPageProxy, characters: number): Promise<Doubt> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { value, isPictureRemoved } = await withRemovedPictures(() => page.getOperatorList())
  if (isPictureRemoved) return { source: 'failed', mayHoldText: false }
  const pictures = measurePictures(value, width * height)
  const mayHoldText = pictures.imageShare >= minImageShare || pictures.shapes >= minShapes
  if (characters > 0) {
    return { source: pictures.imageShare >= scanShare ? 'unread' : 'text', mayHoldText }
  }
  return { source: mayHoldText ? 'unread' : 'blank', mayHoldText }
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
