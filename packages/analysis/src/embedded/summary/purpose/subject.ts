import type { Span } from '../../../text/sentences.ts'
import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { isTrailOfPages } from '../../document/wording/noise.ts'
import { isImprint } from '../../document/wording/pleasantry.ts'
import { subjectLine } from '../../titles/title.ts'
import { wholeHeading } from '../../titles/whole-heading.ts'

const maxWords = 40
const readLength = 4_000
const leastSaid = 2
const leastNamed = 0.6

export interface Subject {
  readonly excerpt: Excerpt
  /** Whether a sentence speaks of the same thing. */
  isNamedIn(text: string): boolean
}

/** Of `Home > Boats > Terms of hire` only its last part. */
function lastOfTrail(head: string, { start, end }: Span): Span {
  const line = head.slice(start, end)
  if (!isTrailOfPages(line)) return { start, end }
  return { start: start + line.search(/[^>›»/]*$/u), end }
}

/** The line that says what a document is about, where it says more than the name of its kind. */
export function subjectOfDocument(reading: Reading): Subject | undefined {
  const { content, rules, type, stemmer } = reading
  const head = content.slice(0, readLength)
  const line = subjectLine(head, rules, type)
  if (line === undefined || isImprint(line, rules)) return undefined
  const span = wholeHeading(head, line, rules)
  if (span === undefined) return undefined
  const kind = new Set(stemmer.contentStems(type.name))
  const said = [...new Set(stemmer.contentStems(line))].filter((stem) => !kind.has(stem))
  return {
    excerpt: excerptOf(content, lastOfTrail(head, span), maxWords),
    isNamedIn(text) {
      const stems = new Set(stemmer.contentStems(text))
      const named = said.filter((stem) => stems.has(stem)).length
      return said.length < leastSaid || named >= leastNamed * said.length
    },
  }
}
