import { median } from '../../../../document/median.ts'
import { isRightToLeft, type Segment } from '../pieces/segments.ts'
import { partStarts } from './part-starts.ts'
import { areBlocks } from './side-blocks.ts'

const maxDepth = 4
const minRows = 3
const usualGutter = 0.6
/** Enough where one side was drawn after the other: a table in a column may reach almost to the next. */
const leastGutter = 0.2
const proseLength = 25
/** How far a header is above the columns, and how far its pieces may be from one line, in heights of its letters. */
const apart = 1.6
const sameRow = 0.3
/** How much farther from the columns a header is than their lines from each other. */
const widerStep = 1.2
/** Of gutters that part as much, the one that fewer lines run over. */
const weightOfAll = 1e-4

interface Split {
  readonly left: Segment[]
  readonly right: Segment[]
}

/** How often drawing order changes sides: rarely for columns of prose, at every row for a table. */
function sideChanges({ left, right }: Split): number {
  const isLeft = new Set(left)
  const sides = [...left, ...right].sort((a, b) => a.order - b.order).map((one) => isLeft.has(one))
  return sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length
}

/** How much of its width the usual line of a side takes; a few lines that run out of it do not count. */
function fill(side: readonly Segment[]): number {
  const start = Math.min(...side.map(({ x }) => x))
  const ends = side.map((segment) => segment.end).sort((a, b) => a - b)
  const end = ends[Math.floor(0.95 * (ends.length - 1))] ?? 0
  return end > start ? median(side.map((segment) => segment.end - segment.x)) / (end - start) : 0
}

function holdsProse(side: readonly Segment[]): boolean {
  return side.filter(({ text }) => text.length >= proseLength).length >= minRows
}

function looksLikeColumns(split: Split): boolean {
  const { left, right } = split
  const sides = [left, right]
  if (left.length < minRows || right.length < minRows) return false
  const heights = sides.map((side) => side.map(({ y }) => y))
  if (heights.some((ys) => new Set(ys.map(Math.round)).size < minRows)) return false
  const top = heights.map((ys) => Math.min(...ys)) as [number, number]
  const bottom = heights.map((ys) => Math.max(...ys)) as [number, number]
  const shared = Math.min(...bottom) - Math.max(...top)
  const shorter = Math.min(bottom[0] - top[0], bottom[1] - top[1])
  if (shared < 0.5 * shorter) return false
  const size = median([...left, ...right].map((segment) => segment.size))
  const gutter = Math.min(...right.map(({ x }) => x)) - Math.max(...left.map(({ end }) => end))
  if (gutter < leastGutter * size) return false
  const changes = sideChanges(split)
  const isDrawnApart = changes <= 2
  if (gutter < (isDrawnApart ? leastGutter : usualGutter) * size) return false
  const characters = Math.min(
    median(left.map(({ text }) => text.length)),
    median(right.map(({ text }) => text.length)),
  )
  if (isDrawnApart && (characters >= 10 || sides.every(holdsProse))) return true
  if (areBlocks(split, changes === 1)) return true
  const isMostlyApart = changes <= 1 + 0.25 * Math.min(left.length, right.length)
  return characters >= (isMostlyApart ? 12 : 35) && Math.min(fill(left), fill(right)) >= 0.55
}

/** Candidate column starts: places where many segments begin. */
function columnStarts(segments: readonly Segment[]): number[] {
  const counts = new Map<number, { count: number; x: number }>()
  for (const { x } of segments) {
    const key = Math.round(x / 4)
    const entry = counts.get(key)
    if (entry) {
      entry.count += 1
      entry.x = Math.min(entry.x, x)
    } else counts.set(key, { count: 1, x })
  }
  return [...counts.values()]
    .filter(({ count }) => count >= minRows)
    .sort((a, b) => b.count - a.count)
    .slice(0, 8)
    .map(({ x }) => x)
}

interface Band extends Split {
  readonly spanning: Segment[]
}

/** Whether enough is on both sides of a gutter for columns. */
function hasSides(segments: readonly Segment[], gutter: number): boolean {
  let [left, right] = [0, 0]
  for (const { x, end } of segments) {
    if (x >= gutter) right += 1
    else if (end <= gutter) left += 1
  }
  return left >= minRows && right >= minRows
}

