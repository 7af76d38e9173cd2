import type { ListField } from '@precis/domain'
import { type ExportMaterial, lineOf, riskLine } from './export-material.ts'
import type { Part } from './fill.ts'
import { whatMatters } from './matters/what-matters.ts'
import type { Point } from './point.ts'
import { sectionsOf } from './sections.ts'
import { datedFirst } from './tasks/in-order.ts'

/** Words for the purpose and for the gravest risks. */
const wordsOfPurpose = 60
const wordsOfRisks = 100

/** What a short export is filled from: purpose, what matters, risks, what to do, the summary, then the other lists in the order of the mode. */
export function shortParts(
  material: ExportMaterial,
  headings: Readonly<Record<ListField | 'purpose' | 'whatMatters' | 'inShort', string>>,
  keep: Readonly<Record<ListField | 'inShort', number>>,
): Part[] {
  const { points, purpose, summary, words } = material
  const list = (field: ListField): Part => ({
    heading: headings[field],
    points: points[field],
    keep: keep[field],
    line: bullet,
    isList: true,
  })
  const risks: Part = {
    ...list('risks'),
    line: (point) => `- ${riskLine(point, words)}`,
    own: wordsOfRisks,
    isList: false,
  }
  const recommendations: Part = {
    ...list('recommendations'),
    points: datedFirst(points.recommendations, material),
  }
  const { documentDate } = material
  /** The day of the document stands in its head. */
  const isNews = ({ value }: Point): boolean => documentDate === '' || value !== documentDate
  const inShort: Part = {
    heading: headings.inShort,
    points: summary,
    line: lineOf,
    keep: keep.inShort,
    isWhole: true,
  }
  return [
    {
      heading: headings.purpose,
      points: purpose ? [purpose] : [],
      line: lineOf,
      keep: 9,
      own: wordsOfPurpose,
    },
    {
      heading: headings.whatMatters,
      points: whatMatters(material),
      line: bullet,
      keep: 20,
      own: Number.POSITIVE_INFINITY,
    },
    risks,
    recommendations,
    inShort,
    ...sectionsOf(material)
      .map(({ field }) => field)
      .filter((field) => field !== 'risks' && field !== 'recommendations')
      .map(list)
      .map((part) => ({ ...part, points: part.points.filter(isNews) })),
  ]
}

function bullet(point: Point): string {
  return `- ${lineOf(point)}`
}
