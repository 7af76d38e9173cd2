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

/**
 * One table row as a line, its cells parted by ` | ` so that numbers of neighboring cells never run together.
 * A row that lays out longer texts side by side gives its paragraphs one after the other.
 */
export function rowBlocks(cells: readonly (readonly Block[])[], isFirst: boolean): Block[] {
  const filled = cells.map((blocks) => blocks.filter(({ text }) => text.trim() !== ''))
  const isLayout =
    filled.filter((blocks) => blocks.length > 0).length <= 1 ||
    filled.some((blocks) => blocks.length > maxCellParagraphs)
  if (isLayout) return filled.flat()
  const text = filled.map(cellText).join(' | ')
  return [{ text: trimCells(text), isTight: !isFirst }]
}
