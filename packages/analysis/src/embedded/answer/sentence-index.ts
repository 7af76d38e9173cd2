import { detectLanguage, type LanguageCode } from '../../text/language.ts'
import { createStemmer, type Stemmer } from '../../text/tokens.ts'
import type { ClauseKind } from '../clauses/clause-kind.ts'
import { strengthOf } from '../clauses/clause-kind.ts'
import { findKind } from '../document/find-kind.ts'
import { createParser, type Sentence } from '../document/parse.ts'
import { splitParts } from '../document/split-parts.ts'
import { languageOf } from '../languages/load-language.ts'
import { breathe } from '../macrotask.ts'
import { findTitleLine } from '../title.ts'

const saturation = 1.2
const lengthShare = 0.6

export interface ClauseMatch {
  readonly at: number
  readonly strength: number
}

/** The sentences of one document, searchable by their stems. */
export interface SentenceIndex {
  readonly content: string
  readonly language: LanguageCode
  readonly stemmer: Stemmer
  readonly isContract: boolean
  readonly sentences: readonly Sentence[]
  idf(stem: string): number
  has(stem: string): boolean
  /** BM25 of each sentence that holds a term, by its place. `terms` maps stems to weights. */
  search(terms: ReadonlyMap<string, number>): Map<number, number>
  /** Sentences of a kind of clause, surest first. Remembered after the first time. */
  clauses(kind: ClauseKind): readonly ClauseMatch[]
}

/** Indexes a document part by part; the signal is looked at in between. */
export async function indexSentences(
  content: string,
  signal: AbortSignal | undefined,
): Promise<SentenceIndex> {
  const language = detectLanguage(content)
  const stemmer = createStemmer(language)
  const parser = createParser(stemmer)
  const rules = await languageOf(content)
  const { genre } = findKind(content, findTitleLine(content) ?? '', rules)
  const isContract = genre === 'contract'
  const sentences: Sentence[] = []
  const postings = new Map<string, number[]>()
  let stems = 0
  for (const part of splitParts(content)) {
    await breathe(signal)
    for (const sentence of parser.read(content, part)) {
      if (sentence.kind === 'noise' || sentence.stems.length === 0) continue
      const at = sentences.length
      sentences.push(sentence)
      stems += sentence.stems.length
      for (const [stem, count] of countStems(sentence.stems)) {
        const list = postings.get(stem)
        if (list === undefined) postings.set(stem, [at, count])
        else list.push(at, count)
      }
    }
  }
  const average = stems / Math.max(1, sentences.length)
  const known = new Map<string, readonly ClauseMatch[]>()
  const idf = (stem: string): number => {
    const holding = (postings.get(stem)?.length ?? 0) / 2
    return Math.log(1 + (sentences.length - holding + 0.5) / (holding + 0.5))
  }
  return {
    content,
    language,
    stemmer,
    isContract,
    sentences,
    idf,
    has: (stem) => postings.has(stem),
    search: (terms) => {
      const scores = new Map<number, number>()
      for (const [stem, weight] of terms) {
        const list = postings.get(stem)
        if (list === undefined) continue
        const rarity = idf(stem) * weight
        for (let i = 0; i < list.length; i += 2) {
          const at = list[i] ?? 0
          const count = list[i + 1] ?? 0
          const length = (sentences[at]?.stems.length ?? average) / average
          const part =
            (rarity * count * (saturation + 1)) /
            (count + saturation * (1 - lengthShare + lengthShare * length))
          scores.set(at, (scores.get(at) ?? 0) + part)
        }
      }
      return scores
    },
    clauses: (kind) => {
      const remembered = known.get(kind.id)
      if (remembered !== undefined) return remembered
      const found: ClauseMatch[] = []
      for (const [at, sentence] of sentences.entries()) {
        const isTitle = kind.isHeading === true && sentence.kind === 'heading'
        if (sentence.words < 4 && !isTitle) continue
        const strength = strengthOf(kind, sentence.text, sentence.heading)
        if (strength >= 0.7) found.push({ at, strength })
      }
      found.sort((a, b) => b.strength - a.strength || a.at - b.at)
      known.set(kind.id, found)
      return found
    },
  }
}

function countStems(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
