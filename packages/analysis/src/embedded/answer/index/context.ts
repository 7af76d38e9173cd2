import { dotLeader, looksLikeHeading } from '../../../text/lines.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { isFigure } from '../../findings/rows/figures.ts'
import { isValue } from '../../findings/rows/header.ts'
import type { Cell } from '../../findings/rows/pairing.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

const label = /^([^:：|]{2,70})[:：]\s*(\S.*)$/u
/** A line that goes on further in, as a hanging indent has it, begins no cell. */
const cellBreak = /\s*\|\s*|(?<![\n\t ])(?:\t+| {3,})/u
const longestLabeled = 40
const dataCell = /^\W{0,3}[\d０-９]/u
/** Rows of numbers, telephone lines and the like: too bare for a summary, but asked for. */
const worthAsking = /\p{L}{2}.*[\d０-９]|[\d０-９].*\p{L}{2}|@|[\d０-９].* \| .*[\d０-９]/u
const dotsOrBlank = /^\[|\.{4,}\s*\d{0,4}\s*$|_{4,}/u

/** A line that says what a value is: `Policy number: HX-20931`. */
export interface Labeled {
  readonly label: string
  readonly value: string
}

export function labeledOf({ text, words }: Pick<Sentence, 'text' | 'words'>): Labeled | undefined {
  if (words > longestLabeled) return undefined
  const match = label.exec(text)
  return match === null ? undefined : { label: match[1] ?? '', value: match[2] ?? '' }
}

/** What a line says of what its label names; the label may say some of it: `Balance, due 1 August: £340`. */
export function saidOf({ label, value }: Labeled): string {
  return /\d/u.test(label) ? `${label} ${value}` : value
}

const longestNamed = 120
const mostWordsOfNamed = 8
const mostWordsOfTail = 5
const valueBegins = /(?<![\p{L}\p{N}])[\p{Sc}\d]/u

/** A line that ends in what its first words name, without a colon: `Amount due €340.45`, `Taken by direct debit on 29 October`. */
export function valueLineOf({ text, kind }: Pick<Sentence, 'text' | 'kind'>): Labeled | undefined {
  const at = text.search(valueBegins)
  if (at < 1 || text.length > longestNamed || /[.!?;]$/u.test(text)) return undefined
  const label = text.slice(0, at).trim()
  const value = text.slice(at)
  // `Part 2` is no part that has the value 2.
  if (kind === 'heading' && !/\p{Sc}/u.test(value)) return undefined
  if (!/^\p{L}[^,;()]*\p{L}$/u.test(label) || roughWordCount(label) > mostWordsOfNamed)
    return undefined
  return roughWordCount(value) > mostWordsOfTail ? undefined : { label, value }
}

/** The row of a table as it is in the document: what its first cell of words names, and the cells after it. */
export function rowLabelOf(raw: string): Labeled | undefined {
  const cells = cellsOf(raw) ?? []
  const at = cells.findIndex((cell) => /\p{L}{2}|[\p{Lo}]/u.test(cell))
  if (at < 0 || at + 1 >= cells.length) return undefined
  return { label: cells[at] ?? '', value: cells.slice(at + 1).join(' | ') }
}

/** The cells of a table row as it is in the document; undefined for other lines. */
export function cellsOf(raw: string): string[] | undefined {
  if (raw.length > 1_000) return undefined
  const cells = raw
    .trim()
    .split(cellBreak)
    .flatMap((cell) => cell.split(dotLeader))
  return cells.length > 1 ? cells.map((cell) => cell.replace(/\s+/gu, ' ').trim()) : undefined
}

/** Whether a line that no summary would show may answer a question. */
export function mayBeAsked(text: string, language: Language): boolean {
  return text.length < 300 && worthAsking.test(text) && !isPageLine(text, language)
}

/** The line of a page number, a row of a table of contents, or one to be filled in. */
function isPageLine(text: string, { phrases }: Language): boolean {
  return followedBy(phrases.pageWord, '\\s*[0-9]', '^').test(text) || dotsOrBlank.test(text)
}

/** The cells of a row, each with the name of its column, where that is sure, and what the row is called. */
export interface Paired {
  readonly label: string
  readonly cells: readonly Cell[]
}

/** What is over or before a sentence and says what it is about. */
export interface Context {
  /** The first row of the table, for the rows below: what they may be asked by. */
  readonly columns?: readonly string[]
  readonly paired?: Paired
  /** Heading and the line that opens a list. */
  readonly lead: string
}

/** The words over a sentence, as one text. */
export function overOf({ lead, columns = [] }: Context): string {
  return `${lead} ${columns.join(' ')}`
}

const mostTitleWords = 9
const mostRunInWords = 5
const longestOpening = 160
/** What numbers a line: `3.`, `(a)`, `ARTICLE IV.`, a bullet. */
const marker =
  /^[\s(§#]*(?:\p{Lu}\p{L}{2,10}\s)?(?:[\p{L}\d]{1,5}(?:[.)]\d{0,3})+|\d{1,3}|[-–—•*|#]+)?[.)]?\s*$/u
const longestMarker = 24
const ends = /[.!?…。！？؟۔:;,、，]["'”’»)\]]*$/u
const opensLikeTitle = /^["'“„«(]?(?:§|\p{Lu}|\p{Lo}|\d)/u
/** So many words before a period are no abbreviation: `Your last day.` */
const leastWordsUncut = 3
const shortEnd = /(?:^|\s)\p{L}{1,3}\.$/u

/** Follows the sentences of a document in order and says what each one is under. */
export function createContextReader(
  content: string,
  language: Language,
): (sentence: Sentence) => Context {
  let columns: readonly string[] | undefined
  let width = 0
  let isOfPairs = false
  let title = ''
  let parent = ''
  let wasTitle = false
  let opening = ''
  let isInList = false
  let runIn = ''
  return (sentence) => {
    const { start, end, text } = sentence
    const raw = content.slice(start, end)
    const cells = cellsOf(raw)
    const { opensLine, closesLine } = lineOf(content, start, end)
    if (opensLine) runIn = ''
    if (cells === undefined) {
      width = 0
      columns = undefined
      isOfPairs = false
    } else if (
      Math.abs(cells.length - width) > 1 ||
      (columns === undefined && !isOfPairs && sentence.isFirstOfBlock && isHeader(cells))
    ) {
      width = cells.length
      isOfPairs = opensPairs(cells, content, end)
      const isNamed = isHeader(cells) && !dotLeader.test(raw) && !isOfPairs
      columns = isNamed ? cells : undefined
      return { lead: title }
    }
    const isPlain = cells === undefined && labeledOf(sentence) === undefined
    const standsAlone = isPlain && opensLine && closesLine
    if (standsAlone && (isTitle(sentence, language) || asksAsTitle(sentence))) {
      parent = wasTitle ? title : ''
      title = text
      opening = ''
      wasTitle = true
      return { lead: parent }
    }
    wasTitle = false
    const opensBlock = sentence.isFirstOfBlock && cells === undefined
    const isItem = opensBlock && opensItem(content, start)
    if (isInList && opensBlock && !isItem) opening = ''
    if (opensBlock) isInList = isItem
    const over = [parent, title, opening, runIn].filter((part) => part !== '').join(' ')
    if (isPlain && opensLine && !closesLine && isRunIn(sentence)) runIn = text
    if (/[:：]$/u.test(text)) opening = text.slice(-longestOpening)
    else if (opensBlock && !isItem) opening = ''
    return columns === undefined ? { lead: over } : { lead: over, columns }
  }
}

/** Whether a mark of an item stands in front of a sentence or opens it. */
function opensItem(content: string, start: number): boolean {
  const upToMark = content.slice(Math.max(0, start - longestMarker), start + 1)
  const line = upToMark.slice(upToMark.lastIndexOf('\n') + 1)
  return /^\s*(?:[-–•*(\d]|\p{L}{1,3}[.)])/u.test(line)
}

/** Whether a sentence begins a line, whatever numbers it, and whether it ends one. */
function lineOf(
  content: string,
  start: number,
  end: number,
): { opensLine: boolean; closesLine: boolean } {
  const before = content.slice(Math.max(0, start - longestMarker), start)
  const lineStart = before.lastIndexOf('\n')
  const opensLine =
    lineStart >= 0
      ? marker.test(before.slice(lineStart + 1))
      : start < longestMarker && marker.test(before)
  return { opensLine, closesLine: /^[^\S\n]*(?:\n|$)/u.test(content.slice(end, end + 16)) }
}

function isTitle({ kind, text, words }: Sentence, language: Language): boolean {
  if (isPageLine(text, language)) return false
  if (kind === 'heading') return words <= mostTitleWords + 5
  if (kind !== 'prose' || words > mostTitleWords || ends.test(text)) return false
  return opensLikeTitle.test(text) && looksNamed(text)
}

/** `Can I change my mind?` over what answers it. */
function asksAsTitle({ text, words }: Pick<Sentence, 'text' | 'words'>): boolean {
  return words <= mostTitleWords + 5 && /[?？؟]$/u.test(text) && opensLikeTitle.test(text)
}

/** `Flood resilience.` before the sentences of its paragraph. */
function isRunIn({ text, words, stems }: Sentence): boolean {
  const isCut = words < leastWordsUncut && shortEnd.test(text)
  return words <= mostRunInWords && stems.length > 0 && /[.。]$/u.test(text) && !isCut
}

/** No figures that would make it a value, and in scripts without spaces short. */
function looksNamed(text: string): boolean {
  return !/\d{3}|@/u.test(text) && (/\s/u.test(text) || text.length <= 20 || looksLikeHeading(text))
}

const lineLooked = 300

/** Whether the first of several rows such as `Customer | Ada Wren`, each a name with its value, and no names of columns. */
function opensPairs({ length }: readonly string[], content: string, end: number): boolean {
  if (length !== 2) return false
  const [below = ''] = content
    .slice(end, end + lineLooked)
    .trimStart()
    .split('\n')
  const [, value, ...others] = cellsOf(below) ?? []
  return value !== undefined && others.length === 0 && !isFigure(value)
}

function isHeader(cells: readonly string[]): boolean {
  if (cells.some(isValue)) return false
  const named = cells.filter((cell) => cell !== '' && !dataCell.test(cell))
  const isName = (cell: string): boolean => cell.length < 60 && !/[:：]\s*\S/u.test(cell)
  return named.length > cells.length / 2 && cells.every(isName)
}
