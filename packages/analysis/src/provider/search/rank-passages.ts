import { yieldToMain } from '../../embedded/yield-to-main.ts'
import type { Passage } from '../../text/passages.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface StemmedPassage {
  readonly passage: Passage
  readonly stems: readonly string[]
}

export interface RankedPassage {
  readonly passage: Passage
  /** 0 for a passage that holds nothing of what is searched for. */
  readonly score: number
}

export interface Ranking {
  /** All passages, in document order. */
  readonly passages: readonly RankedPassage[]
  /** How much of the question the passage that holds most of it holds, 0 to 1; rare words count more. */
  readonly bestShare: number
}

/** What is searched for. Later things help: earlier questions of the conversation, and words that an answer may be in. */
export interface Query {
  readonly question: string
  readonly earlier: readonly string[]
  readonly likelyWords: readonly string[]
}

const passagesAtOnce = 200

/** Passages with their stems; lets other work through in between. */
export async function stemPassages(
  passages: readonly Passage[],
  vocabulary: Vocabulary,
  signal: AbortSignal,
): Promise<StemmedPassage[]> {
  const stemmed: StemmedPassage[] = []
  for (const passage of passages) {
    if (stemmed.length % passagesAtOnce === 0) await yieldToMain(signal)
    stemmed.push({ passage, stems: vocabulary.stems(passage.text) })
  }
  return stemmed
}

const k1 = 1.2
const b = 0.75
const conceptWorth = 0.4
const earlierWorth = 0.5
const likelyWorth = 0.7
/** What a passage gains from the ones beside it: an answer often follows the words that announce it. */
const neighborShare = 0.3

/** BM25 over the passages: words of the question, other words for the same things, and neighbors. Linear in their length. */
export function rankPassages(
  stemmed: readonly StemmedPassage[],
  vocabulary: Vocabulary,
  query: Query,
): Ranking {
  const passages = stemmed.map(({ passage }) => passage)
  const asked = [...new Set(vocabulary.askedStems(query.question))]
  const terms = termsOf(asked, vocabulary, query)
  const holding = new Map<string, number>()
  const counted = stemmed.map(({ stems }) => {
    const counts = new Map<string, number>()
    for (const stem of stems) {
      if (terms.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
    for (const stem of counts.keys()) holding.set(stem, (holding.get(stem) ?? 0) + 1)
    return counts
  })
  const idf = (stem: string): number => {
    const df = holding.get(stem) ?? 0
    return Math.log(1 + (passages.length - df + 0.5) / (df + 0.5))
  }
  const length = passages.reduce((sum, { text }) => sum + text.length, 0)
  const average = length / Math.max(1, passages.length) || 1
  const own = counted.map((counts, at) => {
    const ratio = (passages[at]?.text.length ?? 0) / average
    let score = 0
    for (const [stem, count] of counts) {
      const saturated = (count * (k1 + 1)) / (count + k1 * (1 - b + b * ratio))
      score += (terms.get(stem) ?? 0) * idf(stem) * saturated
    }
    return score
  })
  return {
    passages: passages.map((passage, at) => ({
      passage,
      score: (own[at] ?? 0) + neighborShare * Math.max(own[at - 1] ?? 0, own[at + 1] ?? 0),
    })),
    bestShare: bestShare(asked, counted, vocabulary, idf),
  }
}

function termsOf(
  asked: readonly string[],
  vocabulary: Vocabulary,
  { earlier, likelyWords }: Query,
): ReadonlyMap<string, number> {
  const terms = new Map<string, number>()
  const add = (stem: string, worth: number) => {
    terms.set(stem, Math.max(terms.get(stem) ?? 0, worth))
  }
  for (const stem of asked) {
    add(stem, 1)
    for (const other of vocabulary.sameAs(stem)) add(other, conceptWorth)
  }
  for (const text of earlier) {
    for (const stem of vocabulary.askedStems(text)) add(stem, earlierWorth)
  }
  for (const text of likelyWords) for (const stem of vocabulary.stems(text)) add(stem, likelyWorth)
  return terms
}

function bestShare(
  asked: readonly string[],
  counted: readonly ReadonlyMap<string, number>[],
  vocabulary: Vocabulary,
  idf: (stem: string) => number,
): number {
  const worths = asked.map((stem) => ({ stem, others: vocabulary.sameAs(stem), worth: idf(stem) }))
  const whole = worths.reduce((sum, { worth }) => sum + worth, 0)
  if (whole === 0) return 0
  let best = 0
  for (const counts of counted) {
    if (counts.size === 0) continue
    let matched = 0
    for (const { stem, others, worth } of worths) {
      if (counts.has(stem)) matched += worth
      else if (others.some((other) => counts.has(other))) matched += worth * conceptWorth
    }
    best = Math.max(best, matched)
  }
  return best / whole
}
