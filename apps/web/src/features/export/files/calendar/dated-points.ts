import { findDays, type NamedDay } from '@precis/analysis'
import { type ExportInput, rowsOfDetail, splitDetail } from '@precis/domain'

/** A point of a summary with a date that it names. */
export interface DatedPoint {
  readonly field: 'criticalDetails' | 'recommendations'
  readonly index: number
  /** What the date is for, in a few words. */
  readonly name: string
  readonly text: string
  readonly day: NamedDay
}

/** Dates of birth, invoices and the like are no appointments. */
const kindsWithDates = ['date', 'deadline', 'term', 'notice']
const longestName = 80

function shortened(text: string): string {
  const letters = [...text]
  return letters.length <= longestName
    ? text
    : `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
}

/** The critical details and recommendations that name a full date, once for each date; none that its reader left out. */
export function datedPoints(input: ExportInput, language: string): DatedPoint[] {
  const { facts, criticalDetails, recommendations, leftOut = [] } = input
  const points = [
    ...criticalDetails.flatMap((detail, index) => {
      const fact = facts?.[index]
      const rows = rowsOfDetail(detail, fact?.label)
      return rows.map((text) => {
        const label = rows.length > 1 ? splitDetail(text).label : fact?.label
        const name = label && text.includes(label) ? label : text
        return { field: 'criticalDetails' as const, index, name, text, kind: fact?.kind ?? 'date' }
      })
    }),
    ...recommendations.map((text, index) => ({
      ...{ field: 'recommendations' as const, index, name: text, text, kind: 'date' },
    })),
  ].filter(
    ({ kind, field, index }) =>
      kindsWithDates.includes(kind) &&
      !leftOut.some((one) => one.field === field && one.index === index),
  )
  const days = findDays(
    points.map(({ text }) => text),
    language,
  )
  const seen = new Set<string>()
  return points.flatMap(({ kind: _, ...point }, at) =>
    (days[at] ?? []).flatMap((day) => {
      const key = `${day.year}-${day.month}-${day.day} ${point.text}`
      if (seen.has(key)) return []
      seen.add(key)
      return [{ ...point, name: shortened(point.name.replace(/\s+/gu, ' ').trim()), day }]
    }),
  )
}
