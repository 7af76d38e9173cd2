import { opensAsClause } from '../../document/heading-starts.ts'
import type { Language } from '../../languages/load-language.ts'
import { isSpaced } from '../dangers/harms.ts'
import type { TypedValue } from '../typed-values.ts'
import type { Unit } from './unit.ts'

const longestLabel = 30
/** `Resolution no.: 3 – Fees` is a heading. */
export const numberLabel = /(?:n[°ºo]|nr|no|№)\.?$/iu

/** `Decision:` in front of what was decided. */
export function opensAsDecision(text: string, decision: RegExp): boolean {
  const colon = text.slice(0, longestLabel).search(/[:：]/u)
  return colon > 0 && text.slice(0, colon + 2).search(decision) === 0
}

/** `Action:` in front of what has to be done. */
export function isPlea(label: string, plea: RegExp): boolean {
  return (label.match(plea) ?? []).some((word) => word.endsWith(':'))
}

/** A label with a name or a title, which decides nothing: `Harlow Fund: Guidance for applicants`. */
export function isName({ kind, label, value }: Unit): boolean {
  return kind === 'label' && label === label.toUpperCase() && !endsStatement.test(value)
}

/** An entry of a form or a table that says no more than what something is: `Room: Block C, Flat 14`. */
export function isEntry({ kind, text }: Unit): boolean {
  return kind !== 'sentence' && !endsStatement.test(text)
}

/** A row such as `Discount | −97.25 €`, which takes something off. */
export function isCredit({ kind, value }: Unit): boolean {
  return kind !== 'sentence' && /^[-−–]\s?\p{Sc}?\s?\p{N}/u.test(value)
}

export const endsSentence = /[.!。！]$/u
const endsStatement = /[.!?。！？;；:：]['"”’»)\]]*$/u
const fewWords = 8
const linesOfHead = 8
/** A line of signs for whole words that long and without a full stop is a title. */
const longestTitle = 24

/** Whether a sentence is a heading or a line of the title by its looks. */
export function isHeadingOf({ kind, text, isList, sentence }: Unit, language: Language): boolean {
  if (kind !== 'sentence' || isList || endsStatement.test(text)) return false
  const isShortLine = !isSpaced.test(text) && text.length <= longestTitle
  return (
    isShortLine ||
    sentence.kind === 'heading' ||
    sentence.order < linesOfHead ||
    opensAsClause(text, language)
  )
}

/** `Action | Who | By`, which asks nothing. */
export function isHeadOfTable({ kind, words }: Unit, values: readonly TypedValue[]): boolean {
  return kind === 'row' && values.length === 0 && words <= fewWords
}

/** Whether a line is the name of a kind of document, or begins with one. */
export function namesKind(text: string, { kinds }: Language): boolean {
  const line = text.toLowerCase()
  return Object.values(kinds).some(
    ([name, opening]) => line.includes(name.toLowerCase()) || text.search(opening) >= 0,
  )
}

/** A row without the names of its columns, which say nothing of that row: `Theft: No cover taken: $900`. */
export function withoutColumns({ kind, columns }: Unit, text: string): string {
  if (kind !== 'row') return text
  return columns.reduce(
    (rest, name) => (name === '' ? rest : rest.replaceAll(`${name}: `, '')),
    text,
  )
}
