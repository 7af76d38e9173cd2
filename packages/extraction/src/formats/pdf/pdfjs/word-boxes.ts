import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import { wordsAndSpace } from '../../../document/letters.ts'
import type { WordBox } from '../../../document/page-image.ts'
import { radicalReader } from '../unreadable-text/radicals.ts'
import { fieldItems } from './form-fields.ts'

const ascent = 0.8
const descent = 0.22

/** How wide a text is in a family of fonts, in any unit. */
export type MeasureText = (text: string, family: string) => number

interface Place {
  readonly item: TextItem
  /** Where it begins and ends along the item, from 0 to 1. */
  readonly shares: readonly [number, number]
  readonly isVertical: boolean
}

/** Corners of a stretch of an item, in its own space: along its line, and across it. */
function cornersOf({ item, shares, isVertical }: Place): [number, number][] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[]
  const size = Math.hypot(c, d) || 1
  const run = Math.hypot(a, b) || 1
  return shares.flatMap((share): [number, number][] => {
    if (isVertical) {
      // Signs hang below their origin, which is in the middle of the line.
      const down = (share * Math.abs(item.height)) / size
      return [-0.5, 0.5].map((side) => [e + a * side - c * down, f + b * side - d * down])
    }
    const along = (share * item.width) / run
    return [-descent, ascent].map((rise) => [e + a * along + c * rise, f + b * along + d * rise])
  })
}

function boxOf(place: Place, text: string, viewport: PageViewport): WordBox {
  const corners = cornersOf(place).map(([x, y]) => viewport.convertToViewportPoint(x, y))
  const xs = corners.map(([x = 0]) => x / viewport.width)
  const ys = corners.map(([, y = 0]) => y / viewport.height)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    text,
    left,
    top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  }
}

/**
 * The words of a page's text layer and where they stand, in drawing order, then what is filled in on it. A text that
 * the page draws as one piece is parted where a like font would part it.
 */
export async function textLayerWords(
  page: PDFPageProxy,
  viewport: PageViewport,
  measure: MeasureText,
): Promise<WordBox[]> {
  const [{ items, styles }, filledIn] = await Promise.all([page.getTextContent(), fieldItems(page)])
  const drawn = [...items, ...filledIn].filter((item) => 'str' in item)
  const withoutRadicals = radicalReader(drawn.map(({ str }) => str))
  return drawn.flatMap((item) => {
    const { str } = item
    const { fontFamily = 'serif', vertical: isVertical = false } = styles[item.fontName] ?? {}
    const pieces = [...str.matchAll(wordsAndSpace)].map(([text]) => ({
      text,
      width: isVertical ? text.length : measure(text, fontFamily),
    }))
    const whole = pieces.reduce((sum, { width }) => sum + width, 0) || 1
    const words: WordBox[] = []
    let along = 0
    for (const { text, width } of pieces) {
      const shares = [along / whole, (along + width) / whole] as const
      if (text.trim() !== '')
        words.push(boxOf({ item, shares, isVertical }, withoutRadicals(text), viewport))
      along += width
    }
    return words
  })
}
