import type { Reading } from '../../document/read.ts'
import { isImprint } from '../../document/wording/pleasantry.ts'
import { isRegisterLine } from '../../document/wording/register-line.ts'
import { tellsSuperseded } from '../../findings/outcomes/superseded.ts'
import { namesPart } from '../../findings/rows/part-of-row.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { refersElsewhere } from './detail-signals.ts'
import { isParty, keyOf, lettersOf } from './fact-key.ts'
import { isLetterhead } from './letterhead.ts'
import { losingOffers } from './losing-offers.ts'

/** From where on something clearly is a fact. */
export const leastFact = 0.4
const leastOfOthers = 0.9

/** Whether a finding may be a detail at all: no letterhead, no offer that was not taken, no value as it should be, no party twice. */
export function mayBeTold(
  reading: Reading,
  normal: ReadonlySet<WeighedUnit>,
): (found: WeighedUnit) => boolean {
  const title = lettersOf(reading.title)
  const lost = losingOffers(reading)
  const lines = Map.groupBy(
    reading.findings.filter(({ unit }) => unit.kind === 'label'),
    ({ unit }) => unit.sentence.order,
  )
  const isMadeOfLines = ({ kind, sentence }: Unit): boolean =>
    kind === 'sentence' && (lines.get(sentence.order)?.length ?? 0) > 1
  const parties = reading.findings.filter(isParty)
  const firstOfKey = new Map(parties.map((found) => [keyOf(found), found] as const).reverse())
  return (found) => {
    const { unit } = found
    if (
      normal.has(found) ||
      lost.has(found) ||
      isMadeOfLines(unit) ||
      tellsFormerSum(found, reading.rules) ||
      tellsNothing(unit, reading.rules)
    ) {
      return false
    }
    if (isLetterhead(found, reading.content.length, reading.rules) || isBareRecipient(found))
      return false
    if (!unit.namesSender && !unit.namesReader && lettersOf(unit.text) === title) return false
    return !isParty(found) || firstOfKey.get(keyOf(found)) === found
  }
}

/** `The offer of 3 May (£900) no longer applies.` */
function tellsFormerSum({ unit, values }: WeighedUnit, language: Language): boolean {
  const isSum = values.some(({ kind }) => kind === 'money' || kind === 'percent')
  return isSum && unit.kind === 'sentence' && tellsSuperseded(unit.text, language)
}

/** `<jo@mail.example>` */
const addressAlone = /^<?\S+@\S+>?$/u

export function isBareRecipient({ unit, topics }: WeighedUnit): boolean {
  return topics.includes('party') && addressAlone.test(unit.value.trim())
}

/** Where a contract says when and between whom it was made. */
const shareOfPreamble = 0.1
/** What only sends elsewhere, tells a part of another sum, or by what a register knows somebody. */
function tellsNothing({ kind, label, value, text }: Unit, language: Language): boolean {
  if (refersElsewhere(value, language) || language.phrases.asksToQuote.test(text)) return true
  return kind === 'sentence'
    ? isImprint(text, language)
    : namesPart(label, language) || isRegisterLine(text, language)
}

/** What states something, or is clearly a duty, a danger or a decision. */
export function worthShowing(
  { unit, values, fact, action, risk, decision }: WeighedUnit,
  length: number,
): boolean {
  const opensList = unit.kind === 'sentence' && !unit.isList && /[:：]$/u.test(unit.text)
  const tellsSum = values.some(({ kind }) => kind === 'money')
  if (opensList && !tellsSum && unit.start > shareOfPreamble * length) return false
  return fact >= leastFact || Math.max(action, risk, decision) >= leastOfOthers
}
