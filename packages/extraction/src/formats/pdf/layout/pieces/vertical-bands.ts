import { median } from '../../../../document/median.ts'

interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

const gapInSizes = 0.35
const leastInBand = 20

/** The usual space between two characters of a line. */
function spacing(sorted: readonly Placed[]): number {
  const ends = new Map<number, number>()
  const gaps: number[] = []
  for (const { x, y, width } of sorted) {
    const line = Math.round(y)
    const end = ends.get(line)
    if (end !== undefined) gaps.push(Math.max(0, x - end))
    ends.set(line, x + width)
  }
  return median(gaps)
}

/**
 * Vertical writing by the bands that its lines stand in, upper band first: a page is parted at gaps that reach across
 * all of its lines. `x` grows along the lines.
 */
export function verticalBands<T extends Placed>(fragments: readonly T[]): T[][] {
  const sorted = [...fragments].sort((a, b) => a.x - b.x)
  const usual = spacing(sorted)
  const bands: Set<T>[] = [new Set()]
  let end = Number.NEGATIVE_INFINITY
  for (const fragment of sorted) {
    const band = bands.at(-1)
    const isApart = fragment.x - end > usual + gapInSizes * fragment.size
    if (band && (!isApart || band.size < leastInBand)) band.add(fragment)
    else bands.push(new Set([fragment]))
    end = Math.max(end, fragment.x + fragment.width)
  }
  return bands.map((band) => fragments.filter((fragment) => band.has(fragment)))
}