/** Parts the page, given from top to bottom, at every segment that crosses the gutter or begins a part of the page. */
function bandsAt(
  segments: readonly Segment[],
  gutter: number,
  starts: ReadonlySet<Segment>,
): Band[] {
  const bands: Band[] = []
  let band: Band = { left: [], right: [], spanning: [] }
  for (const segment of segments) {
    const crosses = segment.x < gutter && segment.end > gutter
    const isFilled = band.left.length + band.right.length > 0
    const changes = crosses ? isFilled : band.spanning.length > 0
    if (changes || (isFilled && starts.has(segment))) {
      bands.push(band)
      band = { left: [], right: [], spanning: [] }
    }
    if (crosses) band.spanning.push(segment)
    else if (segment.x >= gutter) band.right.push(segment)
    else band.left.push(segment)
  }
  bands.push(band)
  return bands
}

interface Layout {
  readonly bands: readonly Band[]
  readonly columns: ReadonlySet<Band>
}

function bestLayout(segments: readonly Segment[]): Layout | null {
  let best: Layout | null = null
  let bestScore = 0
  const gutters = columnStarts(segments)
    .map((start) => start - 0.5)
    .filter((gutter) => hasSides(segments, gutter))
  if (gutters.length === 0) return null
  const downwards = [...segments].sort((a, b) => a.y - b.y)
  const starts = partStarts(downwards)
  for (const gutter of gutters) {
    const bands = bandsAt(downwards, gutter, starts)
    const columns = new Set(bands.filter(looksLikeColumns))
    let score = 0
    for (const { left, right } of columns) {
      score += Math.min(left.length, right.length) + weightOfAll * (left.length + right.length)
    }
    if (score > bestScore) {
      best = { bands, columns }
      bestScore = score
    }
  }
  return best
}

/** How far apart the lines of both columns are, given in the order of their heights. */
function usualStep(all: readonly Segment[]): number {
  const steps = all.slice(1).map(({ y }, index) => Math.abs(y - (all[index]?.y ?? y)))
  return median(steps.filter((step, index) => step > sameRow * (all[index]?.size ?? 0)))
}

/**
 * The first or last row of a band, where it stands apart from both columns and was drawn at once: a header or footer with a
 * piece on either side rather than the beginnings or ends of the columns.
 */
function edgeRow({ left, right }: Split, edge: 'top' | 'bottom'): Segment[] {
  const sign = edge === 'top' ? 1 : -1
  const all = [...left, ...right].sort((a, b) => sign * (a.y - b.y))
  const [first] = all
  if (!first) return []
  const least = Math.max(apart * first.size, widerStep * usualStep(all))
  const row: Segment[] = []
  for (const segment of all) {
    const step = Math.abs(segment.y - first.y)
    if (step > least) break
    if (step > sameRow * first.size) return []
    row.push(segment)
  }
  const isRight = new Set(right)
  const hasBoth = new Set(row.map((segment) => isRight.has(segment))).size === 2
  if (!hasBoth || row.length === all.length) return []
  const orders = row.map(({ order }) => order)
  const [from, to] = [Math.min(...orders), Math.max(...orders)]
  const drawnAtOnce = all.filter(({ order }) => order >= from && order <= to)
  return drawnAtOnce.length === row.length ? row : []
}

function without({ left, right }: Split, row: readonly Segment[]): Segment[][] {
  return [left, right].map((side) => side.filter((segment) => !row.includes(segment)))
}

/**
 * Segments of a page as regions in reading order: columns of prose one after the other, everything else row by
 * row. Columns are parted only where the drawing order and the filling of both sides speak for prose.
 */
export function readingRegions(segments: readonly Segment[], depth = 0): Segment[][] {
  if (segments.length < 2 * minRows || depth >= maxDepth) return [[...segments]]
  const layout = bestLayout(segments)
  if (!layout) return [[...segments]]
  const regions: Segment[][] = []
  let rows: Segment[] = []
  const flush = () => {
    if (rows.length > 0) regions.push(...readingRegions(rows, depth + 1))
    rows = []
  }
  for (const band of layout.bands) {
    if (!layout.columns.has(band)) {
      rows.push(...band.spanning, ...band.left, ...band.right)
      continue
    }
    const [header, footer] = [edgeRow(band, 'top'), edgeRow(band, 'bottom')]
    rows.push(...header)
    flush()
    rows.push(...footer)
    const sides = without(band, [...header, ...footer])
    if (
      isRightToLeft(
        sides
          .flat()
          .map(({ text }) => text)
          .join(''),
      )
    )
      sides.reverse()
    for (const side of sides) regions.push(...readingRegions(side, depth + 1))
  }
  flush()
  return regions
}
