import { findBoundDate } from '../../exports/dates/export-dates.ts'
import type { Language } from '../../languages/load-language.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'
import { endsSentence } from '../units/unit-looks.ts'

/** Whether a line or a sentence tells until when something can be handed in. */
export function namesClosing(
  { kind, label, text }: Unit,
  values: readonly TypedValue[],
  language: Language,
): boolean {
  const { phrases } = language
  const hasDate = values.some((value) => value.kind === 'date')
  if (phrases.closesThen.test(text)) return hasDate || phrases.todayOrTomorrow.test(text)
  if (!hasDate) return false
  if (phrases.backToWriter.test(text) && !endsSentence.test(text)) return true
  if (kind === 'sentence')
    return phrases.handedInHow.test(text) && findBoundDate(text, language) !== undefined
  const isHandedIn = phrases.handedIn.test(label) && findBoundDate(text, language) !== undefined
  return isHandedIn || phrases.closingDay.test(label)
}
