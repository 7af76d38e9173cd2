import type { AnalysisMode } from '@precis/domain'
import { findDate } from '../dates/export-dates.ts'
import type { Point } from '../point.ts'

/** What kinds of details each mode looks for first; the others follow. */
const soughtFirst: Readonly<Record<AnalysisMode, readonly string[]>> = {
  general: ['deadline', 'term', 'notice', 'amount', 'penalty', 'excess', 'dose', 'rate', 'date'],
  contract: ['term', 'notice', 'amount', 'penalty', 'deadline', 'excess', 'rate', 'party', 'date'],
  report: ['amount', 'rate', 'limit', 'date', 'deadline', 'term', 'party'],
  technical: ['limit', 'dose', 'deadline', 'rate', 'term', 'reference', 'amount'],
  academic: ['rate', 'limit', 'amount', 'term', 'date', 'reference'],
}
/** An amount of money, or a share. */
export const money = /[$€£¥₽]|\b(?:EUR|USD|GBP|CHF|PLN|zł|SGD|NZ\$)\b|\d\s?%|円|元/u
const longSentence = 320
const shortRow = 100

/** How much a point weighs by what it names: what is sought, dates, money; long and doubted ones weigh less. */
function weightOf({ text, note, kind, label }: Point, mode: AnalysisMode): number {
  const sought = soughtFirst[mode]
  const rank = kind === undefined ? -1 : sought.indexOf(kind)
  const byKind = rank === -1 ? 0 : 3 - (2 * rank) / sought.length
  const named = (findDate(text) === undefined ? 0 : 1) + (money.test(text) ? 1 : 0)
  const isSourced = /\d/u.test(note)
  const isRow = label !== undefined && label !== '' && text.length < shortRow
  return (
    byKind +
    named +
    (isSourced ? 0.5 : 0) +
    (isRow ? 0.5 : 0) -
    (text.length > longSentence ? 1 : 0)
  )
}

/** The weightiest points first; equal ones keep their order. */
export function byImportance(points: readonly Point[], mode: AnalysisMode): Point[] {
  return [...points].sort((a, b) => weightOf(b, mode) - weightOf(a, mode))
}

const severity = { high: 2, medium: 1, low: 0 }

/** The gravest risks first; equal ones keep their order. */
export function bySeverity(points: readonly Point[]): Point[] {
  const of = ({ level }: Point) => (level === undefined ? 0 : severity[level])
  return [...points].sort((a, b) => of(b) - of(a))
}
