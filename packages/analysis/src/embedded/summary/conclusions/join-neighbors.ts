import { startsItem } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import { overlaps } from '../lines/overlaps.ts'

const mostWords = 60
const longestMark = 12
const between = /^[^\S\n]*\n?[^\S\n]*$/u

/** Statements in document order, those of one item of a list as one: `2. The sale is off. The deposit goes back.` */
export function joinNeighbors(content: string, items: readonly Excerpt[]): Excerpt[] {
  const joined: Excerpt[] = []
  for (const item of items) {
    const last = joined.at(-1)
    if (last !== undefined && overlaps(last, item)) {
      joined[joined.length - 1] = longer(last, item)
    } else if (last !== undefined && opensItem(content, last) && follows(content, last, item)) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${item.text}`, end: item.end }
    } else joined.push(item)
  }
  return joined
}

function longer(first: Excerpt, second: Excerpt): Excerpt {
  return second.end - second.start > first.end - first.start ? second : first
}

function opensItem(content: string, { start }: Excerpt): boolean {
  const from = content.lastIndexOf('\n', start - 1) + 1
  if (start - from > longestMark) return false
  return startsItem(content.slice(from, start + longestMark).trimStart())
}

/** Whether both are whole stretches of the document with nothing between them, and short enough together. */
function follows(content: string, first: Excerpt, second: Excerpt): boolean {
  const isWhole = ({ start, end, text }: Excerpt): boolean =>
    flattenSpace(content.slice(start, end)).endsWith(text)
  if ((second.lead ?? second.name) !== undefined || !isWhole(second) || !isWhole(first))
    return false
  if (!between.test(content.slice(first.end, second.start))) return false
  return roughWordCount(first.text) + roughWordCount(second.text) <= mostWords
}
