import { namesMotion } from '../../text/lines.ts'
import { roughWordCount } from '../../text/normalize.ts'
import { listLead } from '../document/list-lead.ts'
import { isSignature, isUnticked } from '../document/noise.ts'
import { isClauseHeading, type Sentence } from '../document/parse.ts'
import { readLine } from '../document/verdict-line.ts'
import { listUnit } from './list-units.ts'
import { opensAddress } from './parties/address-blocks.ts'
import { calledParties } from './parties/called-parties.ts'
import { addressesSomebody, isHonorific } from './parties/parties.ts'
import { senderUnit } from './parties/sender.ts'
import { headedValue, stackedValue } from './rows/headed-values.ts'
import { labelLines, ornamentsOf } from './rows/label-lines.ts'
import { holdsPairs, labeledCells, pairUnits, rowsOfPairs } from './rows/label-pairs.ts'
import { nameOverRole } from './rows/name-over-role.ts'
import { isPartOfRow } from './rows/part-of-row.ts'
import {
  isHeader,
  isOverFigures,
  isRowOfCells,
  type Row,
  rowIn,
  rowUnit,
  startOfRow,
} from './rows/rows.ts'
import { withSchedule } from './rows/schedule.ts'
import { proseUnit, type Unit } from './unit.ts'
import { withContext } from './unit-context.ts'

/** More than the lines of a table. */
const betweenTables = /[^\s|:-]/u

/** The name of a column of amounts: ` | £`. */
const currencyAlone = /^\p{Sc}$/u

/** The units of a part of a document, in order. Lines of a form that were taken for one paragraph are parted. */
export function unitsOf(content: string, sentences: readonly Sentence[], roles: RegExp): Unit[] {
  const units: Unit[] = []
  let header: Row | undefined
  let rowEnd = -1
  let isRuledOff = false
  let rank = 0
  let table = -1
  let isPaired = false
  let hasSpoken = false
  let headedEnd = -1
  let whole = ''
  /** What only names the value below it. */
  const stacked = new Set<string>()
  for (const [at, each] of sentences.entries()) {
    const sentence = stacked.has(each.heading) ? { ...each, heading: '' } : each
    const raw = content.slice(sentence.start, sentence.end)
    const isRuled = isRowOfCells(raw) || currencyAlone.test(raw)
    if (sentence.kind === 'row' || isRuled) {
      const row = rowIn(content, sentence)
      if (row.cells.length < 2 && !currencyAlone.test(raw)) continue
      const isFirst =
        rowEnd < 0 ||
        isRuledOff !== isRuled ||
        betweenTables.test(content.slice(rowEnd, startOfRow(content, sentence)).slice(0, 40))
      isRuledOff = isRuled
      const isApart = !isFirst && standsApart(content, rowEnd, sentences, at)
      const mayOpen = isFirst || isApart
      const rows = rowsFrom(content, sentences, at, mayOpen ? rowsOfPairs : 2)
      const [, below] = rows
      const namesColumns = mayOpen ? isHeader(row, below) : isOverFigures(row.places, below)
      rowEnd = sentence.end
      if (isFirst || (isApart && namesColumns)) {
        header = undefined
        rank = 0
        table = sentence.start
        isPaired = holdsPairs(rows)
      }
      const pairs = isPaired
        ? pairUnits(content, sentence, row)
        : labeledCells(content, sentence, row)
      if (pairs.length > 0) {
        units.push(...pairs)
        continue
      }
      if (namesColumns) {
        header = row
        continue
      }
      if (row.cells.length < 2) continue
      const isLast = below === undefined
      if (isLast && rank === 0 && countsPages(row.cells)) continue
      const unit = rowUnit(sentence, row, header)
      const isPart = rank > 0 && isPartOfRow(content, sentence, unit.label)
      if (!isPart) whole = unit.label
      units.push({ ...(isPart ? behindRow(unit, whole) : unit), rank: rank++, table, isLast })
      continue
    }
    if (isSignature(sentence.text) || isUnticked(sentence.text) || sentence.end <= headedEnd)
      continue
    const sender = senderUnit(content, sentences, at)
    if (sender !== undefined) {
      units.push(sender)
      if (sender.end >= sentence.end) {
        headedEnd = sender.end
        continue
      }
    }
    const parties = hasSpoken ? undefined : calledParties(content, sentences, at, roles)
    if (parties !== undefined) {
      units.push(...parties.units)
      headedEnd = parties.end
      continue
    }
    const opensLetter = opensAddress(sentences, at) && !units.some((unit) => unit.namesReader)
    const pair =
      hasSpoken || opensLetter
        ? undefined
        : (stackedValue(content, sentences, at) ?? nameOverRole(content, sentences, at, roles))
    if (pair !== undefined) stacked.add(sentence.text)
    const headed =
      hasSpoken || opensLetter ? undefined : (pair ?? headedValue(content, sentences, at))
    if (headed !== undefined) {
      units.push(headed)
      headedEnd = headed.end
      continue
    }
    if (sentence.speaker > 0) hasSpoken = true
    const list = hasSpoken ? undefined : listUnit(content, sentence)
    if (list !== undefined) units.push(list)
    const lines = hasSpoken ? [] : labelLines(content, sentence, roles)
    for (const line of lines) units.push(line)
    if (isSaidBy(lines, sentence)) continue
    const isShort =
      (sentence.kind === 'noise' && !statesSum(sentence)) ||
      isClauseHeading(sentence) ||
      (sentence.kind === 'heading' && (sentence.words < 6 || namesMotion(sentence.text)))
    const namesReader = opensLetter || isAddressee(sentence, sentences[at - 1])
    if (!isShort || mayBeDate(sentence) || namesReader || at < linesOfLetterhead) {
      units.push({ ...proseUnit(sentence, sentence), namesReader })
    }
  }
  const placed = withContext(units).map((unit) => behindLead(content, unit))
  return sentences[0]?.order === 0 ? withSchedule(placed) : placed
}

