import { type Check, type Citation, listFields, type Summary, summarySchema } from '@precis/domain'
import { listStatements } from './list-statements.ts'
import { checkSummary } from './summary-checks.ts'

/**
 * The last check before a summary is charged and sent: parsed anew, citations that are not exact slices of `content` or
 * point to no item dropped, risk levels aligned, coverage bounded, checks computed afresh; only doubts of a cited item
 * stay beside them. Null when nothing is usable.
 */
export function verifySummary(content: string, summary: unknown): Summary | null {
  const parsed = summarySchema.safeParse(summary)
  return parsed.success ? confirmSummary(content, parsed.data) : null
}

/** {@link verifySummary} for a summary whose structure is certain. */
export function confirmSummary(content: string, given: Summary): Summary | null {
  if (!hasSubstance(given)) return null
  const citations = distinct(
    given.citations.filter((citation) => isExact(content, given, citation)),
  )
  return {
    ...given,
    citations,
    facts: given.facts?.length === given.criticalDetails.length ? given.facts : undefined,
    riskLevels: given.risks.map((_, index) => given.riskLevels[index] ?? 'medium'),
    riskReasons: given.riskReasons?.length === given.risks.length ? given.riskReasons : undefined,
    checks: withDoubts(checkSummary(content, { ...given, citations }), { ...given, citations }),
    coverage: {
      ...given.coverage,
      characters: content.length,
      analysed: Math.min(given.coverage.analysed, content.length),
      parts: Math.max(1, given.coverage.parts),
    },
  }
}

/** The checks with the doubts that a model raised about cited items, which code cannot compute. */
function withDoubts(checks: readonly Check[], given: Summary): Check[] {
  const stated = listStatements('', given).filter(({ citations }) => citations.length > 0)
  const doubts = given.checks.filter(
    ({ field, index, kind, text, cited }) =>
      kind === 'no_source' &&
      cited === true &&
      stated.some((one) => one.field === field && one.index === index && one.text === text) &&
      !checks.some((one) => one.field === field && one.index === index && one.text === text),
  )
  return [...checks, ...doubts]
}

function hasSubstance(summary: Summary): boolean {
  return summary.summary.trim() !== '' || listFields.some((field) => summary[field].length > 0)
}

function isExact(content: string, summary: Summary, citation: Citation): boolean {
  const item = itemText(summary, citation)
  if (item === undefined || item === '') return false
  if (citation.end <= citation.start || citation.end > content.length) return false
  if (content.slice(citation.start, citation.end) !== citation.quote) return false
  const { at } = citation
  return at === undefined || (at.start < at.end && at.end <= item.length)
}

function itemText(summary: Summary, { field, index }: Citation): string | undefined {
  if (field === 'answer') return undefined
  const value = summary[field]
  if (typeof value === 'string') return index === 0 ? value : undefined
  return value[index]
}

function distinct(citations: readonly Citation[]): Citation[] {
  const byKey = new Map<string, Citation>()
  for (const citation of citations) {
    const { field, index, start, end, at } = citation
    byKey.set([field, index, start, end, at?.start, at?.end].join(':'), citation)
  }
  return [...byKey.values()]
}
