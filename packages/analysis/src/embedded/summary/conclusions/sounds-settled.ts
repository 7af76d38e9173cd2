import { pointsToOtherLanguage } from '../../document/wording/noise.ts'
import { sendsBelowOnly } from '../../document/wording/pleasantry.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { announcesOnly, isBesidePurpose } from '../purpose/signals/beside-purpose.ts'

const endsStatement = /[.!?:;。！？：；]["'”’»)\]]*$/u
const blank = /_{4,}|\.{8,}|…{3,}|⋯{3,}|＿{3,}/u
const charactersBelow = 420
/** What somebody says who signs a form stands near its beginning. */
const mostBeforeAccepting = 90
/** Whether a finding has a word of deciding, and settles nothing: a case, a form to sign, how grades are given, a greeting. */
export function onlySoundsSettled(
  content: string,
  language: Language,
  { unit, values }: WeighedUnit,
): boolean {
  const { text, label, kind, end } = unit
  const { patterns, phrases } = language
  if (kind !== 'sentence' && label.search(patterns.subject) === 0) return true
  if (phrases.subjectLine.test(text)) return true
  if (/^\p{L}[^.:：]{2,40}[:：]/u.test(text) && values.some((value) => value.kind === 'contact'))
    return true
  if (phrases.caseOfReader.test(text) && !endsStatement.test(text)) return true
  const isForm = blank.test(content.slice(end, end + charactersBelow))
  const accepts = text.search(phrases.acceptsBelow)
  if (isForm && accepts >= 0 && accepts <= mostBeforeAccepting) return true
  if (phrases.judgesSomething.test(text) || phrases.validUnsigned.test(text)) return true
  if (pointsToOtherLanguage(text)) return true
  return (
    isBesidePurpose(text, language) ||
    announcesOnly(text, language) ||
    sendsBelowOnly(text, language)
  )
}
