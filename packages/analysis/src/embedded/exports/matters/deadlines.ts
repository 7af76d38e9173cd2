import type { Language } from '../../languages/load-language.ts'
import { findBoundDate, findDay } from '../dates/export-dates.ts'
import { findPeriod } from '../dates/periods.ts'
import type { ExportMaterial } from '../export-material.ts'
import { type Point, statementOf } from '../point.ts'
import { isDuty } from '../tasks/duties.ts'
import { datedFirst } from '../tasks/in-order.ts'

/** Until when an offer can be taken. */
function isOffer({ text }: Point, language: Language): boolean {
  const { phrases } = language
  return phrases.offerHolds.test(text) && findDay(text, language) !== undefined
}

const opening = 40

/** A sentence that says so, or a row that is called so: `Closing date: 4 May`. */
function isClosing(point: Point, language: Language): boolean {
  const { phrases } = language
  const { text, label = '' } = point
  if (findDay(text, language) === undefined) return false
  const isCalled =
    (phrases.closingDay.test(label) || phrases.dueDay.test(label)) && text.startsWith(`${label}: `)
  const isDated = isCalled && findDay(statementOf(point).slice(0, opening), language) !== undefined
  return isDated || phrases.periodCloses.test(text)
}

function isTimed(text: string, language: Language): boolean {
  return (findBoundDate(text, language) ?? findPeriod(text, language)) !== undefined
}

/** What is demanded, offers and deadlines among the details, then other tasks with a time, the earliest first. */
export function deadlinesOf(material: ExportMaterial): Point[] {
  const { rules } = material
  const { criticalDetails, recommendations } = material.points
  const offers = criticalDetails.filter((point) => isOffer(point, rules))
  const ends = [...criticalDetails, ...material.points.keyPoints].filter((point) =>
    isClosing(point, rules),
  )
  const duties = criticalDetails.filter(
    (point) =>
      isDuty(point, material) &&
      !offers.includes(point) &&
      !rules.phrases.momentary.test(point.value ?? ''),
  )
  const demanded = recommendations.filter(
    ({ text }) => material.rules.phrases.demands.test(text) && isTimed(text, material.rules),
  )
  const told = duties.filter(({ kind }) => kind === 'deadline')
  const others = [...duties, ...recommendations].filter(
    (point) => !told.includes(point) && isTimed(point.text, material.rules),
  )
  const isDated = ({ text }: Point): boolean => findBoundDate(text, material.rules) !== undefined
  const all = [
    ...demanded,
    ...datedFirst(ends, material),
    ...datedFirst([...offers, ...[...told, ...others].filter(isDated)], material),
    ...told.filter((point) => !isDated(point)),
    ...others.filter((point) => !isDated(point)),
  ]
  return all.filter(({ text }) => !rules.phrases.ifNotDone.test(text))
}
