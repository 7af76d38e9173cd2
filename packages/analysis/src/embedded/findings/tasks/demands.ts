import { boundDates, findBoundDate } from '../../exports/dates/export-dates.ts'
import { findPeriod } from '../../exports/dates/periods.ts'
import type { Language } from '../../languages/load-language.ts'
import { isOwnPromise } from '../addressed.ts'
import { favorsReader } from '../dangers/burdens.ts'
import { withoutConditions } from '../outcomes/decided.ts'
import { isPossible } from '../outcomes/possible.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'
import { endsSentence } from '../units/unit-looks.ts'

function isTimed(text: string, values: readonly TypedValue[], language: Language): boolean {
  return (
    values.some(({ kind }) => kind === 'date' || kind === 'duration') ||
    findPeriod(text, language) !== undefined
  )
}

/** Whether a sentence gives a time within which somebody may object or appeal. */
export function isTimedRemedy(
  text: string,
  values: readonly TypedValue[],
  language: Language,
): boolean {
  return language.phrases.tellsRemedy.test(text) && isTimed(text, values, language)
}

/** An hour as any language may write it: `6 p.m.`, `18h`, `3 May 2027, 18:00`. */
const hourInFigures =
  /(?<![\p{N}.,:/])\p{N}{1,2}(?:[.:h]\p{N}{2})?\s?(?:[ap]\.?m\b|h\b)|(?<=\p{N}{4},?\s)\p{N}{1,2}[.:]\p{N}{2}(?!\p{N})/iu
const longestLine = 70
const wordsUnderHeading = 25

/** `Meeting for parents: Wednesday 22 January at 6 p.m.`: where somebody has to be at some hour. */
export function isOccasion(
  { heading, kind, label, text, words }: Unit,
  values: readonly TypedValue[],
  { phrases }: Language,
): boolean {
  const tellsHour = hourInFigures.test(text) || phrases.hourOfDay.test(text)
  if (!tellsHour || isDayOfReport(label, text, phrases)) return false
  if (phrases.meetingPoint.test(text)) return true
  // A long line without an end goes on in the next one, and is a sentence too.
  if (kind === 'label' && text.length > longestLine && !endsSentence.test(text)) return false
  const named = words <= wordsUnderHeading ? `${heading} ${text}` : text
  return (
    values.some((value) => value.kind === 'date') &&
    phrases.occasion.test(named) &&
    !phrases.alreadyHappened.test(text)
  )
}

function isDayOfReport(label: string, text: string, { dayOfReport }: Language['phrases']): boolean {
  return dayOfReport.test(label) || dayOfReport.test(text.split(':', 1)[0] ?? '')
}

/** Whether the reader does something by some day. */
export function isDueOfReader(text: string, language: Language): boolean {
  const { phrases } = language
  const isTold = phrases.readerDoes.test(text) || phrases.everybodyDoes.test(text)
  return isTold && findBoundDate(text, language) !== undefined
}

/** Whether a sentence tells what somebody does by a day of the calendar. */
export function isDatedDuty(text: string, language: Language): boolean {
  const { phrases } = language
  if (!phrases.actsByDay.test(text)) return false
  const isDated = (findBoundDate(text, language) ?? findPeriod(text, language)) !== undefined
  return isDated || phrases.byOrdinalDay.test(text)
}

/** `The tenant pays the deposit within 14 days`: what its reader does by some time, and not what is only told or given. */
export function isTimedForReader(text: string, language: Language): boolean {
  const { alreadyHappened, lastsThen, mayCome, othersAct, permits } = language.phrases
  const said = firstClause(text, language)
  const isTimed = boundDates(said, language).length > 0 || findPeriod(said, language) !== undefined
  const told = [alreadyHappened, lastsThen, mayCome, othersAct, permits]
  if (!isTimed || told.some((one) => one.test(said))) return false
  return (
    !isOwnPromise(text, language) && !favorsReader(said, language) && namesReader(said, language)
  )
}

/** A sentence without its conditions, as far as the first semicolon. */
function firstClause(text: string, language: Language): string {
  const said = withoutConditions(text, language).replace(/^[\s,]+/u, '')
  return said.split(/;\s/u, 1)[0] ?? said
}

const opening = 45

/** Whether a sentence opens with its reader, and with nobody else before. */
function namesReader(text: string, { frames }: Language): boolean {
  const at = text.slice(0, opening).search(frames.reader)
  return at >= 0 && text.slice(0, at).search(frames.other) < 0
}

/** `You may ask for a second look until 28 November`: the last day of what its reader may do. */
export function isLastDay(text: string, language: Language): boolean {
  const said = firstClause(text, language)
  return (
    boundDates(said, language).length > 0 &&
    isPossible(said, language) &&
    namesReader(said, language)
  )
}

/** Whether a sentence tells in the plain future what somebody does. */
export function isFutureDuty(text: string, { phrases }: Language): boolean {
  return phrases.dutyInFuture.test(text) && !phrases.negatedFuture.test(text)
}
