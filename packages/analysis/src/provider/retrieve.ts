import { detectLanguage } from '../text/language.ts'
import { type Passage, splitPassages } from '../text/passages.ts'
import { createStemmer } from '../text/tokens.ts'

export interface RankedPassage {
  readonly passage: Passage
  readonly score: number
}

const k1 = 1.2
const b = 0.75
const hintLength = 4

/** All passages of a document with their BM25 score against a query, in document order. Linear in the length of the document. */
export function rankPassages(content: string, query: string): RankedPassage[] {
  const passages = splitPassages(content)
  const stemmer = createStemmer(detectLanguage(content))
  const wanted = [...new Set(stemmer.contentStems(query))]
  const frequency = new Map(wanted.map((stem) => [stem, 0]))
  const mayHold = createHint(wanted)
  const counted = passages.map((passage) => {
    const text = content.slice(passage.start, passage.end)
    const stems = mayHold(text) ? stemmer.contentStems(text) : []
    const counts = new Map<string, number>()
    for (const stem of stems) {
      if (frequency.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
    for (const stem of counts.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
    return { passage, counts, length: text.length }
  })
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length)
  return counted.map(({ passage, counts, length }) => {
    let score = 0
    for (const [stem, count] of counts) {
      const df = frequency.get(stem) ?? 0
      const idf = Math.log(1 + (counted.length - df + 0.5) / (df + 0.5))
      score += (idf * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / (average || 1)))
    }
    return { passage, score }
  })
}

/** A cheap test that spares the stemming of texts that hold no word of the query. */
function createHint(stems: readonly string[]): (text: string) => boolean {
  if (stems.length === 0) return () => false
  const starts = stems.map((stem) =>
    [...stem].slice(0, Math.min(hintLength, stem.length - 1) || 1).join(''),
  )
  const pattern = new RegExp(starts.join('|'), 'iu')
  return (text) => pattern.test(text)
}

/** The passages that fit best with their neighbours, in document order, numbered anew, together at most `budget` characters. Never empty for a document with text. */
export function selectPassages(ranked: readonly RankedPassage[], budget: number): Passage[] {
  const chosen = new Set<number>()
  let used = 0
  const take = (at: number) => {
    const entry = ranked[at]
    if (entry === undefined || chosen.has(at)) return
    const size = entry.passage.end - entry.passage.start
    if (used + size > budget) return
    chosen.add(at)
    used += size
  }
  const order = ranked
    .map(({ score }, at) => ({ score, at }))
    .sort((one, other) => other.score - one.score || one.at - other.at)
  for (const { score, at } of order) {
    if (used >= budget) break
    take(at)
    if (score === 0) continue
    take(at + 1)
    take(at - 1)
  }
  return [...chosen]
    .sort((one, other) => one - other)
    .flatMap((at, index) => {
      const passage = ranked[at]?.passage
      return passage === undefined ? [] : [{ ...passage, number: index + 1 }]
    })
}

/** The few passages that fit best, best first; the opening one when no word of the query stands in the document. */
export function nearestPassages(ranked: readonly RankedPassage[], count: number): Passage[] {
  const fitting = ranked.filter(({ score }) => score > 0)
  return (fitting.length > 0 ? fitting : ranked.slice(0, 1))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ passage }) => passage)
}
