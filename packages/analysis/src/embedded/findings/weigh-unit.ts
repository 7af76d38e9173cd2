import type { RiskLevel } from '@precis/domain'
import { type FactKind, factKinds } from '../languages/language-pack.ts'
import type { Language } from '../languages/load-language.ts'
import { type TypedValue, typedValues, type ValueKind } from './typed-values.ts'
import type { Unit } from './units.ts'

/** A unit with what speaks for it as a fact, a risk, something to do and a decision; 1 is a clear case. */
export interface WeighedUnit {
  readonly unit: Unit
  readonly values: readonly TypedValue[]
  readonly topics: readonly FactKind[]
  readonly fact: number
  readonly risk: number
  readonly riskLevel: RiskLevel
  readonly action: number
  readonly decision: number
  readonly lead: number
}

export interface WeighContext {
  readonly language: Language
  readonly length: number
  readonly isTalk: boolean
}

const worthOf: Readonly<Record<ValueKind, number>> = {
  money: 0.85,
  duration: 0.6,
  date: 0.6,
  percent: 0.6,
  contact: 0.7,
  code: 0.35,
  number: 0.15,
}

function countOf(text: string, pattern: RegExp): number {
  const found = text.match(pattern)
  return found === null ? 0 : new Set(found.map((word) => word.toLowerCase())).size
}

/** Weighs one unit by the signs of its language. */
export function weighUnit(unit: Unit, context: WeighContext): WeighedUnit {
  const { language } = context
  const { text } = unit
  const values = typedValues(unit.kind === 'label' ? unit.value : text, language, context.isTalk)
  const topics = factKinds.filter(
    (kind) => (unit.kind === 'label' ? unit.label : text).search(language.facts[kind]) >= 0,
  )
  const { signs } = language
  const aside = Math.min(2, countOf(text, signs.aside))
  const bound = Math.min(2, countOf(text, signs.bound))
  const duty = Math.min(2, countOf(text, signs.duty))
  const condition = text.search(signs.condition) >= 0 ? 1 : 0
  const calm = Math.min(2, countOf(text, signs.calm))
  const { section } = unit.sentence
  const isQuestion = /[?？]\s*$/u.test(text)
  const severe = Math.min(2, countOf(text, signs.severe))
  const serious = Math.min(3, countOf(text, signs.serious))
  const slight = Math.min(2, countOf(text, signs.slight))
  const plea = Math.min(2, countOf(text, signs.plea))
  const promise = context.isTalk ? countOf(text, signs.promise) : 0
  const hasDeadline = values.some(({ kind }) => kind === 'date' || kind === 'duration')
  const isProse = unit.words >= 5
  const inRisks = section === 'risks' ? 0.5 : 0
  const harm = inRisks + 0.75 * severe + 0.45 * serious + 0.25 * slight
  const risk =
    !isProse || isQuestion || harm === 0
      ? 0
      : harm + 0.35 * condition - 0.6 * calm - 0.45 * aside - (unit.kind === 'sentence' ? 0 : 0.3)
  const scheduled = isScheduled(unit, values, language) ? 1 : 0
  const action =
    scheduled > 0
      ? 1.1
      : !isProse || isQuestion || (duty + plea + promise === 0 && section !== 'recommendations')
        ? 0
        : (section === 'recommendations' ? 0.5 : 0) +
          0.5 * duty +
          0.65 * plea +
          0.7 * promise +
          (hasDeadline ? 0.4 : 0) +
          0.2 * Math.min(1, bound) -
          0.6 * aside -
          0.15 * calm
  const concludes = section === 'conclusion' ? 1 : 0
  const decided = Math.min(3, concludes + countOf(text, signs.decision))
  const decision =
    unit.words < 4 || isQuestion || decided === 0
      ? 0
      : 0.7 * decided + 0.2 * Math.min(1, values.length) - 0.6 * aside
  const lead =
    unit.kind === 'sentence' && unit.words >= 6 ? Math.min(3, countOf(text, signs.lead)) : 0
  const fact = isQuestion
    ? 0
    : factWorth(unit, values, topics, { aside, bound, duty, length: context.length })
  return {
    unit,
    values,
    topics,
    fact,
    risk,
    riskLevel: severe > 0 ? 'high' : serious > 0 ? 'medium' : 'low',
    action,
    decision,
    lead,
  }
}

/** A row or line with a date under a column, or behind a label, that speaks of deadlines. */
function isScheduled(unit: Unit, values: readonly TypedValue[], { facts }: Language): boolean {
  if (unit.kind === 'sentence' || !values.some(({ kind }) => kind === 'date')) return false
  if (unit.label.search(facts.deadline) >= 0) return true
  const has = (pattern: RegExp): boolean => unit.columns.some((name) => name.search(pattern) >= 0)
  return unit.columns.length > 2 && (has(facts.deadline) || has(facts.date)) && has(facts.party)
}

interface FactSigns {
  readonly aside: number
  readonly bound: number
  readonly duty: number
  readonly length: number
}

/** `Hexley Mutual ("we")`, `"us" means Hexley Mutual`: who the parties are. */
const definedTerm =
  /\([^()]{0,40}["“«„][^"”»“]{2,40}["”»“][^()]{0,40}\)|["”»“] (?:means?|bedeutet|désigne|significa|betekent|oznacza|означает)\s/u

function factWorth(
  unit: Unit,
  values: readonly TypedValue[],
  topics: readonly FactKind[],
  { aside, bound, duty, length }: FactSigns,
): number {
  const early = Math.max(0, 1 - unit.start / Math.max(1, length) / 0.3)
  const best = Math.max(0, ...values.map(({ kind }) => worthOf[kind]))
  const more = Math.min(0.3, 0.1 * Math.max(0, values.length - 1))
  const topic = Math.min(0.6, 0.3 * topics.length)
  if (unit.kind === 'label') {
    const named = topics.length > 0 ? 0.7 : 0
    const isEmpty = named === 0 && best < 0.3
    return isEmpty ? 0.3 + 0.3 * early : 0.75 + named + 0.5 * best + 0.4 * early - 0.5 * aside
  }
  if (unit.kind === 'row') {
    if (values.length === 0) return /\p{Lu}{3}/u.test(unit.value) ? 0.7 : 0.2
    const compared = unit.figures > 2 ? 0.35 : 0
    return 0.55 + best + more + 0.5 * topic - 0.4 * aside - compared
  }
  const defines = early > 0 && definedTerm.test(unit.text) ? 0.8 : 0
  if (values.length === 0) return defines === 0 ? 0 : defines + 0.3
  const wordy = unit.words > 45 ? 0.2 : 0
  return (
    defines +
    best +
    more +
    topic +
    0.3 * Math.min(1, bound) +
    0.15 * Math.min(1, duty) +
    0.2 * early -
    0.5 * aside -
    wordy -
    (topics.length === 0 ? 0.4 : 0)
  )
}
