import { isMerelyPossible } from '../../findings/outcomes/possible.ts'
import { isTimedRemedy } from '../../findings/tasks/demands.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PhraseId } from '../../languages/phrases/phrases.ts'

/** Whether a meeting's record tells who came and how it was opened or closed. */
export function isFormalityOfMeeting(text: string, { phrases }: Language): boolean {
  return phrases.formalityOfMeeting.test(text)
}

/** Whether a sentence stands where a meeting deals with the minutes of the one before. */
export function isOfFormerMinutes(heading: string, { phrases }: Language): boolean {
  return phrases.formerMinutes.test(heading)
}

/** Whether a ruling tells when and by whom it was given, or until when somebody may appeal. */
export function isFormalityOfRuling(text: string, { phrases }: Language): boolean {
  return phrases.formalityOfRuling.test(text)
}

const mereRules: readonly PhraseId[] = ['limitsLiability', 'aims', 'deemed', 'fillsOffice']

/** Whether a finding tells a rule, a right or what may come, and not what came out. */
export function isMereRule({ unit, values }: WeighedUnit, language: Language): boolean {
  const { text } = unit
  if (mereRules.some((id) => language.phrases[id].test(text))) return true
  if (isTimedRemedy(text, values, language)) return true
  return text.search(language.patterns.condition) === 0 || isMerelyPossible(text, language)
}
