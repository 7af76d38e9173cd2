import { type Citation, type CitedField, listFields, type Summary } from '@precis/domain'
import { splitSentences } from '../text/sentences.ts'
import { evidenceAround } from './evidence.ts'

export type Stated = Pick<
  Summary,
  'mainPurpose' | 'summary' | (typeof listFields)[number] | 'citations'
>

/** What a document is for shows in its opening as well, in UTF-16 units. */
const openingLength = 2_000

/** One statement of a summary with what it cites. */
export interface Statement {
  readonly field: CitedField
  readonly index: number
  readonly text: string
  readonly citations: readonly Citation[]
  /** The cited slices and what is around them. */
  readonly evidence: string
}

/** Every point of a summary and every sentence of its prose. */
export function listStatements(content: string, summary: Stated): Statement[] {
  const bySlot = groupCitations(summary.citations)
  const state = (field: CitedField, index: number, text: string, citations: readonly Citation[]) =>
    text.trim() === ''
      ? []
      : [{ field, index, text, citations, evidence: evidenceAround(content, citations) }]
  const item = (field: CitedField, index: number, text: string) =>
    state(field, index, text, bySlot.get(`${field}:${index}`) ?? [])
  const prose = bySlot.get('summary:0') ?? []
  const opening = content.slice(0, openingLength)
  return [
    ...item('mainPurpose', 0, summary.mainPurpose).map((purpose) => ({
      ...purpose,
      evidence: `${purpose.evidence}\n${opening}`,
    })),
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
