import type { Block } from './compose-document.ts'

const maxCellParagraphs = 3

function cellText(blocks: readonly Block[]): string {
  return blocks
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

/** A line without the white space and cell ends at both of its ends. */
export function trimCells(text: string): string {
  let start = 0
  let end = text.length
  const isEdge = (at: number) => text[at] === '|' || (text[at] ?? '').trim() === ''
  while (start < end && isEdge(start)) start += 1
  while (end > start && isEdge(end - 1)) end -= 1
  return text.slice(start, end)
}

/** The cells of a row, from left to right. */
export type RowCells = readonly (readonly Block[])[]

function isFilled(cell: readonly Block[]): boolean {
  return cell.some(({ text }) => text.trim() !== '')
}

/** Whether a row lays out texts, such as longer ones side by side, rather than values in columns. */
function isLayout(cells: RowCells): boolean {
  const filled = cells.map((blocks) => blocks.filter(({ text }) => text.trim() !== ''))
  return (
    filled.filter((blocks) => blocks.length > 0).length <= 1 ||
    filled.some((blocks) => blocks.length > maxCellParagraphs)
  )
}

/**
 * One table row as a line, its cells parted by ` | ` so that numbers of neighboring cells never run together; empty ones at its
 * end are left out. A row that lays out longer texts side by side gives its paragraphs one after the other.
 */
function rowBlocks(cells: RowCells, isFirst: boolean): Block[] {
  if (isLayout(cells)) return cells.flatMap((cell) => cell.filter(({ text }) => text.trim() !== ''))
  const last = cells.findLastIndex(isFilled)
  const text = cells
    .slice(0, last + 1)
    .map(cellText)
    .join(' | ')
  return [{ text, isTight: !isFirst }]
}

/** The rows of a table. Cells that are empty keep their place, but for columns on the left that are empty in all rows. */
export function tableBlocks(rows: readonly RowCells[]): Block[] {
  let first = Number.POSITIVE_INFINITY
  for (const cells of rows) if (!isLayout(cells)) first = Math.min(first, cells.findIndex(isFilled))
  return rows.flatMap((cells, index) =>
    rowBlocks(isLayout(cells) ? cells : cells.slice(first), index === 0),
  )
}
