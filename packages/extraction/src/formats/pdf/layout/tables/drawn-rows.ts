import { partitionPoint } from '@precis/domain'
import { marker } from '../marks/markers.ts'
import { joinLines } from '../paragraphs/paragraphs.ts'
import type { Segment } from '../pieces/segments.ts'
import { type Block, blocksOf, isAlike, leastStep, sameEdge } from './drawn-blocks.ts'

const mostLines = 12
/** How far below one row of a table the next one may begin, in heights of its letters. */
const mostApart = 3.5
/** With more pieces than this at its height, it is not a row. */
const mostAround = 200
const fewestNames = 3
/** How much farther apart rows are than the lines of a cell, and how many rows tell that they are. */
const farther = 1.3
const enoughRows = 2
const spaceWidth = 0.25

interface DrawnRow {
  readonly blocks: readonly Block[]
  readonly top: number
  readonly bottom: number
  readonly size: number
}

type Alignment = 'top' | 'middle' | 'bottom'

const alignments: readonly Alignment[] = ['top', 'middle', 'bottom']

/** Which of some alignments two cells of a row have: they begin at one height, end at one, or have their middles there. */
function besides(before: Block, after: Block, among: readonly Alignment[]): readonly Alignment[] {
  const [a, b] = [before.lines[0], after.lines[0]]
  if (!a || !b || !isAlike(a.size, b.size)) return []
  const near = sameEdge * b.size
  // A space at the end of a cell reaches to the next one.
  if (after.x <= before.end - near && after.end >= before.x + near) return []
  const top = b.y - a.y
  if (before.lines.length === after.lines.length) return Math.abs(top) <= near ? among : []
  const bottom = (after.lines.at(-1) ?? b).y - (before.lines.at(-1) ?? a).y
  const apart = { top, middle: (top + bottom) / 2, bottom }
  return among.filter((alignment) => Math.abs(apart[alignment]) <= near)
}

function rowOf(blocks: readonly Block[]): DrawnRow {
  const lines = blocks.flatMap((block) => block.lines)
  return {
    blocks,
    top: Math.min(...lines.map(({ y }) => y)),
    bottom: Math.max(...lines.map(({ y }) => y)),
    size: lines[0]?.size ?? 0,
  }
}

/** Blocks that were drawn side by side, each at the height of the one before it. */
function rowsOf(blocks: readonly Block[]): DrawnRow[] {
  const rows: Block[][] = []
  let before: Block | undefined
  let common = alignments
  for (const block of blocks) {
    const shared = before ? besides(before, block, common) : []
    if (shared.length > 0) rows.at(-1)?.push(block)
    else rows.push([block])
    common = shared.length > 0 ? shared : alignments
    before = block
  }
  return rows.map(rowOf)
}

/** Words of a sentence that is spread over the lines of a narrow column. */
const spreadWords = /^\s*\p{Ll}{2}\S*(?:\s\S+)?\s*$/u

/** Cells side by side, not columns of prose, nor a number and its paragraph. */
function isTableRow({ blocks }: DrawnRow): boolean {
  const [first] = blocks
  if (!first || blocks.length < 2) return false
  if (blocks.some(({ lines }) => lines.length > mostLines)) return false
  if (
    blocks.length > 2 &&
    blocks.every(({ lines }) => lines.every(({ text }) => spreadWords.test(text)))
  ) {
    return false
  }
  return !(blocks.length === 2 && marker.test(first.lines[0]?.text.trim() ?? ''))
}

/** Columns that were drawn one after the other look like one row, of cells with as many lines each. */
function isDrawnByColumn({ blocks }: DrawnRow): boolean {
  const counts = blocks.map(({ lines }) => lines.length)
  return Math.min(...counts) > 1 && Math.max(...counts) === Math.min(...counts)
}

/** Whether short cells stand in the middle of taller ones, as they do in tables only. */
function isCenteredRow({ blocks, top, bottom, size }: DrawnRow): boolean {
  const near = sameEdge * size
  const isInMiddle = ({ lines }: Block) => {
    const [first, last] = [lines[0]?.y ?? top, lines.at(-1)?.y ?? bottom]
    return Math.abs(first + last - top - bottom) <= 2 * near
  }
  const isShort = ({ lines }: Block) => (lines[0]?.y ?? top) - top > near
  return blocks.length >= fewestNames && blocks.every(isInMiddle) && blocks.some(isShort)
}

/** Whether rows that were surely drawn as such, farther apart than the lines of this one, show that cells are drawn row by row here. */
function isAmongRows(rows: readonly DrawnRow[], goOn: readonly boolean[], at: number): boolean {
  const row = rows[at]
  const [first, second] = row?.blocks[0]?.lines ?? []
  if (!row || !first || !second) return false
  const step = farther * (second.y - first.y)
  const isApart = (index: number) =>
    goOn[index] === true && (rows[index]?.top ?? 0) - (rows[index - 1]?.bottom ?? 0) > step
  const others = [
    [at, at - 1],
    [at - 1, at - 2],
    [at + 1, at + 1],
    [at + 2, at + 2],
  ] as const
  const near = others.filter(([step, other]) => {
    const neighbor = rows[other]
    return (
      isApart(step) && neighbor !== undefined && (!isTall(neighbor) || !isDrawnByColumn(neighbor))
    )
  })
  return near.length >= enoughRows
}

function isTall({ blocks }: DrawnRow): boolean {
  return blocks.some(({ lines }) => lines.length > 1)
}

