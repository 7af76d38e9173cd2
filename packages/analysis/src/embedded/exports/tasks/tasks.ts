import { splitDetail } from '@precis/domain'
import { namesWho } from '../../findings/rows/scheduled-rows.ts'
import { agreedBy } from '../../findings/tasks/agreed-actions.ts'
import { isMailHead } from '../../findings/tasks/idle-lines.ts'
import type { Language } from '../../languages/load-language.ts'
import {
  boundDates,
  dateOrder,
  dateOrderFrom,
  endsNear,
  findBoundDate,
  findDate,
  findDay,
  findDueDate,
  withoutDatedHeads,
} from '../dates/export-dates.ts'
import { findOwnPeriod } from '../dates/periods.ts'
import { type ExportMaterial, lineOf } from '../export-material.ts'
import { type Point, statementOf } from '../point.ts'
import { isNobody, mayBeName, ownerIn, roleAtStart } from './owner.ts'
import { inOneLine, withoutCells } from './row-of-plan.ts'

/** What has to be done, by whom and by when, as far as the summary says. */
export interface Task {
  readonly what: string
  readonly who: string | undefined
  readonly when: string | undefined
}

// How long something lasts, or is given notice of, says nothing of when a task is due.
const dueKinds = ['deadline', 'date']
const longestName = 40
const longestTime = 60

/** `Who: ` in front of what stands below that name of a column. */
const column = /^([^:：]{1,30})[:：]\s*/u

const endsSentence = /[.!?。]$/u

/** Who has to do what a row of minutes and plans says: below `Who`, by its label beside `What`, or a name beside a date. */
function namedInRow({ text, ...point }: Point, rules: Language): string | undefined {
  const read = point.value === undefined && !endsSentence.test(text) ? splitDetail(text) : point
  const [label, value] = [read.label ?? '', read.value ?? '']
  const cells = value.split(/\s?[;|]\s/u).map((part) => {
    const [head = '', name = ''] = column.exec(part) ?? []
    return { name, text: part.slice(head.length) }
  })
  const isWho = (name: string): boolean => namesWho({ columns: [name] }, rules)
  if (cells.length < 2) return undefined
  const isShort = (cell: string): boolean => cell.length <= longestName && /\p{L}/u.test(cell)
  const named = cells.find(({ name }) => name !== '' && isWho(name))?.text
  if (named !== undefined) return isShort(named) && !/\p{N}/u.test(named) ? named : undefined
  if (cells.some(({ name }) => rules.phrases.whatColumn.test(name)) && mayBeName(label, rules))
    return /\p{Script=Han}/u.test(label) ? undefined : label
  if (cells.every(({ text: cell }) => findDay(cell, rules) === undefined)) return undefined
  const found = cells.find(
    ({ name, text: cell }) =>
      name === '' && mayBeName(cell, rules) && findDay(cell, rules) === undefined,
  )
  return found !== undefined && isShort(found.text) ? found.text : undefined
}

/** `Two-person rule: write it, brief all: Who: CB/LP; When: 24 Oct`, whose first cell has a colon too. */
const laterCell = /(?<=[:;] )(\p{Lu}[\p{L} ]{1,24}): ([^;:]{2,40})(?=;|$)/gu

function namedLater(text: string, rules: Language): string | undefined {
  return [...text.matchAll(laterCell)].find(([, name = '', who = '']) => {
    return namesWho({ columns: [name] }, rules) && /\p{L}/u.test(who) && !/\p{N}/u.test(who)
  })?.[2]
}

const listed = /^(?<who>\p{Lu}[^:;]{1,39}): (?<what>.{6,}); (?<when>[^;:]{2,30})$/u
const dashed = /^(?<what>.{6,120}?) [-–—] (?<who>\p{Lu}[^:;–—]{1,39}) [-–—] (?<when>[^;:]{2,30})$/u
const mostWordsOfName = 4

/** Who and when of `Clerk: Letter to the owner; at once` or `Letter - Clerk - 3 May`, whose columns have no names. */
function listedTask(text: string, rules: Language): Pick<Task, 'who' | 'when'> | undefined {
  const { who = '', what = '', when = '' } = (listed.exec(text) ?? dashed.exec(text))?.groups ?? {}
  // `Left to pay: £118.40; by 14 December` names nobody, and a list of days is no task.
  if (!/\p{L}{3}/u.test(what) || findDay(what, rules) !== undefined) return undefined
  const isName =
    mayBeName(who, rules) && !isNobody(who, rules) && who.split(' ').length <= mostWordsOfName
  const isTime = findDueDate(when, rules) !== undefined || rules.phrases.dueSoon.test(when)
  return isName && isTime ? { who, when } : undefined
}

/** A party of the document that the statement begins with, as the one who has to act. */
function partyAtStart(
  { text, label }: Point,
  parties: readonly string[],
  rules: Language,
): string | undefined {
  const { phrases } = rules
  const statement = label && text.startsWith(label) ? text.slice(label.length) : text
  const opening = statement
    .replace(/^[\s:：\d.()]+/u, '')
    .replace(phrases.articleBefore, '')
    .toLowerCase()
  return parties.find(
    (party) =>
      !isMailHead(party) &&
      !isNobody(party, rules) &&
      !phrases.headsPeople.test(party) &&
      opening.startsWith(party.toLowerCase()) &&
      !/^[\p{L}\p{N}]/u.test(opening.slice(party.length)),
  )
}

