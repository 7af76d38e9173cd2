import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api'

const ideograph = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u
const longRun = 4
const dominant = 0.5

interface Glyph {
  readonly item: TextItem
  readonly x: number
  readonly y: number
  readonly size: number
}

function glyphOf(item: TextItem): Glyph | null {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform as number[]
  const isUpright = a > 0 && d > 0 && Math.abs(b) < a * 0.01 && Math.abs(c) < d * 0.01
  return isUpright && ideograph.test(item.str) ? { item, x, y, size: d } : null
}

function isBelow(above: Glyph, { x, y, size }: Glyph): boolean {
  const drop = above.y - y
  return Math.abs(x - above.x) < size * 0.2 && drop > size * 0.7 && drop < size * 3.2
}

/**
 * The characters that are under one another although their font knows nothing of vertical writing: East Asian
 * columns of which each character was placed for itself. Empty where lines run across, as in most files.
 */
export function stackedItems(content: TextContent): ReadonlySet<TextItem> {
  const runs: Glyph[][] = []
  let ideographs = 0
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue
    if (content.styles[item.fontName]?.vertical === true) continue
    const glyph = glyphOf(item)
    const run = runs.at(-1)
    const above = run?.at(-1)
    if (glyph === null) {
      if (run?.length !== 0) runs.push([])
      continue
    }
    ideographs += 1
    if (run && (above === undefined || isBelow(above, glyph))) run.push(glyph)
    else runs.push([glyph])
  }
  const long = runs.filter(({ length }) => length >= longRun)
  const stacked = long.reduce((sum, { length }) => sum + length, 0)
  const least = stacked > ideographs * dominant ? 2 : longRun
  const kept = runs.filter(({ length }) => length >= least)
  return new Set(kept.flatMap((run) => run.map(({ item }) => item)))
}
