import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import type { Sentence } from '../document/parse.ts'

export type UnitKind = 'label' | 'row' | 'sentence'

/** A stretch of the document that may state something by itself: a labelled line, a row of a table, a sentence. */
export interface Unit extends Span {
  readonly kind: UnitKind
  readonly text: string
  readonly words: number
  /** What stands in front of the value, for labelled lines and rows. */
  readonly label: string
  readonly value: string
  readonly heading: string
  /** The names of a row's columns, as far as there are any. */
  readonly columns: readonly string[]
  /** How many cells of a row are figures. */
  readonly figures: number
  /** Which row of its table it is, from 0. */
  readonly rank: number
  /** Where its table begins; -1 outside of tables. */
  readonly table: number
  readonly isLast: boolean
  readonly sentence: Sentence
}

const labelled = /^([\p{L}\p{N}（(][^:：|。.!?]{0,58}?)\s*[:：]\s*(\S.*)$/su
const wideLabelled =
  /^(?:[（(][\p{N}]{1,3}[）)])?\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,10})\u3000+(\S.*)$/su
const marker = /^(?:[（(]?[\p{N}]{1,3}[.)）]|[-–•*]|[a-z][.)])\s*/u
const time = /^\d{1,2}$/u
const mostLabelWords = 8
const mostValueWords = 30
const longestLine = 600
/** More than the lines of a table. */
const betweenTables = /[^\s|:-]/u

/** The units of a part of a document, in order. Lines of a form that were taken for one paragraph are parted. */
export function unitsOf(content: string, sentences: readonly Sentence[]): Unit[] {
  const units: Unit[] = []
  let header: readonly string[] | undefined
  let rowEnd = -1
  let rank = 0
  let table = -1
  let hasSpoken = false
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.kind === 'row' || isRowOfCells(sentence.text)) {
      const cells = cellsOf(content.slice(sentence.start, sentence.end))
      if (cells.length < 2) continue
      const isFirst =
        rowEnd < 0 || betweenTables.test(content.slice(rowEnd, sentence.start).slice(0, 40))
      if (isFirst) {
        header = undefined
        rank = 0
        table = sentence.start
      }
      rowEnd = sentence.end
      if (isFirst && isHeader(cells, sentences[at + 1])) {
        header = cells
        continue
      }
      const isLast = !isNextRow(content, sentence, sentences[at + 1])
      units.push({ ...rowUnit(sentence, cells, header), rank: rank++, table, isLast })
      continue
    }
    if (sentence.speaker > 0) hasSpoken = true
    const lines = hasSpoken ? [] : labelLines(content, sentence)
    for (const line of lines) units.push(line)
    if (isSaidBy(lines, sentence)) continue
    const isShort = sentence.kind === 'noise' || (sentence.kind === 'heading' && sentence.words < 6)
    if (!isShort || mayBeDate(sentence) || at < linesOfLetterhead) {
      units.push(sentenceUnit(sentence))
    }
  }
  return units
}

const fewWords = 5
const plain = { columns: [], figures: 0, rank: 0, table: -1, isLast: false } as const

/** A sentence that is one labelled line of a few words says nothing more by itself. */
function isSaidBy([line, ...others]: readonly Unit[], { end }: Sentence): boolean {
  return line !== undefined && others.length === 0 && line.end >= end && line.words < fewWords
}

function isNextRow(content: string, row: Sentence, next: Sentence | undefined): boolean {
  if (next === undefined || !isRowOfCells(next.text)) return false
  return !betweenTables.test(content.slice(row.end, next.start).slice(0, 40))
}

