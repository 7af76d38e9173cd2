import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { subjectLine } from '../../title.ts'

const maxWords = 40
const readLength = 4_000
const leastSaid = 2
const leastNamed = 0.6

export interface Subject {
  readonly excerpt: Excerpt
  /** Whether a sentence speaks of the same thing. */
  isNamedIn(text: string): boolean
}

/** The line that says what a document is about, where it says more than the name of its kind. */
export function subjectOfDocument(reading: Reading): Subject | undefined {
  const { content, rules, type, stemmer } = reading
  const head = content.slice(0, readLength)
  const line = subjectLine(head, rules, type)
  if (line === undefined) return undefined
  const spaced = line.split(/\s+/u).map(literal).join('\\s+')
  const match = new RegExp(spaced, 'u').exec(head)
  if (match === null) return undefined
  const kind = new Set(stemmer.contentStems(type.name))
  const said = [...new Set(stemmer.contentStems(line))].filter((stem) => !kind.has(stem))
  const span = wholeHeading(head, match.index, match.index + match[0].length)
  return {
    excerpt: excerptOf(content, span, maxWords),
    isNamedIn(text) {
      const stems = new Set(stemmer.contentStems(text))
      const named = said.filter((stem) => stems.has(stem)).length
      return said.length < leastSaid || named >= leastNamed * said.length
    },
  }
}

const linesOfHeading = 2
/** A line that cannot be the end of a heading: `Minutes of the meeting held in the hall,`, `NOTICE OF`. */
const goesOn =
  /(?:,|(?<!\p{L})(?:of|the|and|for|in|on|at|de|del|des|du|la|et|der|die|und|für|di|e|da|do|van|en|o|w|z|i|на|о|об|и))$/iu

/** A heading with the lines that it goes on in. */
function wholeHeading(head: string, start: number, end: number): { start: number; end: number } {
  let last = end
  for (let line = 0; line < linesOfHeading; line += 1) {
    const next = /^[^\S\n]*\n\s*?([^\s][^\n]{2,119}?)[^\S\n]*(?=\n)/u.exec(head.slice(last))
    const text = next?.[1] ?? ''
    const isMore = /^\p{Ll}/u.test(text) || goesOn.test(head.slice(start, last))
    if (next === null || !isMore || /[:|\t]/u.test(text)) break
    last += next[0].length
  }
  return { start, end: last }
}

/** In Arabic a line may be stretched: `عقـد`. */
function literal(word: string): string {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return plain.replace(/\p{Script=Arabic}/gu, '$&ـ*')
}
