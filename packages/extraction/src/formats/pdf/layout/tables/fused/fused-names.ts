import { type WordGap, wordGaps } from '../close/word-places.ts'
import type { Cell, Row } from '../table-cells.ts'
import { type Gutter, guttersOf, type Span } from './gutters.ts'

const fewestColumns = 3
const mostColumns = 30
/** A longer text is no name. */
const longestText = 300
/** How many full rows below a row of names tell the columns, and how many of them are looked at. */
const fewestRows = 2
const mostRows = 8
/** How far apart the rows of a table may be, in heights of their letters. */
const mostStep = 5
const sameSize = 0.15
const name = /\p{L}/u
/** A sign that belongs to the word before it: `Rate 50 %`. */
const signAlone = /^[^\p{L}\p{N}]+(?:\s|$)/u

/** The rows below a row of names, as far as they are as full as the first of them. */
function rowsBelow(rows: readonly Row[], at: number): Row[] {
  const count = rows[at + 1]?.cells.length ?? 0
  const below: Row[] = []
  for (let next = at + 1; next <= at + mostRows; next += 1) {
    const [above, row] = [rows[next - 1], rows[next]]
    if (!above || !row || row.isLeftwards || row.y - above.bottom > mostStep * row.size) break
    if (row.cells.length === count) below.push(row)
    else if (below.length < fewestRows) break
  }
  return below
}

/** How far a gutter is from the room between two cells. */
function distanceTo({ middle, start = middle }: Gutter, before: Cell, after: Cell): number {
  const from = (place: number) => Math.max(0, before.end - place, place - after.x)
  return Math.min(from(middle), from(start))
}

/** The gutters that no room between two of the cells is at. */
function missedBy(cells: readonly Cell[], gutters: readonly Gutter[]): Gutter[] {
  const met = cells.slice(1).map((after, index) => {
    const before = cells[index] ?? after
    const distances = gutters.map((gutter) => distanceTo(gutter, before, after))
    return gutters[distances.indexOf(Math.min(...distances))]
  })
  return gutters.filter((gutter) => !met.includes(gutter))
}

const edges: readonly ((span: Span) => number)[] = [
  ({ x }) => x,
  ({ end }) => end,
  ({ x, end }) => (x + end) / 2,
]

/** The gap between two words at which the names on both sides of a gutter stand best over their columns: at their left, right or middle. */
function gapAt(gutter: Gutter, gaps: readonly WordGap[], { text, x, end }: Cell, size: number) {
  const [before, after] = gutter.columns
  // Names mostly begin with a capital letter or a figure.
  const unlikely = ({ at }: WordGap) =>
    /^\p{Ll}/u.test(text.slice(at, at + 2)) || text.slice(0, at).trimEnd().endsWith(',')
      ? size / 2
      : 0
  const apart = (gap: WordGap) => {
    const [left, right] = [
      { x, end: gap.end },
      { x: gap.start, end },
    ]
    const fits = edges.map(
      (edge) => Math.abs(edge(left) - edge(before)) + Math.abs(edge(right) - edge(after)),
    )
    // A name in the middle of its column, whose cells all begin at the left of it or all end at its right.
    const inMiddle = [
      left.x + left.end - before.x - after.x,
      right.x + right.end - before.end - after.end,
    ]
    return Math.min(...fits, ...inMiddle.map(Math.abs)) + unlikely(gap)
  }
  return gaps.toSorted((a, b) => apart(a) - apart(b))[0]
}

/** A text parted where its words are over another column than those before them. */
function partNames(cell: Cell, gutters: readonly Gutter[], size: number): Cell[] {
  const { text, x, end } = cell
  const gaps = wordGaps(text, x, end - x).filter(({ at }) => !signAlone.test(text.slice(at)))
  const crossed = gutters.filter(({ middle }) => x < middle && end > middle)
  const cuts: WordGap[] = []
  for (const [index, gutter] of crossed.entries()) {
    const last = cuts.at(-1)
    const later = gaps.filter(({ at }) => at > (last?.at ?? 0))
    const next = crossed[index + 1]
    const part = { text, x: last?.start ?? x, end: next?.middle ?? end }
    const cut = gapAt(gutter, later, part, size)
    if (cut) cuts.push(cut)
  }
  return [undefined, ...cuts].map((cut, index) => ({
    text: text.slice(cut?.at ?? 0, cuts[index]?.at).trim(),
    x: cut?.start ?? x,
    end: cuts[index]?.end ?? end,
  }))
}

/** Whether names stand over one column each, all of them over some. */
function areOverAll(cells: readonly Cell[], gutters: readonly Gutter[]): boolean {
  if (cells.length !== gutters.length + 1) return false
  return cells.every(({ x, end }, index) => {
    const middle = (x + end) / 2
    const [from = middle - 1, to = middle + 1] = [gutters[index - 1], gutters[index]].map(
      (g) => g?.middle,
    )
    return middle > from && middle < to
  })
}

/** Whether the row above is one of the same table, so that what follows it is no row of names. */
function goesOn(rows: readonly Row[], at: number, count: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]]
  if (!above || !row || above.cells.length !== count) return false
  return row.y - above.bottom <= mostStep * row.size
}

function withNames(rows: readonly Row[], at: number): Row | undefined {
  const [row, next] = [rows[at], rows[at + 1]]
  if (!row || !next || row.isLeftwards || row.cells.length < 2) return row
  const count = next.cells.length
  if (count < fewestColumns || count > mostColumns || row.cells.length >= count) return row
  if (goesOn(rows, at, count)) return row
  if (Math.abs(row.size - next.size) > sameSize * next.size) return row
  if (!row.cells.every(({ text }) => text.length <= longestText && name.test(text))) return row
  const below = rowsBelow(rows, at)
  const gutters = below.length < fewestRows ? null : guttersOf(below)
  if (!gutters) return row
  const missed = missedBy(row.cells, gutters)
  const cells = row.cells.flatMap((cell) => partNames(cell, missed, row.size))
  return areOverAll(cells, gutters) ? { ...row, cells } : row
}

/**
 * Parts names of columns that stand so close to each other that they were read as one: where the rows below show the columns and each
 * of them gets a name.
 */
export function partFusedNames(rows: readonly Row[]): Row[] {
  return rows.flatMap((_, at) => withNames(rows, at) ?? [])
}
