import { deniesSomething } from '../text/denials.ts'
import { detectLanguage } from '../text/language.ts'
import { type Span, splitSentences } from '../text/sentences.ts'
import { createStemmer, type Stemmer } from '../text/words/tokens.ts'
import { findUnsupported } from './checks.ts'
import { createFactIndex } from './facts/fact-index.ts'

const leastShare = 0.7
const leastWords = 2
const shortestInside = 4

/**
 * Whether a passage bears a statement out although the words quoted from it are not there: it holds all figures and
 * names and most content words, and its nearest sentence denies something when the statement does.
 */
export type SupportCheck = (statement: string, passage: Span) => boolean

/** Prepared once for a document, whose language decides which words carry meaning. */
export function createSupportCheck(content: string): SupportCheck {
  const stemmer = createStemmer(detectLanguage(content))
  return (statement, { start, end }) => {
    const evidence = content.slice(start, end)
    if (findUnsupported(statement, evidence, createFactIndex(evidence)).length > 0) return false
    const { words, found } = countFound(statement, evidence, stemmer)
    if (words < leastWords || found < words * leastShare) return false
    return deniesSomething(statement) === deniesSomething(nearest(statement, evidence, stemmer))
  }
}

/** How many distinct content words a statement has, and how many of them a text holds, as stems or within longer words. */
export function countFound(
  statement: string,
  evidence: string,
  stemmer: Stemmer,
): { words: number; found: number } {
  const wanted = new Set(stemmer.contentStems(statement))
  if (evidence.includes(statement)) return { words: wanted.size, found: wanted.size }
  const stems = new Set(stemmer.contentStems(evidence))
  const lower = evidence.toLowerCase()
  const isInside = (stem: string) => stem.length >= shortestInside && lower.includes(stem)
  const found = [...wanted].filter((stem) => stems.has(stem) || isInside(stem)).length
  return { words: wanted.size, found }
}

/** The sentence that shares most words with a statement. */
function nearest(statement: string, evidence: string, stemmer: Stemmer): string {
  let best = { sentence: evidence, found: 0 }
  for (const { start, end } of splitSentences(evidence)) {
    const sentence = evidence.slice(start, end)
    const { found } = countFound(statement, sentence, stemmer)
    if (found > best.found) best = { sentence, found }
  }
  return best.sentence
}
