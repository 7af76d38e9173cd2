import type { Language } from '../../languages/load-language.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../unit.ts'

const whoColumn = /^(?:who|wer|qui|quién|chi|quem|wie|kto|кто|担当|负责人|责任人)/iu
const whenColumn =
  /^(?:by|until|when|bis|wann|pour le|délai|échéance|plazo|cuándo|entro|quando|até|prazo|voor|uiterlijk|wanneer|do|kiedy|до|срок)(?!\p{L})/iu

/** A row below a heading such as `Actions`, or a row or line with a date under a column, or behind a label, that speaks of deadlines. */
export function isScheduled(
  unit: Unit,
  values: readonly TypedValue[],
  { facts }: Language,
): boolean {
  const { section } = unit.sentence
  // Prices of several days or kinds.
  if (values.filter(({ kind }) => kind === 'money').length > 1) return false
  if (unit.kind === 'row' && section === 'recommendations' && unit.columns.length === 0) return true
  if (unit.kind === 'sentence' || !values.some(({ kind }) => kind === 'date')) return false
  if (unit.label.search(facts.deadline) >= 0) return true
  const has = (pattern: RegExp): boolean => unit.columns.some((name) => name.search(pattern) >= 0)
  return (
    unit.columns.length > 2 &&
    (has(facts.deadline) || has(whenColumn) || (has(facts.date) && !has(facts.amount))) &&
    (has(facts.party) || has(whoColumn))
  )
}
