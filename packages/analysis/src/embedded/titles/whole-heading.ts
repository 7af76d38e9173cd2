import type { Span } from '../../text/sentences.ts'
import type { Language } from '../languages/load-language.ts'
import { atEnd } from '../languages/phrases/followed-by.ts'

const linesOfHeading = 2
/** A line that cannot be the end of a heading: `Minutes of the meeting held in the hall,`. `Vitamin E` can. */
const goesOnSmall = /\s[aeioywzио]$/u
/** A line that cannot be the beginning of one; `г. Тверь` is where something was signed. */
const isRest = /^(?:(?!г\.|«\p{N})\p{Ll}|[及和与并以])/u
const capitals = /^[^\p{Ll}:|\p{N}]*\p{Lu}{3}[^\p{Ll}:|\p{N}]*$/u
const nextLine = /^[^\S\n]*\n\s*?([^\s][^\n]{2,119}?)[^\S\n]*(?=\n)/u
const adjacentLine = /^[^\S\n]*\n[^\S\n]*([^\s][^\n]{2,119}?)[^\S\n]*(?=\n)/u
const lineBefore = /(?:^|\n)[^\S\n]*([^\s][^\n]{3,79}?)[^\S\n]*\n[^\S\n]*$/u
const endsSentence = /[.!?。！？;；:：]$/u

/** Where a heading stands in the beginning of a document, with the lines that it goes on in; undefined where it is not there. */
export function wholeHeading(head: string, line: string, { phrases }: Language): Span | undefined {
  const spaced = line.trim().split(/\s+/u).map(literal).join('\\s+')
  const match = spaced === '' ? null : new RegExp(spaced, 'u').exec(head)
  if (match === null) return undefined
  let start = match.index
  let end = start + match[0].length
  if (/^[及和与并以]/u.test(match[0])) {
    const before = lineBefore.exec(head.slice(Math.max(0, start - 120), start))?.[1]
    if (before !== undefined && !endsSentence.test(before)) start = head.lastIndexOf(before, start)
  }
  for (let more = 0; more < linesOfHeading; more += 1) {
    const own = head.slice(start, end)
    const rest = head.slice(end, end + 400)
    const next = nextLine.exec(rest)
    const text = next?.[1] ?? ''
    const isMore =
      (isRest.test(text) ||
        own.endsWith(',') ||
        atEnd(phrases.headingGoesOn).test(own) ||
        goesOnSmall.test(own)) &&
      !/[:|\t]/u.test(text)
    const adjacent = capitals.test(own) ? adjacentLine.exec(rest) : null
    const isSameHeading = adjacent !== null && capitals.test(adjacent[1] ?? '')
    if (isMore && next !== null) end += next[0].length
    else if (isSameHeading) end += adjacent[0].length
    else break
  }
  return { start, end }
}

/** In Arabic a line may be stretched: `عقـد`. */
function literal(word: string): string {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return plain.replace(/\p{Script=Arabic}/gu, '$&ـ*')
}
