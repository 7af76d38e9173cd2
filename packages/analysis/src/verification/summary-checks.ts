import {
  type Check,
  type Citation,
  type CitedField,
  listFields,
  type Summary,
} from '@precis/domain'
import { splitSentences } from '../text/sentences.ts'
import { findUnsupported } from './checks.ts'
import { evidenceAround } from './evidence.ts'
import { createFactIndex, createLazyFactIndex } from './facts/fact-index.ts'
import { withoutWordSupport } from './word-support.ts'

type Stated = Pick<Summary, 'mainPurpose' | 'summary' | (typeof listFields)[number] | 'citations'>

interface Statement {
  readonly field: CitedField
  readonly index: number
  readonly text: string
  readonly citations: readonly Citation[]
  /** The cited slices and what stands around them. */
  readonly evidence: string
}

/**
 * What code could not confirm about each item: no source at all, figures and names that are not around what it cites, or
 * a source that speaks of something else.
 */
export function checkSummary(content: string, summary: Stated): Check[] {
  const document = createLazyFactIndex(content)
  const statements = listStatements(content, summary)
  const cited = statements.filter(({ citations }) => citations.length > 0)
  const foreign = new Set(withoutWordSupport(content, cited))
  return statements.flatMap((statement): Check[] => {
    const { field, index, text, citations, evidence } = statement
    const slices = citations.map(({ quote }) => quote).join('\n')
    const around = citations.length === 0 ? document : createFactIndex(evidence)
    const facts = findUnsupported(text, slices, around, document)
    const found = facts.map((fact) => ({ field, index, ...fact }))
    if (citations.length === 0) return [{ field, index, kind: 'no_source', text }, ...found]
    if (!foreign.has(statement)) return found
    return [{ field, index, kind: 'no_source', text, cited: true }, ...found]
  })
}

function listStatements(content: string, summary: Stated): Statement[] {
  const bySlot = groupCitations(summary.citations)
  const state = (field: CitedField, index: number, text: string, citations: readonly Citation[]) =>
    text.trim() === ''
      ? []
      : [{ field, index, text, citations, evidence: evidenceAround(content, citations) }]
  const item = (field: CitedField, index: number, text: string) =>
    state(field, index, text, bySlot.get(`${field}:${index}`) ?? [])
  const prose = bySlot.get('summary:0') ?? []
  return [
    ...item('mainPurpose', 0, summary.mainPurpose),
    ...splitSentences(summary.summary).flatMap(({ start, end }) =>
      state(
        'summary',
        0,
        summary.summary.slice(start, end),
        prose.filter(({ at }) => at === undefined || (at.start < end && at.end > start)),
      ),
    ),
    ...listFields.flatMap((field) =>
      summary[field].flatMap((text, index) => item(field, index, text)),
    ),
  ]
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
