import type { SentenceIndex } from './index/sentence-index.ts'
import type { Question } from './question/question.ts'
import { createScales, type Evidence } from './weighing/evidence.ts'
import { likenessOf } from './weighing/likeness.ts'

export interface Hit {
  readonly at: number
  readonly score: number
  readonly evidence: Evidence
}

const neighborShare = 0.25
const blockShare = 0.12
const headingShare = 0.5
const weighed = 30
const weighedOfArticle = 20
const clausesWeighed = 3
/** Up to so many sentences a document is short enough to weigh all of them. */
const shortDocument = 200

/** Sentences that may answer a question, best first: found by BM25 with what their neighbors and paragraph add, then weighed one by one. */
export function findHits(question: Question, index: SentenceIndex): Hit[] {
  const weigh = createScales(question, index)
  return candidates(question, index)
    .map(({ at, score }) => {
      const evidence = weigh(at, score)
      const kind = index.sentences[at]?.kind === 'heading' ? headingShare : 1
      return { at, evidence, score: likenessOf(evidence, index.isArticle) * kind }
    })
    .sort((a, b) => b.score - a.score || a.at - b.at)
}

interface Found {
  readonly at: number
  readonly score: number
}

function candidates(question: Question, index: SentenceIndex): Found[] {
  const scores = index.search(question.terms)
  const blocks = new Map<number, number>()
  for (const [at, score] of scores) {
    const block = index.sentences[at]?.block ?? 0
    blocks.set(block, (blocks.get(block) ?? 0) + score)
  }
  const found: Found[] = []
  for (const [at, score] of scores) {
    const sentence = index.sentences[at]
    if (sentence === undefined) continue
    const sameBlock = (other: number): number =>
      index.sentences[other]?.block === sentence.block ? (scores.get(other) ?? 0) : 0
    const near = Math.max(sameBlock(at - 1), 0.7 * sameBlock(at + 1))
    const block = Math.min(3 * score, blocks.get(sentence.block) ?? 0)
    const type = index.types.holds(question.type, sentence.text)
    const kind = sentence.kind === 'heading' ? headingShare : 1
    found.push({
      at,
      score: (score + neighborShare * near + blockShare * block) * (0.75 + 0.25 * type) * kind,
    })
  }
  found.sort((a, b) => b.score - a.score || a.at - b.at)
  if (index.isArticle) return found.slice(0, weighedOfArticle)
  const isShort = index.sentences.length <= shortDocument
  const best = isShort ? found : found.slice(0, weighed)
  const places = new Set(best.map(({ at }) => at))
  const others = isShort
    ? [...index.sentences.keys()]
    : best.flatMap(({ at }) => [at - 1, at + 1].filter((x) => index.sentences[x] !== undefined))
  for (const at of others) {
    if (places.has(at)) continue
    places.add(at)
    best.push({ at, score: scores.get(at) ?? 0 })
  }
  if (!index.isContract) return best
  for (const kind of question.kinds) {
    for (const { at } of index.clauses(kind).slice(0, clausesWeighed)) {
      if (!places.has(at)) best.push({ at, score: scores.get(at) ?? 0 })
      places.add(at)
    }
  }
  return best
}
