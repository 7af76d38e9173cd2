import { type CitedField, type ListField, listFields } from '../summary/cited-fields.ts'
import type { ExportInput } from './export-input.ts'

/** A summary with only those points of its lists that are wanted, together with what belongs to each. */
export function pickPoints(
  input: ExportInput,
  isWanted: (field: ListField, index: number) => boolean,
): ExportInput {
  const places = new Map<CitedField, number[]>(
    listFields.map((field) => [
      field,
      input[field].flatMap((_, index) => (isWanted(field, index) ? [index] : [])),
    ]),
  )
  const pick = <T>(field: ListField, values: readonly T[]): T[] =>
    (places.get(field) ?? []).flatMap((index) => values.slice(index, index + 1))
  const move = <T extends { field: CitedField; index: number }>(one: T): T[] => {
    const index = places.get(one.field)?.indexOf(one.index) ?? one.index
    return index === -1 ? [] : [{ ...one, index }]
  }
  const lists = Object.fromEntries(listFields.map((field) => [field, pick(field, input[field])]))
  return {
    ...input,
    ...(lists as Record<ListField, string[]>),
    riskLevels: input.riskLevels && pick('risks', input.riskLevels),
    riskReasons: input.riskReasons && pick('risks', input.riskReasons),
    facts: input.facts && pick('criticalDetails', input.facts),
    citations: input.citations?.flatMap(move),
    checks: input.checks?.flatMap(move),
  }
}

/** A summary without the points that its reader left out. */
export function withoutLeftOut({ leftOut = [], ...input }: ExportInput): ExportInput {
  if (leftOut.length === 0) return input
  const isLeftOut = new Set(leftOut.map(({ field, index }) => `${field} ${index}`))
  return pickPoints(input, (field, index) => !isLeftOut.has(`${field} ${index}`))
}
