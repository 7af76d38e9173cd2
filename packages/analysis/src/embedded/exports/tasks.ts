import { dateOrder, findDate, findDueDate, findPeriod } from './dates/export-dates.ts'
import { type ExportMaterial, lineOf } from './export-material.ts'
import type { Point } from './point.ts'

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
const article =
  /^(?:the|der|die|das|den|dem|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|de|het)\s+/iu

/** `B Allardyce; 30 September 2025` as the rows of minutes and plans have it: a name and a date. */
function namedInRow({ value = '' }: Point): string | undefined {
  const parts = value.split(/\s?[;|]\s/u).map((part) => part.replace(/^[^:：]{1,30}[:：]\s*/u, ''))
  if (parts.length < 2 || parts.every((part) => findDate(part) === undefined)) return undefined
  const name = parts.find((part) => findDate(part) === undefined)
  return name !== undefined && name.length <= longestName ? name : undefined
}

const dayWithoutYear =
  /(?<![\p{L}\p{N}])(?:\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?: de)? \p{L}{3,10}|\p{L}{3,10}\.? \d{1,2})(?![\p{L}\p{N}])/u
const soon =
  /^(?:at once|immediately|asap|now|ongoing|sofort|umgehend|laufend|immédiatement|sans délai|de inmediato|inmediatamente|subito|immediatamente|imediatamente|direct|onmiddellijk|natychmiast|немедленно|сразу|立即|直ちに)(?!\p{L})|(?:meeting|sitzung|versammlung|réunion|reunión|riunione|assemblea|reunião|vergadering|zebranie|собрание)$/iu
const listed = /^(\p{Lu}[^:;]{1,39}): (.{6,}); ([^;:]{2,30})$/u
const mostWordsOfName = 4

/** Who and when of `Clerk: Letter to the owner; at once`, a row of an action list whose columns have no names. */
function listedTask(text: string): Pick<Task, 'who' | 'when'> | undefined {
  const [, who = '', , when = ''] = listed.exec(text) ?? []
  const isName = who !== '' && !/\p{N}/u.test(who) && who.split(' ').length <= mostWordsOfName
  const isTime = findDate(when) !== undefined || dayWithoutYear.test(when) || soon.test(when)
  return isName && isTime ? { who, when } : undefined
}

/** A party of the document that the statement begins with, as the one who has to act. */
function partyAtStart({ text, label }: Point, parties: readonly string[]): string | undefined {
  const statement = label && text.startsWith(label) ? text.slice(label.length) : text
  const opening = statement
    .replace(/^[\s:：\d.()]+/u, '')
    .replace(article, '')
    .toLowerCase()
  return parties.find((party) => opening.startsWith(party.toLowerCase()))
}

/** The time that a detail gives for the very thing that this point says. */
function timeOf(point: Point, details: readonly Point[]): string | undefined {
  const isTime = ({ kind = '', value = '' }: Point) =>
    dueKinds.includes(kind) &&
    /\d/u.test(value) &&
    value.length <= longestTime &&
    !value.includes('; ')
  if (isTime(point)) return point.value
  return details.find((detail) => isTime(detail) && detail.text.includes(point.text))?.value
}

/** The document's own date is the day on which nothing is due. */
function orderOf(text: string, language: string): number | undefined {
  const date = findDate(text)
  return date === undefined ? undefined : dateOrder(date, language)
}

export function taskOf(point: Point, { points, documentDate, language }: ExportMaterial): Task {
  const details = points.criticalDetails
  const parties = details.flatMap(({ kind, label = '' }) =>
    kind === 'party' && label.length > 2 && label.length <= longestName
      ? [label.replace(/\(.*|\s(?:zu |no\.? |nr\.? |n[º°]\s?)?\d+$/iu, '').trim()]
      : [],
  )
  const ofList = listedTask(point.text)
  if (ofList !== undefined) return { what: lineOf(point), ...ofList }
  const row = details.find(({ text }) => text === point.text) ?? point
  const due = findDueDate(point.text)
  const isOwn = due !== undefined && orderOf(due, language) === orderOf(documentDate, language)
  const when = (isOwn ? undefined : due) ?? findPeriod(point.text) ?? timeOf(point, details)
  return {
    what: lineOf(point),
    who: namedInRow(row) ?? partyAtStart(point, parties),
    when: when?.trim(),
  }
}

/** Whether a task was due before the day that the document bears. */
export function isPast({ when }: Task, { documentDate, language }: ExportMaterial): boolean {
  const [due, written] = [when ?? '', findDate(documentDate) ?? ''].map((date) =>
    date === '' ? undefined : dateOrder(date, language),
  )
  return due !== undefined && written !== undefined && due < written
}

/** Dated tasks first, the earliest of them first; then those within a time, then the open ones. */
export function byDueDate(tasks: readonly Task[], language: string): Task[] {
  const rank = ({ when }: Task): number => {
    if (when === undefined) return Number.POSITIVE_INFINITY
    return dateOrder(when, language) ?? Number.MAX_SAFE_INTEGER
  }
  return tasks
    .map((task) => ({ task, order: rank(task) }))
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
    .map(({ task }) => task)
}