/** Whether each cell of a row has a name over its column, wherever in the column that stands. */
function isNamedBy(row: DrawnRow, names: DrawnRow): boolean {
  const count = names.blocks.length
  if (count < fewestNames || count > row.blocks.length) return false
  const near = sameEdge * row.size
  const [over = [], under = []] = [names, row].map(({ blocks }) =>
    [...blocks].sort((a, b) => a.x - b.x),
  )
  if (count < under.length) return count === under.length - 1 && haveOneEach(over, under)
  return over.every(({ x, end }, index) => {
    const [before, after] = [under[index - 1], under[index + 1]]
    return (!before || x > before.end - near) && (!after || end < after.x + near)
  })
}

/** Whether each name is the nearest one of some cell; two names may have run together. */
function haveOneEach(names: readonly Block[], cells: readonly Block[]): boolean {
  const apart = (a: Block, b: Block) => Math.abs(a.x + a.end - b.x - b.end)
  const nearest = cells.map((cell) =>
    names.reduce((best, name) => (apart(name, cell) < apart(best, cell) ? name : best)),
  )
  return new Set(nearest).size === names.length
}

function follows(above: DrawnRow, row: DrawnRow): boolean {
  const step = row.top - above.bottom
  if (step < leastStep * row.size || step > mostApart * row.size) return false
  if (!isAlike(above.size, row.size)) return false
  const isUnder = (block: Block) =>
    above.blocks.some(({ x, end }) => {
      const near = sameEdge * row.size
      const isCentered = Math.abs(x + end - block.x - block.end) < near
      return isCentered || Math.abs(x - block.x) < near || Math.abs(end - block.end) < near
    })
  return row.blocks.filter(isUnder).length >= 2 || isNamedBy(row, above)
}

/** Whether a number did not fit on the line of its cell, the last of its three digits on the next one: `1,000,00` and `0`. */
function isTornNumber(before: string, after: string): boolean {
  const [, point, digits = ''] = /\d([.,'\u2019])\d{3}\1(\d{1,2})$/.exec(before) ?? []
  return point !== undefined && /^\d{1,2}$/.test(after) && digits.length + after.length === 3
}

function textOf({ lines }: Block): string {
  const [only, ...others] = lines
  if (only && others.length === 0) return only.text
  return lines
    .map(({ text }) => text.trim())
    .reduce((before, after) =>
      isTornNumber(before, after) ? before + after : joinLines(before, after),
    )
}

/** The text of one block as a cell, parted at its gaps as long as it has one line. */
function asCell(block: Block, { top, bottom, size }: DrawnRow): Segment {
  const { gaps, order = 0 } = block.lines[0] ?? {}
  const text = textOf(block)
  const { x } = block
  const end = block.end - (text.endsWith(' ') ? spaceWidth * size : 0)
  const cell = { text, x, end, y: top, bottom, size, order, opensCell: true }
  return block.lines.length === 1 && gaps ? { ...cell, gaps } : cell
}

function asSegment(row: DrawnRow): Segment {
  const { blocks, top, bottom, size } = row
  return {
    cells: blocks.map((block) => asCell(block, row)).sort((a, b) => a.x - b.x),
    text: blocks.map(textOf).join('\t'),
    x: Math.min(...blocks.map(({ x }) => x)),
    end: Math.max(...blocks.map(({ end }) => end)),
    y: top,
    bottom,
    size,
    order: blocks[0]?.lines[0]?.order ?? 0,
  }
}

/** Finds out whether lines that were not drawn with a row are in its cells. */
function findOthers(drawn: readonly Segment[]): (row: DrawnRow) => boolean {
  const sorted = [...drawn].sort((a, b) => a.y - b.y)
  const firstFrom = (least: number) => partitionPoint(sorted, ({ y }) => y >= least)
  return ({ blocks, top, bottom, size }) => {
    const near = sameEdge * size
    const around = sorted.slice(firstFrom(top - near), firstFrom(bottom + near))
    if (around.length > mostAround) return true
    const own = new Set(blocks.flatMap(({ lines }) => lines))
    const isInCell = (one: Segment) => blocks.some(({ x }) => Math.abs(one.x - x) < near)
    return around.some((one) => !own.has(one) && isInCell(one))
  }
}

/** Whether something was drawn higher than what came before it, as the second cell of a row is when the first has several lines. */
function goesUp(drawn: readonly Segment[]): boolean {
  return drawn.some(({ y, size }, index) => y < (drawn[index - 1]?.y ?? y) - sameEdge * size)
}

/**
 * Makes one line of each row of a table whose cells were drawn one by one, those of several lines among them. Only rows
 * that follow each other with cells under one another are tables; everything else stays as it was.
 */
export function joinDrawnRows(drawn: readonly Segment[]): readonly Segment[] {
  if (!goesUp(drawn)) return drawn
  const rows = rowsOf(blocksOf(drawn))
  const isInTable = rows.map(isTableRow)
  if (!isInTable.includes(true)) return drawn
  const hasOthers = findOthers(drawn)
  const goOn = rows.map((row, index) => {
    const above = rows[index - 1]
    return above !== undefined && isInTable[index - 1] === true && isInTable[index] === true
      ? follows(above, row)
      : false
  })
  const isJoined = (row: DrawnRow, index: number) => {
    if (isInTable[index] !== true || !isTall(row) || hasOthers(row)) return false
    if (isDrawnByColumn(row)) return isAmongRows(rows, goOn, index)
    return goOn[index] === true || goOn[index + 1] === true || isCenteredRow(row)
  }
  return rows.flatMap((row, index) =>
    isJoined(row, index) ? [asSegment(row)] : row.blocks.flatMap(({ lines }) => lines),
  )
}
