import type { Language } from '../../languages/load-language.ts'
import { findDay } from '../dates/export-dates.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, ranked, statementOf } from '../point.ts'

const endsSentence = /[.!?。]$/u

function isRow(point: Point): boolean {
  const statement = statementOf(point)
  return (
    point.label !== '' &&
    point.value !== undefined &&
    statement === point.value &&
    !endsSentence.test(statement)
  )
}

const opening = 60

/** Whether a row is called by a length of time, or a sentence opens with an agreement and tells how long it runs. */
function tellsLength(point: Point, rules: Language): boolean {
  const { facts, phrases, patterns } = rules
  const { label = '', text } = point
  const statement = statementOf(point)
  if (isRow(point)) return label.search(facts.term) >= 0 || phrases.agreementRuns.test(text)
  if (statement.slice(0, opening).search(patterns.condition) >= 0) return false
  const isTimed = findDay(statement, rules) !== undefined || phrases.unitOfPeriod.test(statement)
  const isNamed = phrases.agreementRuns.test(statement.slice(0, opening))
  return isTimed && (isNamed || phrases.begins.test(statement))
}

/** How long the agreement runs and from when, plain rows first, then what the summary tells too. */
export function termsOf({ points, rules, summary }: ExportMaterial): Point[] {
  const { phrases } = rules
  const isCentral = ({ text, value }: Point): boolean =>
    summary.some((sentence) => text.includes(sentence.text) || value === sentence.text)
  const isTerm = (point: Point): boolean => {
    const { kind, label = '', text, value } = point
    if (phrases.momentary.test(value ?? '')) return false
    if (phrases.timesOver.test(text) || phrases.besideTerm.test(text)) return false
    if (label.search(rules.facts.party) >= 0) return false
    if (!tellsLength(point, rules) || phrases.timeOfUse.test(text)) return false
    if (kind === 'term') return true
    if (kind === 'date' && phrases.begins.test(statementOf(point))) return true
    const isNamed =
      kind === 'date' || (kind === 'deadline' && isRow(point) && findDay(text, rules) === undefined)
    const named = kind === 'date' ? text : label
    return isNamed && named.search(rules.facts.term) >= 0 && (kind !== 'date' || isCentral(point))
  }
  return ranked(points.criticalDetails.filter(isTerm), (point) => {
    if (isRow(point)) return 2
    if (isCentral(point) || phrases.begins.test(statementOf(point))) return 1
    return /[.。]$/u.test(point.text) ? 0 : -1
  })
}
