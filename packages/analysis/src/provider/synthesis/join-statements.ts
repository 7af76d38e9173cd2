import type { RiskLevel } from '@precis/domain'
import type { ResolvedItem } from '../../model-output/resolved.ts'
import { sanitizeLine } from '../../model-output/sanitize-text.ts'
import type { Span } from '../../text/sentences.ts'
import type { Stemmer } from '../../text/words/tokens.ts'
import { findUnsupported } from '../../verification/checks.ts'
import { createFactIndex } from '../../verification/facts/fact-index.ts'
import { findFigures } from '../../verification/facts/numbers.ts'
import { countFound } from '../../verification/support.ts'
import type { NumberedStatement } from './numbered-statements.ts'
import type { DraftJoined } from './read-synthesis.ts'

const maxSpans = 6
const marks = /\s*[[(]S\d+(?:\s*[,;–-]\s*S?\d+)*[\])]/gu
const leastShare = 0.5
const severity: Readonly<Record<RiskLevel, number>> = { low: 0, medium: 1, high: 2 }

/** A joined statement with the numbers of those that it rests on. */
export interface Joined extends ResolvedItem {
  readonly from: readonly number[]
}

/**
 * Turns what a model wrote from numbered statements into statements with exact places. Unknown numbers are dropped; a
 * text with a figure, a name or too many words that its statements lack gives way to the first of them.
 */
export function createJoiner(
  content: string,
  statements: readonly NumberedStatement[],
  stemmer: Stemmer,
) {
  return (draft: DraftJoined): Joined | undefined => {
    const from = [...new Set(draft.from)].filter((number) => statements[number - 1] !== undefined)
    const items = from.flatMap((number) => statements[number - 1]?.item ?? [])
    const [first] = items
    const text = sanitizeLine(draft.text.replace(marks, ''), (words) =>
      items.some((item) => item.text.includes(words)),
    )
    if (first === undefined || !/[\p{L}\p{N}]/u.test(text)) return undefined
    const isFaithful = restsOn(text, items, stemmer)
    const kept = isFaithful ? items : [first]
    const joined = {
      text: isFaithful ? text : first.text,
      spans: unite(content, isFaithful ? text : first.text, kept),
      from: isFaithful ? from : from.slice(0, 1),
    }
    const level = highest([draft.level, ...kept.map((item) => item.level)])
    return level === undefined ? joined : { ...joined, level }
  }
}

function restsOn(text: string, items: readonly ResolvedItem[], stemmer: Stemmer): boolean {
  const said = items.map((item) => item.text).join('\n')
  if (findUnsupported(text, said, createFactIndex(said)).length > 0) return false
  const { words, found } = countFound(text, said, stemmer)
  return found >= words * leastShare
}

/** The places of all statements, at most six: those that hold a figure of the text first, then one of each in turn. */
function unite(content: string, text: string, items: readonly ResolvedItem[]): Span[] {
  const all = items.flatMap(({ spans }) => spans)
  const values = findFigures(text)
  const bearing = values.flatMap((figure) => {
    const holder = all.find(({ start, end }) =>
      createFactIndex(content.slice(start, end)).hasValue(figure),
    )
    return holder === undefined ? [] : [holder]
  })
  const longest = Math.max(0, ...items.map(({ spans }) => spans.length))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    items.flatMap(({ spans }) => spans[at] ?? []),
  ).flat()
  const kept: Span[] = []
  for (const span of [...bearing, ...inTurn]) {
    if (
      kept.length < maxSpans &&
      !kept.some((other) => span.start < other.end && span.end > other.start)
    )
      kept.push(span)
  }
  return kept
}

export function highest(levels: readonly (RiskLevel | undefined)[]): RiskLevel | undefined {
  return levels
    .filter((level) => level !== undefined)
    .sort((one, other) => severity[other] - severity[one])[0]
}
