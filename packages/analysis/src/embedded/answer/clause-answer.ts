import type { Question } from './question.ts'
import type { SentenceIndex } from './sentence-index.ts'

export interface ClauseAnswer {
  readonly at: number
  readonly strength: number
  readonly anchor: RegExp | undefined
}

const leastStrength = 1

/**
 * For a question about a kind of contract clause the sentence that is most surely one; `undefined` when the question is about
 * no such clause, `null` when the document has none.
 */
export function findClauseAnswer(
  question: Question,
  index: SentenceIndex,
): ClauseAnswer | null | undefined {
  if (!index.isContract || question.kinds.length === 0) return undefined
  const bm25 = index.search(question.terms)
  let top = 0
  for (const score of bm25.values()) top = Math.max(top, score)
  let best: { at: number; strength: number; value: number } | undefined
  for (const kind of question.kinds) {
    const isOpening = kind.detail !== undefined && kind.detail < 2
    for (const { at, strength } of index.clauses(kind).slice(0, 40)) {
      const likeness = top > 0 ? (bm25.get(at) ?? 0) / top : 0
      const early = isOpening ? 0.8 * (1 - at / index.sentences.length) : 0
      const value = strength + 0.8 * likeness + early
      if (best === undefined || value > best.value) best = { at, strength, value }
    }
  }
  if (best === undefined || best.strength < leastStrength) return null
  return { at: best.at, strength: best.strength, anchor: undefined }
}
