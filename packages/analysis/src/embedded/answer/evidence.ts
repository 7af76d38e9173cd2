import type { Sentence } from '../document/parse.ts'
import { holdsType } from './answer-types.ts'
import type { Question } from './question.ts'
import type { SentenceIndex } from './sentence-index.ts'

export const evidenceNames = [
  'bias',
  'coverage',
  'nearCoverage',
  'blockCoverage',
  'density',
  'bigrams',
  'unknownShare',
  'rarestMissing',
  'namesHeld',
  'namesNear',
  'hasNames',
  'type',
  'margin',
  'questionLength',
  'isYesNo',
  'span',
  'sentenceLength',
  'heads',
] as const

export type EvidenceName = (typeof evidenceNames)[number]
export type Evidence = Readonly<Record<EvidenceName, number>>

export interface Hit {
  readonly at: number
  readonly score: number
}

const neighbourShare = 0.25
const blockShare = 0.12

/** Sentences that may answer a question, best first: BM25 with what their neighbours and paragraph add. */
export function findHits(question: Question, index: SentenceIndex): Hit[] {
  const scores = index.search(question.terms)
  const blocks = new Map<number, number>()
  for (const [at, score] of scores) {
    const block = index.sentences[at]?.block ?? 0
    blocks.set(block, Math.max(blocks.get(block) ?? 0, 0) + score)
  }
  const hits: Hit[] = []
  for (const [at, score] of scores) {
    const sentence = index.sentences[at]
    if (sentence === undefined) continue
    const sameBlock = (other: number): number =>
      index.sentences[other]?.block === sentence.block ? (scores.get(other) ?? 0) : 0
    const near = Math.max(sameBlock(at - 1), 0.7 * sameBlock(at + 1))
    const block = Math.min(3 * score, blocks.get(sentence.block) ?? 0)
    const type = holdsType(question.type, sentence.text)
    const kind = sentence.kind === 'heading' ? 0.5 : 1
    hits.push({
      at,
      score: (score + neighbourShare * near + blockShare * block) * (0.75 + 0.25 * type) * kind,
    })
  }
  return hits.sort((a, b) => b.score - a.score || a.at - b.at).slice(0, 20)
}

/** How well the best hit supports an answer, as numbers of about 0 to 1. */
export function weighEvidence(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): Evidence {
  const best = hits[0]
  const sentence = best === undefined ? undefined : index.sentences[best.at]
  const own = new Set(sentence?.stems ?? [])
  const near = new Set(own)
  const block = new Set(own)
  if (best !== undefined && sentence !== undefined) {
    for (let at = best.at - 12; at <= best.at + 12; at += 1) {
      const other = index.sentences[at]
      if (other?.block !== sentence.block) continue
      for (const stem of other.stems) {
        block.add(stem)
        if (Math.abs(at - best.at) <= 1) near.add(stem)
      }
    }
    for (const stem of index.stemmer.contentStems(sentence.heading)) {
      near.add(stem)
      block.add(stem)
    }
  }
  let total = 0
  let held = 0
  let heldNear = 0
  let heldBlock = 0
  let unknown = 0
  let rarest = 0
  let highest = 0
  for (const stem of question.stems) {
    const weight = index.idf(stem)
    total += weight
    highest = Math.max(highest, weight)
    held += weight * degree(stem, own, question)
    heldNear += weight * degree(stem, near, question)
    heldBlock += weight * degree(stem, block, question)
    const isKnown =
      index.has(stem) || [...(question.alike.get(stem) ?? [])].some((x) => index.has(x))
    if (!isKnown) unknown += weight
    if (degree(stem, near, question) === 0) rarest = Math.max(rarest, weight)
  }
  const names = [...question.names]
  const countIn = (set: ReadonlySet<string>): number => names.filter((name) => set.has(name)).length
  return {
    bias: 1,
    coverage: held / (total || 1),
    nearCoverage: heldNear / (total || 1),
    blockCoverage: heldBlock / (total || 1),
    density: (best?.score ?? 0) / (total || 1) / 2,
    bigrams: bigramShare(question.stems, sentence?.stems ?? []),
    unknownShare: unknown / (total || 1),
    rarestMissing: rarest / (highest || 1),
    namesHeld: names.length === 0 ? 1 : countIn(own) / names.length,
    namesNear: names.length === 0 ? 1 : countIn(block) / names.length,
    hasNames: Math.min(1, names.length / 3),
    type: holdsType(question.type, sentence?.text ?? ''),
    margin: best === undefined ? 0 : 1 - (hits[1]?.score ?? 0) / best.score,
    questionLength: Math.min(1, question.stems.length / 10),
    isYesNo: question.type === 'yesNo' ? 1 : 0,
    span: spanShare(question.stems, sentence?.stems ?? []),
    sentenceLength: Math.min(1, (sentence?.words ?? 0) / 50),
    heads: headShare(question.stems, own, question),
  }
}

/** The share of the question's words, by their rarity, that a sentence holds itself or under a synonym. */
export function coverageOf(question: Question, index: SentenceIndex, sentence: Sentence): number {
  const own = new Set(sentence.stems)
  let total = 0
  let held = 0
  for (const stem of question.stems) {
    const weight = index.idf(stem)
    total += weight
    held += weight * degree(stem, own, question)
  }
  return held / (total || 1)
}

function degree(stem: string, set: ReadonlySet<string>, question: Question): number {
  if (set.has(stem)) return 1
  for (const other of question.alike.get(stem) ?? []) if (set.has(other)) return 0.6
  return 0
}

function bigramShare(question: readonly string[], sentence: readonly string[]): number {
  if (question.length < 2) return 0
  const pairs = new Set<string>()
  for (let i = 0; i + 1 < sentence.length; i += 1) pairs.add(`${sentence[i]} ${sentence[i + 1]}`)
  let found = 0
  for (let i = 0; i + 1 < question.length; i += 1) {
    if (pairs.has(`${question[i]} ${question[i + 1]}`)) found += 1
  }
  return found / (question.length - 1)
}

function spanShare(question: readonly string[], sentence: readonly string[]): number {
  const wanted = new Set(question)
  const places = sentence.flatMap((stem, at) => (wanted.has(stem) ? [at] : []))
  const first = places[0]
  const last = places.at(-1)
  if (first === undefined || last === undefined || last === first) return 0
  return places.length / (last - first + 1)
}

/** Whether the last words of the question, its usual head, are held. */
function headShare(stems: readonly string[], own: ReadonlySet<string>, question: Question): number {
  const heads = stems.slice(-2)
  if (heads.length === 0) return 0
  return heads.reduce((sum, stem) => sum + degree(stem, own, question), 0) / heads.length
}
