import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import type { WordBox } from '../../document/page-image.ts'

const ascent = 0.8
const descent = 0.22

function boxOf(item: TextItem, from: number, to: number, viewport: PageViewport): WordBox {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[]
  const size = Math.hypot(c, d) || 1
  const run = Math.hypot(a, b) || 1
  const length = item.str.length || 1
  const corners = [from, to].flatMap((share) =>
    [-descent, ascent].map((rise) => {
      const along = ((share / length) * item.width) / run
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
    text: item.str.slice(from, to),
    left,
    top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  }
}

/** The words of a page's text layer and where they stand, in drawing order. */
export async function textLayerWords(
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<WordBox[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    return [...item.str.matchAll(/\S+/g)].map(({ 0: word, index }) =>
      boxOf(item, index, index + word.length, viewport),
    )
  })
}
