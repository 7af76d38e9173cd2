import type { Block } from './compose-document.ts'

const maxCellParagraphs = 3

function cellText(blocks: readonly Block[]): string {
  return blocks
    .flatMap(({ text }) => text.split('\n'))
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

function isFilled(blocks: readonly Block[]): boolean {
  return blocks.length > 0
}

/** Whether a row lays out texts, such as longer ones side by side, rather than values in columns. */
function isLayout(cells: RowCells): boolean {
  const filled = cells.filter(isFilled)
  return filled.length <= 1 || filled.some((blocks) => blocks.length > maxCellParagraphs)
}

/**
 * The rows of a table, each a line whose cells are parted by ` | `, so that numbers of neighboring cells never run together. Cells
 * that are empty keep their place, but for those at the end of a row and for columns on the left that are empty in all rows. A
 * row that lays out longer texts side by side gives its paragraphs one after the other.
 */
export function tableBlocks(table: readonly RowCells[]): Block[] {
  const rows = table.map((cells) =>
    cells.map((blocks) => blocks.filter(({ text }) => text.trim() !== '')),
  )
  const inColumns = rows.filter((cells) => !isLayout(cells))
  const first = inColumns.reduce(
    (least, cells) => Math.min(least, cells.findIndex(isFilled)),
    Number.POSITIVE_INFINITY,
  )
  return rows.flatMap((cells, index) => {
    if (isLayout(cells)) return cells.flat()
    const shown = cells.slice(first, cells.findLastIndex(isFilled) + 1)
    return [{ text: shown.map(cellText).join(' | '), isTight: index > 0 }]
  })
}