/** `Luggage – any one item` */
function behindRow(unit: Unit, whole: string): Unit {
  const label = `${whole} – ${unit.label.replace(/^[-–—•*]\s/u, '')}`
  return { ...unit, label, text: `${label}: ${unit.value}` }
}

const mostWordsOfLead = 16

/** A labeled item that opens in small letters is understood only behind what opens its list. */
function behindLead(content: string, unit: Unit): Unit {
  if (unit.kind !== 'label' || !/^\p{Ll}/u.test(unit.label)) return unit
  const lead = listLead(content, unit.start)
  const said = lead && readLine(content.slice(lead.start, lead.end)).replace(/\s*[:：]$/u, '')
  return said === undefined || roughWordCount(said) > mostWordsOfLead ? unit : behindRow(unit, said)
}

const fewWords = 5

const mostOfSentence = 0.85

/** A sentence that is one labeled line of a few words, or several such lines, says nothing more by itself. */
function isSaidBy(lines: readonly Unit[], sentence: Sentence): boolean {
  const { lead, tail } = ornamentsOf(sentence.text)
  const text = sentence.text.slice(lead, sentence.text.length - tail)
  const end = sentence.end - tail
  if (lines.some(({ kind }) => kind === 'sentence')) return true
  const said = lines.reduce((sum, line) => sum + line.text.length, 0)
  if (lines.length > 1 && said >= mostOfSentence * text.length) return true
  const [line, ...others] = lines
  if (line === undefined || others.length > 0 || line.end < end) return false
  const namesRole = !text.startsWith(line.label)
  return line.words < fewWords || (namesRole && said >= mostOfSentence * text.length)
}

/** The row at a place and those right below it. */
function rowsFrom(
  content: string,
  sentences: readonly Sentence[],
  at: number,
  most: number,
): Row[] {
  const rows: Row[] = []
  for (const [offset, sentence] of sentences.slice(at, at + most).entries()) {
    const above = sentences[at + offset - 1]
    if (offset > 0 && (above === undefined || !isRowBelow(content, above, sentence))) break
    rows.push(rowIn(content, sentence))
  }
  return rows
}

const emptyLine = /\n[^\S\n]*\n/u

/** Whether an empty line parts a row from what is above it, and none from the row below: another table may begin. */
function standsApart(
  content: string,
  above: number,
  sentences: readonly Sentence[],
  at: number,
): boolean {
  const [row, next] = [sentences[at], sentences[at + 1]]
  if (row === undefined || next === undefined) return false
  return (
    emptyLine.test(content.slice(above, row.start)) &&
    !emptyLine.test(content.slice(row.end, next.start))
  )
}

function isRowBelow(content: string, row: Sentence, next: Sentence): boolean {
  const isRow = next.kind === 'row' || isRowOfCells(content.slice(next.start, next.end))
  if (!isRow) return false
  return !betweenTables.test(content.slice(row.end, startOfRow(content, next)).slice(0, 40))
}

const pageOfPages =
  /^(?:\p{L}{1,8}\.?\s)?(\p{N}{1,3})\s?(?:\/|of|von|de|di|van|z|из)\s?(\p{N}{1,3})$/iu

/** A line at the foot of a page: `KM/SCH/0625   2/2`. */
function countsPages(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const [, page, pages] = pageOfPages.exec(cell) ?? []
    return page !== undefined && Number(page) <= Number(pages)
  })
}

const sumInSentence = /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|元|円)/u
const endsSentence = /[.!。！]$/u
const fewestWordsOfSum = 3

/** `We allow $640.00.` is more figures than letters, and still a sentence. */
function statesSum({ text, words }: Sentence): boolean {
  return words >= fewestWordsOfSum && endsSentence.test(text) && sumInSentence.test(text)
}

const linesOfLetterhead = 3
const linesOfAddress = 16

/** A line that opens with `Ms`, or that is below one of nothing else. */
function isAddressee({ text, order }: Sentence, before: Sentence | undefined): boolean {
  if (order > linesOfAddress) return false
  return addressesSomebody(text) || (before !== undefined && isHonorific(before.text))
}

/** A short line with a year: the date of the document, perhaps with its place. */
function mayBeDate({ text }: Sentence): boolean {
  return text.length < 60 && /\p{N}{1,4}/u.test(text) && /\p{N}{4}|年/u.test(text)
}