function sentenceUnit(sentence: Sentence): Unit {
  const { start, end, text, words, heading } = sentence
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

const linesOfLetterhead = 3

/** A short line with a year: the date of the document, perhaps with its place. */
function mayBeDate({ text }: Sentence): boolean {
  return text.length < 60 && /\p{N}{1,4}/u.test(text) && /\p{N}{4}|年/u.test(text)
}

function isRowOfCells(text: string): boolean {
  return text.includes(' | ')
}

function cellsOf(raw: string): string[] {
  return raw
    .split(/\t+|\s\|\s|\s*\|\s*$|^\|\s*| {3,}/u)
    .map(flattenSpace)
    .filter((cell) => cell !== '')
}

const figure = /^[(+−–-]?(?:\p{Sc}|R\$?|[A-Z]{3}\s)?\s?\p{N}[\p{N}.,'’\s]*/u
const year = /^(?:19|20)\d\d$/u

/** The first row names the columns when none of its cells is a figure and a row of as many cells follows. */
function isHeader(cells: readonly string[], next: Sentence | undefined): boolean {
  if (cells.slice(1).some((cell) => figure.test(cell) && !year.test(cell))) return false
  return cells.length > 1 && next?.text.split(' | ').length === cells.length
}

const emptyCell = /^[\s–—-]*$/u

function rowUnit(
  sentence: Sentence,
  cells: readonly string[],
  header: readonly string[] | undefined,
): Unit {
  const [first = '', ...rest] = cells
  const isNumber = /^\p{Lu}?\p{N}{1,3}\p{Ll}?[.)]?$/u.test(first) && rest.length > 1
  const label = isNumber ? (rest[0] ?? '') : first
  const values = isNumber ? rest.slice(1) : rest
  const heads = header === undefined ? [] : header.slice(header.length - values.length)
  const isWide = values.length > 1 && header?.length === cells.length
  const value = values
    .map((cell, i) => (isWide && !emptyCell.test(cell) ? `${heads[i] ?? ''}: ${cell}` : cell))
    .filter((cell) => !emptyCell.test(cell))
    .join('; ')
  const { start, end, words, heading } = sentence
  const text = `${label.replace(/[:：]$/u, '')}: ${value}`
  const figures = values.filter((cell) => figure.test(cell)).length
  const columns = header ?? []
  return {
    ...plain,
    kind: 'row',
    start,
    end,
    text,
    words,
    label,
    value,
    heading,
    columns,
    figures,
    sentence,
  }
}

/** The labelled lines of a sentence that the parser took for prose, a heading or noise. */
function labelLines(content: string, sentence: Sentence): Unit[] {
  const units: Unit[] = []
  let start = sentence.start
  for (const raw of content.slice(start, lineEnd(content, sentence.end)).split('\n')) {
    const unit = raw.length > longestLine ? undefined : labelUnit(raw, start, sentence)
    if (unit !== undefined) units.push(unit)
    start += raw.length + 1
  }
  return units
}

const mostBehind = 120

/** The end of the line on which a sentence ends: an abbreviation may have ended the sentence too early. */
function lineEnd(content: string, end: number): number {
  const rest = content.slice(end, end + mostBehind)
  const at = rest.indexOf('\n')
  return at < 0 ? (rest.length < mostBehind ? content.length : end) : end + at
}

function labelUnit(raw: string, lineStart: number, sentence: Sentence): Unit | undefined {
  const lead = raw.length - raw.trimStart().length + (marker.exec(raw.trimStart())?.[0].length ?? 0)
  const line = raw.slice(lead).trimEnd()
  const match = labelled.exec(line) ?? wideLabelled.exec(line)
  if (match === null) return undefined
  const label = flattenSpace(match[1] ?? '').replace(/\s*[（(][^）)]*[）)]?$/u, '')
  const value = flattenSpace(match[2] ?? '')
  if (/\p{N}$/u.test(label) && /^\p{N}/u.test(value)) return undefined
  if (label === '' || time.test(label) || roughWordCount(label) > mostLabelWords) return undefined
  const words = roughWordCount(value)
  if (words > mostValueWords || value.startsWith('//')) return undefined
  const start = lineStart + lead
  const { heading } = sentence
  const text = `${label}: ${value}`
  return {
    kind: 'label',
    start,
    end: start + line.length,
    text,
    words,
    label,
    value,
    heading,
    ...plain,
    sentence,
  }
}
