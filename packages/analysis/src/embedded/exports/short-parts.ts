import type { ListField } from '@precis/domain'
import { soundsLikeTask } from '../findings/tasks/sounds-like-task.ts'
import { findDueDate } from './dates/export-dates.ts'
import { type ExportMaterial, lineOf, riskLine } from './export-material.ts'
import type { Part } from './fill.ts'
import { whatMatters } from './matters/what-matters.ts'
import { type Point, ranked, statementOf } from './point.ts'
import { sectionsOf } from './sections.ts'
import { datedFirst } from './tasks/in-order.ts'

/** Words for the purpose and for the gravest risks. */
const wordsOfPurpose = 60
const wordsOfRisks = 100
/** Words for what is to be done and is no deadline yet; where much was decided, that takes turns with it. */
const wordsOfTasks = 40
const fewConclusions = 2

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
    points: askedFirst(datedFirst(points.recommendations, material), material),
    own: points.conclusions.length > fewConclusions ? 0 : wordsOfTasks,
    goesOn: true,
    isList: false,
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

/** What is dated or asked before what is only told, each as it comes. */
function askedFirst(points: readonly Point[], { rules }: ExportMaterial): Point[] {
  const isAsked = (point: Point): boolean =>
    findDueDate(point.text, rules) !== undefined ||
    rules.phrases.recommends.test(point.text) ||
    soundsLikeTask(statementOf(point), rules)
  return ranked(points, (point) => (point.told !== undefined || isAsked(point) ? 1 : 0))
}

function bullet(point: Point): string {
  return `- ${lineOf(point)}`
}
