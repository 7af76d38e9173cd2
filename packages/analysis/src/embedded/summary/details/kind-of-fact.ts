import type { TypedValue, ValueKind } from '../../findings/typed-values.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { FactKind } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'

const kindsOfValue: Readonly<Record<ValueKind, readonly [FactKind, ...FactKind[]]>> = {
  measure: ['limit', 'dose'],
  money: ['amount', 'penalty', 'excess', 'limit'],
  percent: ['rate', 'penalty', 'limit'],
  duration: ['term', 'notice', 'deadline', 'penalty', 'dose'],
  date: ['date', 'deadline', 'term'],
  contact: ['contact'],
  code: ['reference'],
  number: ['limit', 'dose', 'amount'],
}

/** What a fact tells, by its value and by the nouns that stand with it. */
export function kindOf(
  { unit, topics }: WeighedUnit,
  value: TypedValue | undefined,
  rules: Language,
): FactKind | 'detail' {
  if (unit.namesReader || unit.namesSender) return 'party'
  const [topic = 'detail'] = topics
  if (value === undefined || isNameOf(unit, value, topic)) return topic
  const [usual, ...others] = kindsOfValue[value.kind]
  const isNear = (kind: FactKind): boolean =>
    value.kind !== 'duration' || unit.kind === 'label' || isBeside(value, unit, rules.facts[kind])
  const told = others.find((kind) => topics.includes(kind) && isNear(kind))
  if (told !== undefined || value.kind !== 'duration') return told ?? usual
  return kindOfLength(value, unit, rules)
}

const longestWithin = 40
const behindWithin = '\\s[^.;]{0,12}'
const lengths = /\p{N}+[\s-]?\p{L}+/gu
/** A labeled line of more words says more than a value. */
const wordsOfValue = 6

/** What a length of time is where no noun says so: the term of something only where that has a name, or the label is one. */
function kindOfLength(
  { at, text }: TypedValue,
  unit: Unit,
  { facts, phrases }: Language,
): FactKind | 'detail' {
  if (unit.kind !== 'sentence' && unit.words <= wordsOfValue) return 'term'
  const said = unit.kind === 'label' ? unit.value : unit.text
  // `Open 8 hours` names no term by its hours.
  if (`${unit.label} ${said.replace(lengths, ' ')}`.search(facts.term) >= 0) return 'term'
  const [before, behind] = [said.slice(0, at), said.slice(at + text.length)]
  const isWithin =
    atEnd(phrases.within, behindWithin).test(before.slice(-longestWithin)) || /^以?内/u.test(behind)
  return isWithin ? 'deadline' : 'detail'
}

const loose: readonly ValueKind[] = ['number', 'code', 'contact']

/** Whether the figures of a labeled line are part of a name, a number or an address. */
function isNameOf({ kind }: Unit, value: TypedValue, topic: FactKind | 'detail'): boolean {
  if (kind === 'sentence' || !loose.includes(value.kind)) return false
  return value.kind === 'number' || ['party', 'reference', 'place'].includes(topic)
}

const before = 30
const behind = 12

/** Whether the words of a kind stand with a length of time: `the guarantee runs for 12 years` gives no deadline. */
function isBeside({ at, text }: TypedValue, unit: Unit, words: RegExp): boolean {
  const near = unit.text.slice(Math.max(0, at - before), at + text.length + behind)
  return near.search(words) >= 0
}
