import type { Language } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'
import { endsSentence } from '../units/unit-looks.ts'
import { isDissent } from './of-others.ts'

/** `[ ] I would like to come`, which somebody ticks or leaves empty. */
const box = /\[[ _]{0,3}[xX✓✗]?[ _]{0,3}\]|[☐☑☒]/u

/** An item of a list of what is not paid for: `Fill hoses and light bulbs after a year`. */
function isExcluded({ heading, sentence }: Unit, { notCovered }: Language['phrases']): boolean {
  return sentence.isFirstOfBlock && notCovered.test(heading)
}

/** `cc Harbourline Insurance Brokers`, at the end of what is enclosed. */
const copies = /(?:^|\s)cc:?\s\p{Lu}/u
/** `USE / OCCUPANCY: Assembly, two stories`: a field of a form. */
const field = /^[\p{Lu}\s/&-]{3,40}: /u

function isField({ kind, text }: Unit, isTimed: boolean): boolean {
  return kind === 'sentence' && !isTimed && field.test(text) && !endsSentence.test(text)
}

/** An aside in brackets of more sentences than this one: `Do not return it to the store.)`. */
function endsAside(text: string): boolean {
  return /\)$/u.test(text) && !text.includes('(')
}

const longestLine = 60

/** A labeled line that goes on in the next one, and is a sentence too. */
function isCutLine({ kind, text }: Unit): boolean {
  return kind === 'label' && text.length > longestLine && / \p{Ll}{1,5}$/u.test(text)
}

/** `Action | Owner | Due`, the names of columns that were read as a row. */
function namesColumns(
  { kind, columns, value }: Unit,
  { columnOfTasks }: Language['phrases'],
): boolean {
  return (
    kind === 'row' &&
    columns.length === 0 &&
    value.split('; ').some((cell) => columnOfTasks.test(cell))
  )
}

/** A word with a capital at the end of a line that began otherwise: `Training of new users   Done`. */
const lastWord = /(?<=[\p{Ll}\p{N})]\s)(\p{Lu}\p{L}+)(?: in part)?(?: [(（].{2,80}[)）])?\.?$/u

/** As the steps of an earlier report are told. */
function endsAsDone(text: string, { saysDone }: Language['phrases']): boolean {
  const [, word] = lastWord.exec(text) ?? []
  return word !== undefined && saysDone.test(word)
}

/** Whether a unit has nothing for anybody to do, whatever words of duty it holds. */
export function isNoTask(unit: Unit, isTimed: boolean, language: Language): boolean {
  const { isList, kind, text } = unit
  const { phrases } = language
  return (
    box.test(text) ||
    copies.test(text) ||
    isField(unit, isTimed) ||
    phrases.sentBy.test(text) ||
    endsAside(text) ||
    isCutLine(unit) ||
    (kind === 'sentence' && !isList && /[:：]$/u.test(text)) ||
    phrases.wouldHaveTo.test(text) ||
    phrases.notTheAddressee.test(text) ||
    phrases.wishesWell.test(text) ||
    isDissent(text, language) ||
    phrases.refersOn.test(text) ||
    namesColumns(unit, phrases) ||
    phrases.orderAsCondition.test(text) ||
    endsAsDone(text, phrases) ||
    (!isList && kind !== 'row' && phrases.endsCutOff.test(text)) ||
    phrases.justWaits.test(text) ||
    phrases.toBeExpected.test(text) ||
    phrases.paymentArrives.test(text) ||
    (kind !== 'sentence' && phrases.labelOfUse.test(unit.label)) ||
    isExcluded(unit, phrases) ||
    (!isTimed && leavesOpen(text, phrases))
  )
}

/** What somebody may do, is called, or does by an act of his own. */
function leavesOpen(text: string, phrases: Language['phrases']): boolean {
  return [phrases.permits, phrases.namesHereafter, phrases.byActing].some((one) => one.test(text))
}
