import type { Sentence } from '../document/parse.ts'
import { cosine, toVectors } from './lexrank.ts'

export interface Scored {
  readonly sentence: Sentence
  readonly score: number
}

export interface Selection {
  /** Words in all; the last sentence may go beyond it by a fifth. */
  readonly maxWords: number
  readonly maxSentences: number
  /** How much likeness to what is chosen already costs, 0 to 1. */
  readonly redundancy: number
  /** Sentences that are taken as chosen from the start, without being returned. */
  readonly against?: readonly Sentence[]
}

const candidateLimit = 160

/** Greedy choice by maximal marginal relevance (Carbonell and Goldstein, 1998), best first. Scores are compared on their own scale. */
export function selectDiverse(scored: readonly Scored[], selection: Selection): Scored[] {
  const pool = [...scored]
    .sort((a, b) => b.score - a.score || a.sentence.order - b.sentence.order)
    .slice(0, candidateLimit)
  const against = selection.against ?? []
  const vectors = toVectors([...pool.map((x) => x.sentence.stems), ...against.map((x) => x.stems)])
  const top = pool[0]?.score ?? 0
  const low = pool.at(-1)?.score ?? 0
  const range = top - low || 1
  const likeness = pool.map((_, i) => {
    let most = 0
    for (let k = pool.length; k < vectors.length; k += 1) {
      most = Math.max(most, similarity(vectors[i], vectors[k]))
    }
    return most
  })
  const chosen: Scored[] = []
  const open = new Set(pool.keys())
  let words = 0
  while (chosen.length < selection.maxSentences && open.size > 0) {
    let best = -1
    let bestValue = Number.NEGATIVE_INFINITY
    for (const i of open) {
      const item = pool[i]
      if (item === undefined) continue
      const value = (item.score - low) / range - selection.redundancy * (likeness[i] ?? 0)
      if (value > bestValue) {
        best = i
        bestValue = value
      }
    }
    const item = pool[best]
    if (item === undefined) break
    open.delete(best)
    if ((likeness[best] ?? 0) > 0.85) continue
    if (chosen.length > 0 && words + item.sentence.words > selection.maxWords * 1.2) continue
    chosen.push(item)
    words += item.sentence.words
    if (words >= selection.maxWords * 0.93) break
    for (const i of open) {
      likeness[i] = Math.max(likeness[i] ?? 0, similarity(vectors[i], vectors[best]))
    }
  }
  return chosen
}

function similarity(
  a: ReadonlyMap<string, number> | undefined,
  b: ReadonlyMap<string, number> | undefined,
): number {
  return a === undefined || b === undefined ? 0 : cosine(a, b)
}
