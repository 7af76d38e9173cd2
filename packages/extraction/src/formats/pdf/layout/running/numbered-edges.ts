import type { Line } from '../lines.ts'

const fewestPages = 4
const leastShare = 0.6
const longest = 90
const numberAtEnd = /^(\d{1,4})(?=\s)|(?<=\s)(\d{1,4})$|^(\d{1,4})$/gu

/**
 * The first or last lines of pages that begin or end with the number of the page, as in books, whatever else they say:
 * `6  Chapter 2. Joining`, `2.1. First steps  7`. Most pages have to count so.
 */
export function numberedEdges(pages: readonly (readonly (readonly Line[])[])[]): ReadonlySet<Line> {
  const outer = pages.map(outerLines)
  const pagesOf = new Map<number, number>()
  for (const [index, lines] of outer.entries()) {
    const offsets = new Set(lines.flatMap((line) => offsetsIn(line, index)))
    for (const offset of offsets) pagesOf.set(offset, (pagesOf.get(offset) ?? 0) + 1)
  }
  const [offset, count] = [...pagesOf].reduce(
    (best, one) => (one[1] > best[1] ? one : best),
    [0, 0],
  )
  const withText = outer.filter((lines) => lines.length > 0).length
  if (count < Math.max(fewestPages, leastShare * withText)) return new Set()
  return new Set(
    outer.flatMap((lines, index) =>
      lines.filter((line) => offsetsIn(line, index).includes(offset)),
    ),
  )
}

function outerLines(page: readonly (readonly Line[])[]): Line[] {
  const [first, ...others] = page.flat().sort((a, b) => a.y - b.y)
  const last = others.at(-1)
  return [first, last].filter((line): line is Line => line !== undefined && isShort(line))
}

function isShort({ text }: Line): boolean {
  return text.length <= longest
}

/** By how much the numbers at the ends of a line are above the place of its page. */
function offsetsIn({ text }: Line, index: number): number[] {
  return [...text.trim().matchAll(numberAtEnd)].map(([number]) => Number(number) - index)
}
