import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'
import { labeledUnit, type Unit } from '../units/unit.ts'

const mostWordsOfLabel = 3
const mostWordsOfValue = 24
const longestLabel = 40
/** The house number of a street. */
const endsInNumber = /\p{L}\s\p{N}+\p{L}?$/u
const numbering = /^(?:§\s?\d{1,3}\p{Ll}?|\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4})[.)]?\s+/u

/**
 * A heading with the one line below it as a labeled line, such as `Diagnosis` over `High blood pressure. Type 2
 * diabetes.`; undefined where it heads more, or whole sentences.
 */
export function headedValue(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  { phrases }: Language,
): Unit | undefined {
  const heading = sentences[at]
  const first = sentences[at + 1]
  if (heading?.kind !== 'heading' || first?.kind !== 'prose') return undefined
  if (heading.words > mostWordsOfLabel || heading.text.length > longestLabel) return undefined
  if (endsInNumber.test(heading.text)) return undefined
  let last = at + 1
  while (sentences[last + 1]?.block === first.block) last += 1
  const next = sentences[last + 1]
  if (heading.block === first.block || next?.kind !== 'heading') return undefined
  const end = sentences[last]?.end ?? first.end
  const value = flattenSpace(content.slice(first.start, end))
  if (roughWordCount(value) > mostWordsOfValue) return undefined
  const endsBetween = atEnd(phrases.between, '[:：]?')
  if (phrases.verb.test(value) || endsBetween.test(value) || /[:：?？]/u.test(value))
    return undefined
  return labeledUnit(
    { start: heading.start, end, label: heading.text.replace(numbering, ''), value },
    first,
  )
}

/** A number with its currency, a code or a date with a year, alone on its line; no year alone. */
const valueAlone =
  /^(?!(?:19|20)\d\d$)(?:(?:\p{Sc}|R\$|[A-Z]{3})\s?)?(?=\S*\p{N})[\p{Lu}\p{N}][\p{Lu}\p{N}.,/:'’-]{3,30}(?:\s(?:\p{Sc}|[A-Z]{3}))?$|^(?:\p{L}{3,12}\.?,?\s)?\p{N}{1,2}(?:st|nd|rd|th|er|[.º])?\s(?:de\s)?\p{L}{3,12}\.?,?\s(?:de\s)?\p{N}{4}$|^\p{L}{3,12}\.?\s\p{N}{1,2},?\s\p{N}{4}$/u
/** `HV 6620 418 3`, `1 March 2026 to 28 February 2027` */
const numberAlone =
  /^(?=.{0,30}\p{N}{3})\p{Lu}[\p{Lu}\p{N}][\p{Lu}\p{N} /-]{4,30}$|^\P{N}{0,12}\p{N}{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?\s(?:de\s)?\p{N}{4}\P{N}{1,12}\p{N}{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?\s(?:de\s)?\p{N}{4}$/u
const nameAlone = /^\p{Lu}[^.!?:;|]{2,60}$/u
const stackedLabel = /^\p{Lu}[^\p{N}.!?:;|]{2,39}$/u
const mostWordsStacked = 5

/** A label over its value, as forms and letterheads stack them: `Roll number` above `317-04482`. */
export function stackedValue(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  { phrases }: Language,
): Unit | undefined {
  const label = sentences[at]
  const value = sentences[at + 1]
  if (label === undefined || value === undefined || label.kind === 'row') return undefined
  const name = label.text.replace(/\s*[（(][^（()）]*[）)]$/u, '')
  if (!stackedLabel.test(name) || roughWordCount(name) > mostWordsStacked) return undefined
  if (phrases.verb.test(name) || !answersLabel(name, value.text, phrases)) return undefined
  const after = content.slice(value.end, value.end + 1)
  if (content.slice(label.end, value.start) !== '\n' || (after !== '' && after !== '\n')) {
    return undefined
  }
  return labeledUnit({ start: label.start, end: value.end, label: name, value: value.text }, value)
}

function answersLabel(name: string, value: string, phrases: Language['phrases']): boolean {
  if (valueAlone.test(value) || numberAlone.test(value)) return true
  return phrases.nameOfPerson.test(name) && nameAlone.test(value) && !phrases.verb.test(value)
}
