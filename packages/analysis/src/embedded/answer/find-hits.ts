import { holdsType } from './answer-types.ts'
import { likenessOf } from './confidence.ts'
import { createScales, type Evidence } from './evidence.ts'
import type { Question } from './question.ts'
import type { SentenceIndex } from './sentence-index.ts'

export interface Hit {
  readonly at: number
  readonly score: number
  readonly evidence: Evidence
}

const neighbourShare = 0.25
const blockShare = 0.12
const headingShare = 0.5
const weighed = 20

/** Sentences that may answer a question, best first: found by BM25 with what their neighbours and paragraph add, then weighed one by one. */
export function findHits(question: Question, index: SentenceIndex): Hit[] {
  const scores = index.search(question.terms)
  const blocks = new Map<number, number>()
  for (const [at, score] of scores) {
    const block = index.sentences[at]?.block ?? 0
    blocks.set(block, (blocks.get(block) ?? 0) + score)
  }
  const found: { at: number; score: number }[] = []
  for (const [at, score] of scores) {
    const sentence = index.sentences[at]
    if (sentence === undefined) continue
    const sameBlock = (other: number): number =>
      index.sentences[other]?.block === sentence.block ? (scores.get(other) ?? 0) : 0
    const near = Math.max(sameBlock(at - 1), 0.7 * sameBlock(at + 1))
    const block = Math.min(3 * score, blocks.get(sentence.block) ?? 0)
    const type = holdsType(question.type, sentence.text)
    const kind = sentence.kind === 'heading' ? headingShare : 1
    found.push({
      at,
      score: (score + neighbourShare * near + blockShare * block) * (0.75 + 0.25 * type) * kind,
    })
  }
  found.sort((a, b) => b.score - a.score || a.at - b.at)
  const weigh = createScales(question, index)
  return found
    .slice(0, weighed)
    .map(({ at, score }) => {
      const evidence = weigh(at, score)
      const kind = index.sentences[at]?.kind === 'heading' ? headingShare : 1
      return { at, evidence, score: question.isUnspaced ? score : likenessOf(evidence) * kind }
    })
    .sort((a, b) => b.score - a.score || a.at - b.at)
}
