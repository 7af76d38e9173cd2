import type { ClauseKind } from '../clauses/clause-kind.ts'
import type { Question } from './question.ts'
import type { SentenceIndex } from './sentence-index.ts'

export interface ClauseAnswer {
  readonly at: number
  readonly strength: number
  readonly kind: ClauseKind
}

const leastStrength = 1
const likenessShare = 0.8

/**
 * For a question about a kind of contract clause the sentence that is most surely one; `undefined` when the question is about
 * no such clause, `null` when the document has none.
 */
export function findClauseAnswer(
  question: Question,
  index: SentenceIndex,
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
  return best
}
