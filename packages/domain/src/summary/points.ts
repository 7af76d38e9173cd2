import type { CitedField } from './cited-fields.ts'
import type { Check, Citation, RiskLevel, Summary } from './summary.ts'

/** `Rent: $3,400 a month` -> label and value, split at the first colon; a point without one, or of several rows, is all value. */
export function splitDetail(point: string): { label: string | null; value: string } {
  const colon = point.includes('\n') ? -1 : point.indexOf(':')
  const label = point.slice(0, Math.max(0, colon)).trim()
  const value = point.slice(colon + 1).trim()
  return label !== '' && value !== '' ? { label, value } : { label: null, value: point.trim() }
}

/** The rows of a table that a critical detail tells, without the name of the table, or else the detail itself. */
export function rowsOfDetail(point: string, label = ''): string[] {
  if (!point.includes('\n')) return [point]
  const rows =
    label !== '' && point.startsWith(`${label}: `) ? point.slice(label.length + 2) : point
  return rows.split('\n').filter((row) => row.trim() !== '')
}

/** What one item of a summary rests on. */
export function citationsOf(summary: Summary, field: CitedField, index: number): Citation[] {
  return summary.citations.filter((one) => one.field === field && one.index === index)
}

/** What could not be confirmed about one item. */
export function checksOf(checks: readonly Check[], field: CitedField, index: number): Check[] {
  return checks.filter((check) => check.field === field && check.index === index)
}

/** Medium where nothing says how severe a risk is. */
export function severityOf(summary: Summary, index: number): RiskLevel {
  return summary.riskLevels[index] ?? 'medium'
}
