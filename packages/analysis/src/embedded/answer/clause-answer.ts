import type { ClauseKind } from '../clauses/clause-kind.ts'
import type { Hit } from './find-hits.ts'
import type { Question } from './question/question.ts'
import type { SentenceIndex } from './sentence-index.ts'

export interface ClauseAnswer {
  readonly at: number
  readonly strength: number
  readonly kind: ClauseKind
}

const leastStrength = 1
const likenessShare = 0.8
/** By so much more of the question another passage has to hold before it is taken instead. */
const muchMore = 0.3
/** The same where the clause holds nothing of the kind asked for, such as a sum of money. */
const lackingType = -0.1
const plainCoverage = 0.95

/**
 * For a question about a kind of contract clause the sentence that is most surely one, unless it lacks the kind of thing asked
 * for or another passage holds much more of the question. `null` when the document has no such clause.
 */
export function findClauseAnswer(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): ClauseAnswer | null | undefined {
  if (!index.isContract || question.kinds.length === 0) return undefined
  const own = new Map(question.stems.map((stem): [string, number] => [stem, 1]))
  const bm25 = index.search(own)
  let top = 0
  for (const score of bm25.values()) top = Math.max(top, score)
  let best: (ClauseAnswer & { value: number }) | undefined
  for (const kind of question.kinds) {
    const isOpening = kind.detail !== undefined && kind.detail < 2
    for (const { at, strength } of index.clauses(kind).slice(0, 40)) {
      const likeness = top > 0 ? (bm25.get(at) ?? 0) / top : 0
      const early = isOpening ? 0.8 * (1 - at / index.sentences.length) : 0
      const value = strength + likenessShare * likeness + early
      if (best === undefined || value > best.value) best = { at, strength, value, kind }
    }
  }
  if (best === undefined || best.strength < leastStrength) return null
  return isOutdone(best, hits) ? undefined : best
}

function isOutdone({ at, kind }: ClauseAnswer, hits: readonly Hit[]): boolean {
  const [top] = hits
  const own = hits.find((hit) => hit.at === at)?.evidence
  if (top === undefined || own === undefined || top.at === at) return false
  const more = top.evidence.coverage - own.coverage
  if (own.typeMissed > 0 && top.evidence.typeMissed === 0 && more > lackingType) return true
  if (kind.isBroad !== true) return false
  return top.evidence.coverage >= plainCoverage && more > muchMore
}
