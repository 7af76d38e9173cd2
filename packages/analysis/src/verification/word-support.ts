import { knownLanguage } from '../text/known-language.ts'
import { detectLanguage } from '../text/language.ts'
import { createStemmer } from '../text/words/tokens.ts'
import { findMeasures } from './facts/measures.ts'
import { countFound } from './support.ts'

const leastShare = 0.5
const leastWords = 3
/** Below, most statements share no words with their sources: they are in another language. */
const leastOverall = 0.3

/** A statement and the text around what it cites. */
export interface CitedStatement {
  readonly text: string
  readonly evidence: string
}

/** Whether an answer speaks of what it cites: its own words, not those of the question, are for the greater part there. */
export function answersFrom(
  content: string,
  { question, text, evidence }: CitedStatement & { readonly question: string },
): boolean {
  const [written, source] = [knownLanguage(text), knownLanguage(content)]
  if (written !== undefined && source !== undefined && written !== source) return true
  const stemmer = createStemmer(detectLanguage(content))
  const asked = new Set(stemmer.contentStems(question))
  const own = stemmer.contentStems(text).filter((stem) => !asked.has(stem))
  const { words, found } = countFound(own.join(' '), evidence, stemmer)
  return words < leastWords || found >= words * leastShare
}

/** Measures are looked for as such: two years are as good as 24 months. */
function withoutMeasures(text: string): string {
  return findMeasures(text).reduce((rest, { text: measure }) => rest.replace(measure, ' '), text)
}

/**
 * Those of some statements about a document whose content words are, for the greater part, not around what they cite.
 * None where statements and document are in different languages, since their words cannot be compared.
 */
export function withoutWordSupport<T extends CitedStatement>(
  content: string,
  statements: readonly T[],
): T[] {
  const written = knownLanguage(statements.map(({ text }) => text).join('\n'))
  const source = knownLanguage(content)
  if (written !== undefined && source !== undefined && written !== source) return []
  const stemmer = createStemmer(detectLanguage(content))
  const counted = statements.map((statement) => ({
    statement,
    ...countFound(withoutMeasures(statement.text), statement.evidence, stemmer),
  }))
  const words = counted.reduce((sum, one) => sum + one.words, 0)
  const found = counted.reduce((sum, one) => sum + one.found, 0)
  if (found < words * leastOverall) return []
  return counted
    .filter(({ words, found }) => words >= leastWords && found < words * leastShare)
    .map(({ statement }) => statement)
}
