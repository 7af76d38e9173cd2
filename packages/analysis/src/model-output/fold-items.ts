import type { RiskLevel } from '@precis/domain'
import { splitWords } from '../text/words/tokens.ts'
import type { ResolvedItem } from './resolved.ts'

const similarity = 0.82
const maxSpans = 6
const severity: Readonly<Record<RiskLevel, number>> = { low: 0, medium: 1, high: 2 }

interface Kept {
  item: ResolvedItem
  readonly words: ReadonlySet<string>
  readonly figures: string
}

/** Folds near-identical statements into the first of them, which takes over their places and the higher risk level. Order is kept. */
export function foldItems(items: readonly ResolvedItem[]): ResolvedItem[] {
  const kept: Kept[] = []
  for (const item of items) {
    const words = new Set(splitWords(item.text))
    const figures = (item.text.match(/\d+/gu) ?? []).sort().join(' ')
    const twin = kept.find((other) => other.figures === figures && isAlike(other.words, words))
    if (twin === undefined) kept.push({ item, words, figures })
    else twin.item = join(twin.item, item)
  }
  return kept.map(({ item }) => item)
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  if (small.size < large.size * similarity) return false
  let shared = 0
  for (const word of small) if (large.has(word)) shared += 1
  return shared >= (small.size + large.size - shared) * similarity
}

function join(first: ResolvedItem, second: ResolvedItem): ResolvedItem {
  const added = second.spans.filter(
    (span) => !first.spans.some((other) => span.start < other.end && span.end > other.start),
  )
  const item = { text: first.text, spans: [...first.spans, ...added].slice(0, maxSpans) }
  const levels = [first.level, second.level].filter((level) => level !== undefined)
  const level = levels.sort((a, b) => severity[b] - severity[a])[0]
  return level === undefined ? item : { ...item, level }
}
