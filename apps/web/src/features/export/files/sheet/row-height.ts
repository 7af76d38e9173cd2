import type { Row } from 'write-excel-file/universal'

const linePt = 15
/** A row of Excel is no higher than this. */
const highestPt = 405
/** Lines break between words, which leaves some of each empty. */
const filled = 0.85
const wideCharacters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uffef]/gu

/** In columns, whose width is counted in digits. */
const widthOf = (line: string) => line.length + (line.match(wideCharacters)?.length ?? 0)

function linesOf(line: string, width: number): number {
  const needed = widthOf(line)
  return needed <= width ? 1 : Math.ceil(needed / (width * filled))
}

/** The row as high as its wrapped cells need it: programs that open a spreadsheet do not all find that out themselves. */
export function withHeight(row: Row, columns: readonly { readonly width: number }[]): Row {
  const lines = row.map((cell, index) => {
    const value = cell !== null && typeof cell === 'object' && 'value' in cell ? cell.value : null
    const width = columns[index]?.width ?? 1
    if (typeof value !== 'string') return 1
    return value.split('\n').reduce((sum, line) => sum + linesOf(line, width), 0)
  })
  const height = Math.min(highestPt, linePt * Math.max(1, ...lines))
  return row.map((cell) =>
    cell !== null && typeof cell === 'object' && 'value' in cell ? { ...cell, height } : cell,
  )
}
