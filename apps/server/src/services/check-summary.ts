import {
  AppError,
  type Check,
  type Citation,
  type CitedField,
  listFields,
  type Summary,
  summarySchema,
} from '@precis/domain'
import { exactCitations } from './check-citations.ts'

/**
 * The last look at a summary before it is charged: citations are exact or gone, items without one are listed as such,
 * each risk has a level, coverage does not exceed the content. Throws `provider_failed` for anything unusable.
 */
export function checkSummary(candidate: unknown, content: string): Summary {
  const parsed = summarySchema.safeParse(candidate)
  if (!parsed.success) {
    throw new AppError('provider_failed', { detail: 'the summary does not have its structure' })
  }
  const summary = parsed.data
  if (summary.summary.trim() === '') {
    throw new AppError('provider_failed', { detail: 'the summary is empty' })
  }
  const citations = exactCitations(summary.citations, content)
    .filter((citation) => itemText(summary, citation.field, citation.index) !== undefined)
    .map((citation) => withValidSpan(citation, summary))
  const checks = summary.checks.filter(
    (check) => itemText(summary, check.field, check.index) !== undefined,
  )
  return {
    ...summary,
    citations,
    checks: [...checks, ...unsourced(summary, citations, checks)],
    riskLevels: summary.risks.map((_, index) => summary.riskLevels[index] ?? 'medium'),
    coverage: {
      characters: content.length,
      analysed: Math.min(summary.coverage.analysed, content.length),
      parts: Math.max(1, summary.coverage.parts),
    },
  }
}

function itemText(summary: Summary, field: CitedField, index: number): string | undefined {
  if (field === 'answer') return undefined
  if (field === 'mainPurpose' || field === 'summary') {
    return index === 0 ? summary[field] : undefined
  }
  return summary[field][index]
}

function withValidSpan(citation: Citation, summary: Summary): Citation {
  const { at, ...whole } = citation
  const text = itemText(summary, citation.field, citation.index) ?? ''
  return at && at.start < at.end && at.end <= text.length ? citation : whole
}

function unsourced(
  summary: Summary,
  citations: readonly Citation[],
  checks: readonly Check[],
): Check[] {
  const settled = new Set([
    ...citations.map(({ field, index }) => `${field} ${index}`),
    ...checks
      .filter(({ kind }) => kind === 'no_source')
      .map(({ field, index }) => `${field} ${index}`),
  ])
  const items = [
    { field: 'mainPurpose' as const, index: 0, text: summary.mainPurpose },
    { field: 'summary' as const, index: 0, text: summary.summary },
    ...listFields.flatMap((field) => summary[field].map((text, index) => ({ field, index, text }))),
  ]
  return items
    .filter(({ field, index, text }) => text.trim() !== '' && !settled.has(`${field} ${index}`))
    .map((item) => ({ ...item, kind: 'no_source' as const }))
}
