import { type KindId, traitsOf } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { percentWords } from '../../languages/percent-words.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'

const sum = String.raw`(?:\p{Sc}\s?\p{N}[\p{N}.,’' \u00A0]*|\p{N}[\p{N}.,’' \u00A0]*\s?(?:\p{Sc}|zł|руб\.?|грн|CHF|EUR|USD|GBP|元|円|ريال|درهم|دينار|جنيه|دولار|يورو))`

const share = String.raw`\p{N}[\p{N}.,]*\s?(?:%|${percentWords})`

/** `The fee rises to £8`: what something costs or pays from now on. */
const becomes = perLanguage(
  ({ becomes: verb, toNewSum }) =>
    new RegExp(
      `(?:${verb.source})(?:${sum}|${share})|(?:${sum}|${share})(?:${toNewSum.source})`,
      'iu',
    ),
)
/** `from £118.00 to £149.00`, `de 96 € à 132 €`: a sum that becomes another one. */
const fromTo = perLanguage(
  ({ fromSum, upToSum }) =>
    new RegExp(`(?:${fromSum.source})${sum}[^.;。；]{0,30}?(?:${upToSum.source})${sum}`, 'iu'),
)
/** `26 weeks rather than 12`: a number in place of another one. */
const replacesNumber = perLanguage(
  ({ inPlaceOf }) =>
    new RegExp(
      `\\p{N}[^.;]{1,40}(?:${inPlaceOf.source}) (?:\\p{L}+ ){0,3}(?:\\p{Sc}\\s?)?\\p{N}`,
      'iu',
    ),
)

const told: readonly (KindId | undefined)[] = [
  undefined,
  'report',
  'research-paper',
  'audit-report',
  'incident-report',
]

/** Whether a sentence tells what follows from what was measured. */
export function tellsConclusion(text: string, { phrases }: Language): boolean {
  return phrases.concluded.test(text)
}

const medical: readonly (KindId | undefined)[] = ['medical-letter']

/** Whether a sentence tells what was found of a patient, what a sum is from now on, or what was ended. */
export function tellsPlainOutcome(
  { kind: form, label, text, value }: Unit,
  values: readonly TypedValue[],
  kind: KindId | undefined,
  language: Language,
): boolean {
  const { phrases } = language
  const answers = form === 'label' && phrases.answersFinding.test(label)
  if (answers && phrases.takesPosition.test(value)) return true
  if (kind === 'recall' && phrases.recalls.test(text)) return true
  if (medical.includes(kind) && phrases.diagnosed.test(text)) return true
  if (told.includes(kind) && tellsConclusion(text, language)) return true
  if (phrases.notifiesEnd.test(text)) return true
  const mayChange = kind === undefined || traitsOf(kind).genre === 'general'
  if (mayChange && becomes(language).test(text)) return true
  return (
    values.some((value) => value.kind === 'date') &&
    (fromTo(language).test(text) || replacesNumber(language).test(text))
  )
}
