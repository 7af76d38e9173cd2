import { lexRank } from '../../packages/analysis/src/embedded/ranking/lexrank.ts'
import { splitSentences } from '../../packages/analysis/src/text/sentences.ts'
import { createStemmer } from '../../packages/analysis/src/text/words/tokens.ts'

export type Baseline = (text: string, words: number | undefined) => string

const stemmer = createStemmer('en')

/** The first sentence, or the first words. */
export const lead: Baseline = (text, words) =>
  words === undefined ? (sentencesOf(text)[0] ?? '') : firstWords(text, words)

/** Sentences by LexRank over the whole text, in document order. */
export const lexRankSummary: Baseline = (text, words) => {
  const sentences = sentencesOf(text)
  return best(sentences, lexRank(sentences.map((x) => stemmer.contentStems(x))), words)
}

/** Sentences by TextRank with word overlap (Mihalcea and Tarau, 2004), in document order. */
export const textRankSummary: Baseline = (text, words) => {
  const sentences = sentencesOf(text)
  return best(sentences, textRank(sentences.map((x) => new Set(stemmer.contentStems(x)))), words)
}

function sentencesOf(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end))
}

function firstWords(text: string, words: number): string {
  return text.split(/\s+/u).filter(Boolean).slice(0, words).join(' ')
}

function best(
  sentences: readonly string[],
  scores: readonly number[],
  words: number | undefined,
): string {
  const order = [...sentences.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  if (words === undefined) return sentences[order[0] ?? -1] ?? ''
  const chosen: number[] = []
  let count = 0
  for (const at of order) {
    chosen.push(at)
    count += sentences[at]?.split(/\s+/u).length ?? 0
    if (count >= words) break
  }
  const text = chosen
    .sort((a, b) => a - b)
    .map((at) => sentences[at] ?? '')
    .join(' ')
  return firstWords(text, words)
}

function textRank(sets: readonly ReadonlySet<string>[]): number[] {
  const size = sets.length
  const edges = sets.map((a, i) =>
    sets.map((b, j) => {
      if (i === j || a.size < 2 || b.size < 2) return 0
      let shared = 0
      for (const term of a) if (b.has(term)) shared += 1
      return shared / (Math.log(a.size) + Math.log(b.size))
    }),
  )
  const sums = edges.map((row) => row.reduce((sum, value) => sum + value, 0))
  let scores = new Array<number>(size).fill(1)
  for (let round = 0; round < 25; round += 1) {
    const next = new Array<number>(size).fill(0.15)
    for (const [i, row] of edges.entries()) {
      const share = (0.85 * (scores[i] ?? 0)) / (sums[i] || 1)
      for (const [j, value] of row.entries()) next[j] = (next[j] ?? 0) + share * value
    }
    scores = next
  }
  return scores
}
