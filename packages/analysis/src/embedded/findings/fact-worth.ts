import type { FactKind } from '../languages/language-pack.ts'
import type { Language } from '../languages/load-language.ts'
import { followedBy } from '../languages/phrases/followed-by.ts'
import { namesOrganization, namesParty } from './parties/parties.ts'
import type { TypedValue, ValueKind } from './typed-values.ts'
import type { Unit } from './units/unit.ts'

const worthOf: Readonly<Record<ValueKind, number>> = {
  money: 0.85,
  measure: 0.5,
  duration: 0.6,
  date: 0.6,
  percent: 0.6,
  contact: 0.7,
  code: 0.35,
  number: 0.15,
}

/** What a unit says beside its values. */
export interface FactSignals {
  readonly decided: number
  readonly aside: number
  readonly bound: number
  readonly duty: number
  readonly calm: number
  readonly length: number
}

/** `Hexley Mutual ("we")`, `"us" means Hexley Mutual`: who the parties are. */
const definedTerm = /\([^()]{0,40}["“«„][^"”»“]{2,40}["”»“][^()]{0,40}\)/u

function namesTerm(text: string, { defines }: Language['phrases']): boolean {
  return definedTerm.test(text) || followedBy(defines, '', '["”»“] ').test(text)
}

/** The number and name of a clause, which state nothing. */
function isClauseName(text: string, { numberedClause }: Language['phrases']): boolean {
  return text.startsWith('§') || numberedClause.test(text)
}

const fewWords = 8
const endsSentence = /[.!。！]$/u
const letterhead = 200
/** Thanks tell their reader nothing new. */
const worthOfThanks = 0.8

/** What somebody may choose on a form is said by nobody yet. */
const boxToTick = /^(?:\[\s?\]|☐|□)\s/u

/** `COUNCIL TAX BILL 2025/26` */
const yearAlone = /^(?:19|20)\d\d(?:\s?[/–-]\s?\d{2,4})?$/u

function isTitleOfYear({ kind, namesSender }: Unit, values: readonly TypedValue[]): boolean {
  const isYear = values.length > 0 && values.every(({ text }) => yearAlone.test(text))
  return kind === 'sentence' && !namesSender && isYear
}

/** A fact is stated in few words. */
function brevityOf(words: number): number {
  return words <= 18 ? 0.25 : words <= 28 ? 0.15 : words <= 42 ? 0 : -0.25
}

/** `Dr Hanna Weller`, `Orme & Sons Ltd`: two to five words with capitals and nothing else. */
const tellsName =
  /^(?:\p{Lu}[\p{L}.'’-]*|&)(?:\s(?:\p{Lu}[\p{L}.'’-]*|&|\p{Ll}{1,3})){1,4}[.,]?$|有限公司$|株式会社/u
const naming: readonly FactKind[] = ['party', 'reference', 'place']

/** `Guarantor | Rosa Elling` in a table of two columns tells as much as such a line with a colon. */
function isNamedPair({ kind, columns, value }: Unit, topics: readonly FactKind[]): boolean {
  if (kind !== 'row' || columns.length > 2 || value.includes('; ')) return false
  return tellsName.test(value) || topics.some((topic) => naming.includes(topic))
}

/** `8*N_ROWS`, `6`: no label that says anything to a reader, as a year or a day does. */
const notInWords =
  /[_*=<>{}\\]|^(?!(?:19|20)\p{N}\p{N}(?:\s?[/–-]\s?(?:\p{N}\p{N}){1,2})?$|\p{N}{1,2}[./-]\p{N}{1,2}[./-]\p{N}{2,4}$|\p{N}{4}[./-]\p{N}{1,2}[./-]\p{N}{1,2}$)\P{L}+$/u

/** What speaks for a unit as a fact; 1 is a clear case. */
export function factWorth(
  unit: Unit,
  values: readonly TypedValue[],
  topics: readonly FactKind[],
  { aside, bound, duty, decided, calm, length }: FactSignals,
  language: Language,
): number {
  const { phrases } = language
  const early = Math.max(0, 1 - unit.start / Math.max(1, length) / 0.3)
  const best = Math.max(0, ...values.map(({ kind }) => worthOf[kind]))
  const more = Math.min(0.15, 0.05 * Math.max(0, values.length - 1))
  const topic = topics.length === 0 ? 0 : 0.3 + Math.min(0.2, 0.1 * (topics.length - 1))
  const place = unit.start / Math.max(1, length)
  if (unit.kind !== 'sentence' && notInWords.test(unit.label)) return 0
  if (unit.kind === 'label' || (values.length === 0 && isNamedPair(unit, topics))) {
    const isContact = topics[0] === 'contact'
    const named = topics.length === 0 ? 0 : isContact ? 0.25 : 0.7
    if (named === 0 && best < 0.3) return (tellsName.test(unit.value) ? 0.5 : 0.3) + 0.3 * early
    const signed = place > 0.85 && best < 0.7 ? 0.45 : 0
    return 0.7 + named + 0.5 * best + 0.4 * early - 0.5 * aside - signed
  }
  if (unit.kind === 'row') {
    if (values.length === 0) return /\p{Lu}{3}/u.test(unit.value) ? 0.8 : 0.3
    const compared = unit.figures > 2 ? 0.2 : 0
    const isPair = unit.columns.length < 3
    const late = unit.isLast
      ? 0
      : Math.min(0.6, (isPair ? 0.03 : 0.12) * Math.max(0, unit.rank - 2))
    const contact = values[0]?.kind === 'contact' ? 0.3 : 0
    const unnamed = topics.length === 0 ? 0.4 : 0
    return (
      0.6 -
      unnamed +
      (isPair ? 0.2 : 0) +
      best +
      more +
      0.5 * topic -
      0.5 * aside -
      compared -
      late -
      contact
    )
  }
  if (unit.namesReader) return 1.5
  if (/^\[.*\]$/u.test(unit.text) || boxToTick.test(unit.text)) return 0
  if (unit.sentence.kind === 'heading' && isTitleOfYear(unit, values)) return 0
  if (unit.words <= fewWords && isClauseName(unit.text, phrases) && best < worthOf.date) return 0
  const isAddressLine = unit.start < 2 * letterhead && unit.words <= fewWords && best < worthOf.code
  if (isAddressLine && !endsSentence.test(unit.text) && !namesOrganization(unit.text)) return 0
  const isDateLine = unit.words <= fewWords && values.some(({ kind }) => kind === 'date')
  const isAtEdge = unit.start < 2 * letterhead || place < 0.15 || place > 0.88
  if (isDateLine && isAtEdge) return 1.5
  if (isDateLine && !endsSentence.test(unit.text)) return 0.5
  if (unit.start < letterhead && unit.words <= fewWords && namesOrganization(unit.text)) return 1.6
  const defines =
    early > 0 &&
    ((namesTerm(unit.text, phrases) && namesOrganization(unit.text)) ||
      namesParty(unit.text, language))
      ? 0.9
      : 0
  if (values.length === 0) return defines === 0 ? 0 : defines + 0.3
  const limits = 0.3 * Math.min(1, bound) + 0.1 * Math.min(1, duty) + 0.12 * decided
  const unnamed = topics.length === 0 ? 0.4 : 0
  const sense = 0.1 + defines + best + more + topic + limits + 0.2 * early
  const thanked = phrases.givesThanks.test(unit.text) ? worthOfThanks : 0
  const reached = values[0]?.kind === 'contact' ? 0.3 : 0
  return (
    sense -
    reached -
    thanked +
    brevityOf(unit.words) -
    0.5 * aside -
    0.2 * Math.min(1, calm) -
    unnamed
  )
}
