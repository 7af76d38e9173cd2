import type { WordBox } from '@precis/extraction'

/** A place on a page, in shares of its width and height from 0 to 1. */
export type PageBox = Pick<WordBox, 'left' | 'top' | 'width' | 'height'>

/** The most that two words of one line stand apart, in heights of the line; farther apart they are in two columns. */
const widestGap = 2.5

function isNext(line: PageBox, word: PageBox): boolean {
  const shared =
    Math.min(line.top + line.height, word.top + word.height) - Math.max(line.top, word.top)
  const gap = word.left - (line.left + line.width)
  const height = Math.max(line.height, word.height)
  return (
    shared > Math.min(line.height, word.height) / 2 && gap > -height && gap < widestGap * height
  )
}

/** One box for each line that words in reading order fill, gaps included. */
export function lineBoxes(words: readonly PageBox[]): PageBox[] {
  const lines: PageBox[] = []
  for (const { left, top, width, height } of words) {
    const word = { left, top, width, height }
    const line = lines.at(-1)
    if (line === undefined || !isNext(line, word)) {
      lines.push(word)
      continue
    }
    const upper = Math.min(line.top, top)
    lines[lines.length - 1] = {
      left: line.left,
      top: upper,
      width: Math.max(line.left + line.width, left + width) - line.left,
      height: Math.max(line.top + line.height, top + height) - upper,
    }
  }
  return lines
}
