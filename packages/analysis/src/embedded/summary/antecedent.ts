import { roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import type { Reading } from '../document/read.ts'
import type { Unit } from '../findings/unit.ts'

const leansBack =
  /^(?:(?:we|you|either of us) (?:may|can|must|will) \p{L}+ (?:it|them)|it|they|these|(?:if )?any of (?:these|them)|neither of (?:these|them)|after that|otherwise|in that case|sonst|andernfalls|danach|in diesem fall|dies|diese[rs]?(?= (?:ist|wird|kann|muss))|sinon|dans ce cas|à défaut|ensuite|en ce cas|en caso contrario|en ese caso|de lo contrario|altrimenti|in tal caso|in caso contrario|caso contrário|nesse caso|anders|daarna|in dat geval|w przeciwnym razie|w takim przypadku|в противном случае|в этом случае|否则|その場合)(?![\p{L}])/iu
const mostWords = 60

/** The span of a sentence, begun at the sentence before where it cannot be understood without that one. */
export function withAntecedent({ content, candidates }: Reading, unit: Unit): Span {
  if (unit.kind !== 'sentence' || !leansBack.test(unit.text)) return unit
  const { order, block } = unit.sentence
  const before = candidates.find(({ sentence }) => sentence.order === order - 1)?.sentence
  if (before === undefined || before.block !== block || before.kind !== 'prose') return unit
  const joined = { start: before.start, end: unit.end }
  return roughWordCount(content.slice(joined.start, joined.end)) <= mostWords ? joined : unit
}

/** Spans without those that another one holds. */
export function withoutHeld<T>(items: readonly T[], spanOf: (item: T) => Span): T[] {
  const holds = (a: Span, b: Span): boolean =>
    a.start <= b.start && b.end <= a.end && b.end - b.start < a.end - a.start
  return items.filter((item) => !items.some((other) => holds(spanOf(other), spanOf(item))))
}
