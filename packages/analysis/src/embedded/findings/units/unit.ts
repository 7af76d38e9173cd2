import type { RiskLevel } from '@precis/domain'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import { withoutMarks } from '../../document/excerpt.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Cell } from '../rows/pairing.ts'
import type { Verdict } from '../rows/verdict-words.ts'

export type UnitKind = 'label' | 'row' | 'sentence'

/** How bad something is by the grade that a report gives it, by the word that opens a safety notice, or by a scale of what is owed. */
export interface Grade {
  readonly level: RiskLevel
  readonly by: 'report' | 'notice' | 'scale'
}

/** A stretch of the document that may state something by itself: a labeled line, a row of a table, a sentence. */
export interface Unit extends Span {
  readonly kind: UnitKind
  readonly text: string
  readonly words: number
  /** What is in front of the value, for labeled lines and rows. */
  readonly label: string
  readonly value: string
  readonly heading: string
  /** The names of a row's columns, as far as there are any. */
  readonly columns: readonly string[]
  /** The cells of a row by their places, each with the name of its column where that is sure. */
  readonly paired: readonly Cell[]
  /** What a row of a table of decisions says of the thing that it names. */
  readonly verdict: Verdict | undefined
  /** How many cells of a row are figures. */
  readonly figures: number
  /** Which row of its table it is, from 0. */
  readonly rank: number
  /** Where its table begins; -1 outside of tables. */
  readonly table: number
  readonly isLast: boolean
  /** A line of the address that names who receives the document. */
  readonly namesReader: boolean
  /** The name at the head of the document. */
  readonly namesSender: boolean
  /** A line that opens a list, with the items of the list. */
  readonly isList: boolean
  /** How bad it is by the document's own word. */
  readonly grade: Grade | undefined
  /** A heading of what is not paid for, with the items below it. */
  readonly isExclusion: boolean
  /** Its place in the small schedule that the document opens with, from 0; -1 outside of it. */
  readonly scheduled: number
  /** How many labels and rows stand together with it. */
  readonly together: number
  /** How many sentences are between it and its heading. */
  readonly behindHeading: number
  readonly sentence: Sentence
}

/** What a unit outside of tables has in common with all others. */
export const plain = {
  columns: [],
  paired: [],
  verdict: undefined,
  figures: 0,
  rank: 0,
  table: -1,
  isLast: false,
  namesReader: false,
  namesSender: false,
  isList: false,
  grade: undefined,
  isExclusion: false,
  scheduled: -1,
  together: 0,
  behindHeading: 0,
} as const

/** Prose without a label: a sentence, or what is alone on a line of it. */
export function proseUnit(
  { start, end, text, words }: Span & Pick<Unit, 'text' | 'words'>,
  sentence: Sentence,
): Unit {
  const { heading } = sentence
  return {
    kind: 'sentence',
    start,
    end,
    text,
    words,
    label: '',
    value: '',
    heading,
    ...plain,
    sentence,
  }
}

/** A label with its value, whether they are on one line or the label is a heading. */
export function labeledUnit(
  { start, end, ...named }: Span & Pick<Unit, 'label' | 'value'>,
  sentence: Sentence,
): Unit {
  const value = withoutMarks(named.value).replace(/\s?;$/u, '')
  const label = withoutMarks(named.label)
  return {
    kind: 'label',
    start,
    end,
    text: `${label}: ${value}`,
    words: roughWordCount(value),
    label,
    value,
    heading: sentence.heading,
    ...plain,
    sentence,
  }
}
