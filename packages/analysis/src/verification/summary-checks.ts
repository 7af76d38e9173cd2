import type { Check } from '@precis/domain'
import { detectLanguage } from '../text/language.ts'
import { createStemmer } from '../text/words/tokens.ts'
import { findUnsupported } from './checks.ts'
import { createLazyFactIndex } from './facts/fact-index.ts'
import { listStatements, type Stated } from './list-statements.ts'
import { turnsRound } from './polarity.ts'
import { withoutWordSupport } from './word-support.ts'

/**
 * What code could not confirm about each item: no source at all, figures and names that are not around what it cites, or
 * a source that speaks of something else or says the opposite.
 */
export function checkSummary(content: string, summary: Stated): Check[] {
  const document = createLazyFactIndex(content)
  const statements = listStatements(content, summary)
  const cited = statements.filter(({ citations }) => citations.length > 0)
  const foreign = new Set(withoutWordSupport(content, cited))
  const stemmer = createStemmer(detectLanguage(content))
  return statements.flatMap((statement): Check[] => {
    const { field, index, text, citations, evidence } = statement
    if (citations.some(({ quote }) => quote === text)) return []
    const slices = citations.map(({ quote }) => quote).join('\n')
    const around = citations.length === 0 ? document : createLazyFactIndex(evidence)
    const facts = findUnsupported(text, slices, around, document)
    const found = facts.map((fact) => ({ field, index, ...fact }))
    if (citations.length === 0) return [{ field, index, kind: 'no_source', text }, ...found]
    const isBorneOut = !foreign.has(statement) && !turnsRound(content, text, citations, stemmer)
    if (isBorneOut) return found
    return [{ field, index, kind: 'no_source', text, cited: true }, ...found]
  })
}
