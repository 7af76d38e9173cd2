import { knownLanguage } from '../text/known-language.ts'
import { detectLanguage } from '../text/language.ts'
import { createStemmer } from '../text/tokens.ts'
import { countFound } from './support.ts'

const leastShare = 0.5
const leastWords = 3
/** Below, most statements share no words with their sources: they are in another language. */
const leastOverall = 0.3

/** A statement and the text around what it cites. */
export interface Grounded {
  readonly text: string
  readonly evidence: string
}

/**
 * Those of some statements about a document whose content words are, for the greater part, not around what they cite.
 * None where statements and document are in different languages, since their words cannot be compared.
 */
export function withoutWordSupport<T extends Grounded>(
  content: string,
  statements: readonly T[],
): T[] {
  const written = knownLanguage(statements.map(({ text }) => text).join('\n'))
  const source = knownLanguage(content)
  if (written !== undefined && source !== undefined && written !== source) return []
  const stemmer = createStemmer(detectLanguage(content))
  const counted = statements.map((statement) => ({
    statement,
    ...countFound(statement.text, statement.evidence, stemmer),
  }))
  const words = counted.reduce((sum, one) => sum + one.words, 0)
  const found = counted.reduce((sum, one) => sum + one.found, 0)
  if (found < words * leastOverall) return []
  return counted
    .filter((one) => one.words >= leastWords && one.found < one.words * leastShare)
    .map(({ statement }) => statement)
}
