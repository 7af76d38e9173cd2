import type { Language } from '../../languages/load-language.ts'
import { defectLevel } from '../dangers/graded/found-defects.ts'
import { isRating } from '../dangers/graded/rated-risks.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from '../units/unit.ts'

const mostWordsOfDate = 3
const whoColumn =
  /^(?:who|wer|qui|quién|chi|quem|wie|kto|кто|担当|负责人|责任人)|^(?:action(?:ed)? by|by whom|responsible|assigned to|verantwortlich|zuständig|zu erledigen durch|responsable|à faire par|à la charge de|a cargo de|encargado|responsabile|a cura di|responsável|verantwoordelijke?|uit te voeren door|odpowiedzialn\p{L}+|wykonawca|ответственн\p{L}+|исполнитель)(?!\p{L})/iu
const whenColumn =
  /^(?:by|until|when|bis|wann|pour le|délai|échéance|plazo|cuándo|entro|quando|até|prazo|voor|uiterlijk|wanneer|do|kiedy|до|срок)(?!\p{L})/iu

/** What was on a day that is over: `Born`, `Licence held since`. */
const ofPast =
  /(?<!\p{L})(?:born|birth|since|held|joined|hired|installed|built|registered|received|geb(?:oren|urtsdatum|\.)|seit|baujahr|née? le|naissance|depuis|nacimiento|nacid[oa]|desde|nascita|nat[oa] il|dal|nascimento|geboren|geboortedatum|sinds|urodzeni[ae]|od kiedy|рождения|出生|生年月日|الميلاد)(?!\p{L})/iu

/** A row below a heading such as `Actions`, or a row or line with a date under a column, or behind a label, that speaks of deadlines. */
export function isScheduled(
  unit: Unit,
  values: readonly TypedValue[],
  language: Language,
): boolean {
  const { facts } = language
  const { section } = unit.sentence
  if (defectLevel(unit, language) !== undefined) return namesWho(unit, facts)
  // Prices of several days or kinds.
  if (values.filter(({ kind }) => kind === 'money').length > 1) return false
  if (unit.kind === 'row' && section === 'recommendations' && unit.columns.length === 0) {
    return !isRating(unit.value.split('; ').at(-1) ?? '', language)
  }
  if (unit.kind === 'sentence' || !values.some((value) => isDay(value, unit))) return false
  if (unit.label.search(facts.deadline) >= 0) return !isLength(unit, values, facts.term)
  const has = (pattern: RegExp): boolean => unit.columns.some((name) => name.search(pattern) >= 0)
  // `Access from outside` names no day.
  const named = (pattern: RegExp): boolean =>
    unit.columns.some(
      (name) =>
        name.split(' ').length <= mostWordsOfDate &&
        name.search(pattern) >= 0 &&
        !ofPast.test(name),
    )
  return (
    unit.columns.length > 2 &&
    (unit.columns.some((name) => namesWhen(name, facts)) ||
      (named(facts.date) && !has(facts.amount))) &&
    namesWho(unit, facts)
  )
}

/** Whether a column tells by when something is done. */
export function namesWhen(name: string, { deadline }: Language['facts']): boolean {
  return name.search(deadline) >= 0 || whenColumn.test(name)
}

/** A date of its own, and not one in the name of a column: `From 1 May: £20`. */
function isDay({ kind, text }: TypedValue, { columns }: Unit): boolean {
  return kind === 'date' && !columns.some((name) => name.includes(text))
}

/** From one day to another, as terms are told. */
function isLength(
  { label }: Unit,
  values: readonly TypedValue[],
  term: Language['facts']['term'],
): boolean {
  return label.search(term) >= 0 && values.filter(({ kind }) => kind === 'date').length > 1
}

/** Whether a row has a column for whoever acts. */
export function namesWho(
  { columns }: Pick<Unit, 'columns'>,
  { party }: Language['facts'],
): boolean {
  return columns.some((name) => whoColumn.test(name) || name.search(party) >= 0)
}
