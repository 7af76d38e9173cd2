import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import type { WordBox } from '../../document/page-image.ts'
import { withoutRadicals } from './radicals.ts'

const ascent = 0.8
const descent = 0.22

/** How wide a text is in a family of fonts, in any unit. */
export type MeasureText = (text: string, family: string) => number

interface Place {
  readonly item: TextItem
  /** Offsets of the word in the item's text. */
  readonly from: number
  readonly to: number
  /** Where it begins and ends along the item, from 0 to 1. */
  readonly shares: readonly [number, number]
}

function boxOf({ item, from, to, shares }: Place, viewport: PageViewport): WordBox {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[]
  const size = Math.hypot(c, d) || 1
  const run = Math.hypot(a, b) || 1
  const corners = shares.flatMap((share) =>
    [-descent, ascent].map((rise) => {
      const along = (share * item.width) / run
      return viewport.convertToViewportPoint(
        e + a * along + (c / size) * rise * size,
        f + b * along + (d / size) * rise * size,
      )
    }),
  )
  const xs = corners.map(([x = 0]) => x / viewport.width)
  const ys = corners.map(([, y = 0]) => y / viewport.height)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    text: withoutRadicals(item.str.slice(from, to)),
    left,
    top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  }
}

/**
 * The words of a page's text layer and where they stand, in drawing order. A text that the page draws as one piece is
 * parted where a like font would part it.
 */
export async function textLayerWords(
  page: PDFPageProxy,
  viewport: PageViewport,
  measure: MeasureText,
): Promise<WordBox[]> {
  const { items, styles } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const { str } = item
    const family = styles[item.fontName]?.fontFamily ?? 'serif'
    const pieces = str.split(/(\s+)/).map((text) => ({ text, width: measure(text, family) }))
    const whole = pieces.reduce((sum, { width }) => sum + width, 0) || 1
    const words: WordBox[] = []
    let [from, along] = [0, 0]
    for (const { text, width } of pieces) {
      const to = from + text.length
      const shares = [along / whole, (along + width) / whole] as const
      if (text.trim() !== '') words.push(boxOf({ item, from, to, shares }, viewport))
      from = to
      along += width
    }
    return words
  })
}
