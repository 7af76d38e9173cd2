import { type KindId, traitsOf } from '../../languages/kind-ids.ts'
import type { PlainDangerId } from '../../languages/plain-dangers.ts'
import type { UnitSigns } from '../units/unit-signs.ts'
import type { WeighContext } from '../weigh-context.ts'
import { foundByReports, type PlainDanger } from './plain-dangers.ts'

const fewestWordsOfPlain = 4
const fewestWordsOfStop = 8
const mostSumsOfFine = 2
const imposing: readonly (string | undefined)[] = ['decision', 'penalty-notice']
/** What is past in them harms nobody any more; a state in which something gives way is not past. */
const reports: readonly (string | undefined)[] = [
  'minutes',
  'judgment',
  'transcript',
  'news-article',
  'press-release',
  'research-paper',
]

/** What binds or threatens somebody in them all the same. */
const holdsStill: readonly PlainDangerId[] = ['unsafe', 'joint', 'late', 'onPain']

/** The text in which a plain danger is looked for; empty where there is none to be told. */
export function plainTextOf(
  { unit, alarming, isHeading, isQuestion, isScheduled }: UnitSigns,
  { isTalk }: WeighContext,
): string {
  const isTask = unit.kind === 'row' && isScheduled
  const isIdle = isHeading || isQuestion || isTask || isTalk || unit.words < fewestWordsOfPlain
  return isIdle ? '' : alarming.trim()
}

/** Whether a paper tells what somebody has looked at, and not what would hold if. */
function findsFaults(kind: KindId | undefined): boolean {
  if (kind === undefined) return true
  const { genre } = traitsOf(kind)
  return genre === 'report' || surveying.includes(kind)
}

const surveying: readonly KindId[] = ['minutes', 'specification', 'certificate', 'letter', 'notice']

export const medical: readonly (string | undefined)[] = ['medical-letter', 'leaflet']

/** What is forbidden comes with why or when, and a fine is threatened: that of a decision is imposed already. */
export function isToldPlainly(
  plain: PlainDanger | undefined,
  { unit, values, condition }: UnitSigns,
  { kind, language }: WeighContext,
): boolean {
  const isMedical = medical.includes(kind)
  if (plain !== undefined && foundByReports.includes(plain.id)) return findsFaults(kind)
  if (reports.includes(kind)) return plain !== undefined && holdsStill.includes(plain.id)
  if (plain?.id === 'finding') return isMedical
  // Who keeps data tells when they are erased, and takes nothing by it.
  if (plain?.id === 'gone' && kind === 'privacy') return false
  // `Data are not stored outside the country.`
  if (plain?.id === 'abroad') return unit.text.search(language.patterns.negation) < 0
  if (plain?.id === 'unsafe') return !isMedical
  if (plain?.reason === 'restriction') return unit.words >= fewestWordsOfStop
  if (plain?.reason !== 'penalty' || plain.id === 'onPain') return true
  const sums = values.filter((value) => value.kind === 'money').length
  // What comes on a condition is not imposed yet.
  return sums <= mostSumsOfFine && (condition > 0 || !imposing.includes(kind))
}
