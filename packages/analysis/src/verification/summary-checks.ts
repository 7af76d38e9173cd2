import {
  type Check,
  type Citation,
  type CitedField,
  listFields,
  type Summary,
} from '@precis/domain'
import { splitSentences } from '../text/sentences.ts'
import { findUnsupported } from './checks.ts'
import { createLazyFactIndex, type FactIndex } from './facts/fact-index.ts'

type Stated = Pick<Summary, 'mainPurpose' | 'summary' | (typeof listFields)[number] | 'citations'>

/** What code could not confirm about each item: no source at all, or figures and names that neither source nor document hold. */
export function checkSummary(content: string, summary: Stated): Check[] {
  const document = createLazyFactIndex(content)
  const bySlot = groupCitations(summary.citations)
  const checks: Check[] = []
  const check = (field: CitedField, index: number, text: string) => {
    if (text.trim() === '') return
    const citations = bySlot.get(`${field}:${index}`) ?? []
    if (citations.length === 0) checks.push({ field, index, kind: 'no_source', text })
    checks.push(...unsupported(field, index, text, citations, document))
  }
  check('mainPurpose', 0, summary.mainPurpose)
  checks.push(...checkProse(summary.summary, bySlot.get('summary:0') ?? [], document))
  for (const field of listFields) {
    for (const [index, text] of summary[field].entries()) check(field, index, text)
  }
  return checks
}

/** Sentences of the summary that no citation covers, and their unsupported figures and names. */
function checkProse(text: string, citations: readonly Citation[], document: FactIndex): Check[] {
  return splitSentences(text).flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end)
    const own = citations.filter(
      ({ at }) => at === undefined || (at.start < sentence.end && at.end > sentence.start),
    )
    const checks = unsupported('summary', 0, words, own, document)
    if (own.length > 0) return checks
    return [{ field: 'summary', index: 0, kind: 'no_source', text: words } as const, ...checks]
  })
}

function unsupported(
  field: CitedField,
  index: number,
  text: string,
  citations: readonly Citation[],
  document: FactIndex,
): Check[] {
  const cited = citations.map(({ quote }) => quote).join('\n')
  return findUnsupported(text, cited, document).map((found) => ({ field, index, ...found }))
}

function groupCitations(citations: readonly Citation[]): Map<string, Citation[]> {
  const groups = new Map<string, Citation[]>()
  for (const citation of citations) {
    const key = `${citation.field}:${citation.index}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [citation])
    else group.push(citation)
  }
  return groups
}