const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/u

/** The time that a detail gives for the very thing that this point says. */
function timeOf(point: Point, details: readonly Point[], rules: Language): string | undefined {
  const isTime = ({ kind = '', value = '' }: Point) =>
    dueKinds.includes(kind) &&
    /\d/u.test(value) &&
    value.length <= longestTime &&
    !value.includes('; ')
  const told = isTime(point)
    ? point
    : details.find((detail) => isTime(detail) && detail.text.includes(point.text))
  const value = told?.value
  if (told === undefined || value === undefined) return undefined
  if (ordinal.test(value)) return undefined
  // A day that the point names itself, and that is none by which it is due.
  return findDay(value, rules) === undefined || !point.text.includes(value) ? value : undefined
}

/** The document's own date is the day on which nothing is due. */
export function orderOf(text: string, language: string): number | undefined {
  const date = findDate(text)
  return date === undefined ? undefined : dateOrder(date, language)
}

const monthsAhead = 6

/** Whether a day without its year, by which nothing is said to be due, lies so far ahead that the last such day must be meant. */
function hasPassed(
  day: string,
  text: string,
  { documentDate, language, rules }: ExportMaterial,
): boolean {
  const written = orderOf(documentDate, language)
  if (written === undefined || findDate(day) !== undefined) return false
  if (findBoundDate(text, rules) !== undefined) return false
  const order = dateOrderFrom(day, written, rules)
  return order !== undefined && monthsOf(order) - monthsOf(written) > monthsAhead
}

function monthsOf(order: number): number {
  return Math.floor(order / 10_000) * 12 + (Math.floor(order / 100) % 100)
}

const mostDays = 4

/** All days of a task that falls due several times, or the next one of many. */
function daysOf(days: readonly string[]): string | undefined {
  return days.length > mostDays ? days[0] : days.join(', ') || undefined
}

/** The days by which something is due, and none that is over. */
function dueIn(text: string, material: ExportMaterial): string | undefined {
  const { documentDate, language, rules } = material
  const written = orderOf(documentDate, language)
  const said = withoutDatedHeads(text, rules)
  const order = (day: string): number =>
    dateOrderFrom(day, written ?? 0, rules) ?? Number.MAX_SAFE_INTEGER
  const bounds = boundDates(said, rules)
  const ahead = bounds
    .filter((day) => written === undefined || order(day) > written)
    .sort((a, b) => order(a) - order(b))
  const several = bounds.length > 1 && bounds.every((day) => findDate(day) !== undefined)
  const due = several ? daysOf(ahead) : findDueDate(said, rules)
  if (due === undefined) return undefined
  if (written !== undefined && orderOf(due, language) === written) return undefined
  if (endsCondition(said, due, rules)) return undefined
  return hasPassed(due, said, material) ? undefined : due
}

/** `Between 1 November and 31 March, if the house is empty`: the end of a time of year and no day to act by. */
function endsCondition(text: string, due: string, language: Language): boolean {
  const { patterns, phrases } = language
  const first = findDay(text, language) ?? due
  const isBetween = first !== due && endsNear(text.slice(0, text.indexOf(first)), phrases.between)
  return isBetween && text.search(patterns.condition) >= 0
}

/** A task as it stands in a plan; what a row of a table says of who and when stands below it. */
export function taskOf(point: Point, material: ExportMaterial): Task {
  const task = readTask(point, material)
  const row = withoutCells({ ...task, what: point.text }, material.rules)
  return row === undefined ? task : { ...row, what: `${row.what}${point.note}` }
}

/** A row of a table that tells a task, in one line. */
export function rowInOneLine(point: Point, material: ExportMaterial): string | undefined {
  const row = withoutCells({ ...readTask(point, material), what: point.text }, material.rules)
  return row === undefined ? undefined : inOneLine(row)
}

function readTask(point: Point, material: ExportMaterial): Task {
  const { points, rules } = material
  const details = points.criticalDetails
  const parties = details.flatMap(({ kind, label = '' }) =>
    kind === 'party' && label.length > 2 && label.split(' ').length <= mostWordsOfName
      ? [label.replace(/\(.*|\s(?:zu |no\.? |nr\.? |n[º°]\s?)?\d+$/iu, '').trim()]
      : [],
  )
  const ofList = listedTask(point.text, rules)
  if (ofList !== undefined && (ofList.who ?? '').search(rules.facts.deadline) < 0)
    return { what: lineOf(point), ...ofList }
  const agreed = agreedBy(point.text, rules)
  if (agreed !== undefined) return { what: lineOf(point), ...agreed }
  const row = details.find(({ text }) => text === point.text) ?? point
  const due = dueIn(point.text, material)
  const when =
    due ??
    findOwnPeriod(point.text, rules) ??
    rules.phrases.dayOfMonth.exec(point.text)?.[0] ??
    rules.phrases.nearDay.exec(point.text)?.[0] ??
    timeOf(point, details, rules)
  return {
    what: lineOf(point),
    who:
      namedInRow(row, rules) ??
      namedLater(point.text, rules) ??
      partyAtStart(point, parties, rules) ??
      ownerIn(statementOf(point), rules) ??
      roleAtStart(statementOf(point), rules),
    when: when?.trim(),
  }
}
