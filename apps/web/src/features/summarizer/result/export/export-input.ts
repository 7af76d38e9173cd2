import {
  type AnalysisMode,
  citationsOf,
  type ExportInput,
  listFields,
  type PointRef,
  type Summary,
} from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import type { Place } from '../../../../document-view/place.ts'
import { isSamePoint } from '../../notes/notebook.ts'

interface ExportFacts {
  readonly title: string
  readonly summary: Summary
  readonly source: ExtractedDocument
  readonly mode: AnalysisMode
  readonly placeOf: (offset: number) => Place
  readonly coverage: string
  readonly date: Date
  /** Points without a passage that exports are to hold all the same. */
  readonly kept: readonly PointRef[]
}

/** The points that no passage supports. */
function unsupportedPoints(summary: Summary): PointRef[] {
  return listFields.flatMap((field) =>
    summary[field].flatMap((_, index) =>
      citationsOf(summary, field, index).length === 0 ? [{ field, index }] : [],
    ),
  )
}

/** What an export is written from: the result with the place of each citation, and how much was read. */
export function buildExportInput(facts: ExportFacts): ExportInput {
  const { summary, source, mode, kept } = facts
  const isKept = (point: { field: string; index: number }) =>
    kept.some((one) => isSamePoint(one, point))
  const unread = source.pages.filter((page) => page.source === 'failed' || page.source === 'unread')
  return {
    title: facts.title,
    type: summary.documentType,
    purpose: summary.mainPurpose,
    date: facts.date.toLocaleDateString('en-US', { dateStyle: 'long' }),
    summary: summary.summary,
    keyPoints: summary.keyPoints,
    conclusions: summary.conclusions,
    criticalDetails: summary.criticalDetails,
    recommendations: summary.recommendations,
    risks: summary.risks,
    riskLevels: summary.riskLevels,
    ...(summary.riskReasons ? { riskReasons: summary.riskReasons } : {}),
    citations: summary.citations.map((citation) => ({
      ...citation,
      label: facts.placeOf(citation.start).label,
    })),
    checks: summary.checks.map((check) => (isKept(check) ? { ...check, isKept: true } : check)),
    leftOut: unsupportedPoints(summary).filter((point) => !isKept(point)),
    coverage: facts.coverage,
    ...(summary.facts ? { facts: summary.facts } : {}),
    mode,
    read: {
      pages: source.pages.length,
      pagesRead: source.pages.length - unread.length,
      characters: summary.coverage.characters,
      analysed: summary.coverage.analysed,
    },
  }
}
