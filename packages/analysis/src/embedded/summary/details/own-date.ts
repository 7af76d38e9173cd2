import type { Reading } from '../../document/read.ts'
import { findDate, findDay } from '../../exports/dates/export-dates.ts'
import { everywhere } from '../../languages/everywhere.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'
import type { Detail } from './detail.ts'

const longestHead = 2_500
const longestFoot = 1_500
const longestLine = 200
const mostLetters = 34
const headOfMinutes = 1_200
const behindHeld = 100
/** A place by itself, perhaps behind its postal code; small words in it are short. */
const place =
  /^(?:(?:\p{N}{4,6} )?\p{Lu}[\p{L}.'’-]*(?:[ -](?:\p{Lu}[\p{L}.'’-]*|\p{Ll}{1,3})){0,3})?\s*,?\s*$/u
/** `2 maja 2026 r.`: part of how a date is written, like `2nd`. */
const ending = /^(?:\s*(?:r\.|г\.|года?|\.))?\s*$/u
/** What may stand beside the place and the day of a signature: the place of another one. */
const beside = /^(?:\s*(?:r\.|г\.|года?|\.))?\s{3,}/u
/** `QUOTATION  Q-2231        `: the number of the paper, far in front of its day. */
const reference = /(?:№ ?\S*\p{N}\S*|\s(?=\S*[\p{L}/-])(?=\S*\p{N})[^\s:]{4,30})\s{3,}$/u
/** Where a label may begin. */
const beforeLabel = /(?:^|\s{2}|\|\s?)$/u
/** Behind a label the name of a weekday or a place. */
const behindLabel = String.raw`(?:\s*[:：|]\s*(?:[\p{L}.'’-]+,?\s+){0,2}|\s{2,}(?:[\p{L}.'’-]+,?\s+)?|\.?\s+)`

interface Found {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Whether its label says of which paper it is: `Date of report`, and not only `Date`. */
  readonly isNamed: boolean
}

/** The day on a line that holds a label for it, or nothing but a place. */
function dayOfLine(line: string, at: number, language: Language): Found | undefined {
  if (line.length > longestLine) return undefined
  const text = findDay(line, language)
  if (text === undefined) return undefined
  const index = line.indexOf(text)
  const before = line.slice(0, index)
  const start = at + index
  const found = { start, end: start + text.length, text }
  const label = labelIn(before, language)
  if (label !== undefined)
    return { ...found, isNamed: label !== language.labels.date.toLowerCase() }
  const isMade = atEnd(language.phrases.madeOn, '\\s+').test(before)
  return isMade || isAlone(before, line.slice(index + text.length), language)
    ? { ...found, isNamed: false }
    : undefined
}

/** The label of the day on which a paper was written or sent, where a text ends in it. */
function labelIn(before: string, { phrases }: Language): string | undefined {
  const at = before.search(atEnd(phrases.ownDate, behindLabel))
  if (at < 0 || !beforeLabel.test(before.slice(0, at))) return undefined
  return phrases.ownDate.exec(before.slice(at))?.[0].toLowerCase()
}

/** Whether a day stands on its line by itself, or with a place. */
function isAlone(before: string, behind: string, language: Language): boolean {
  const columns = before.split(/\s{2,}/u)
  const last = (columns.at(-1) ?? '').trimStart()
  // `Start of term    1 January`: behind the name of something else only a place stands with the day of the paper.
  const isBehind = columns.slice(0, -1).some((column) => column.trim() !== '')
  if (isBehind && !last.includes(',')) {
    const isOfPaper = reference.test(before) || isMarkedPlace(before, language)
    return isOfPaper && ending.test(behind)
  }
  if (last.length > mostLetters || !isPlace(last, language)) return false
  return ending.test(behind) || (last.includes(',') && beside.test(behind))
}

/** `г. Орин        12 мая 2027 г.`: a place that says that it is one, far in front of the day. */
function isMarkedPlace(before: string, { phrases }: Language): boolean {
  const said = before.trim()
  const marked = phrases.atPlace.exec(said)?.[0].length ?? 0
  return marked > 0 && place.test(said.slice(marked).trimStart())
}

/** Whether nothing but a place, or the name of a weekday, stands in front of a day. */
function isPlace(before: string, { facts, phrases }: Language): boolean {
  if ([facts.deadline, facts.term].some((named) => before.search(named) >= 0)) return false
  const named = before.replace(atEnd(phrases.beforeDay, '\\s*'), '')
  const at = phrases.atPlace.exec(named)?.[0].length ?? 0
  return place.test(named) || place.test(named.slice(at).trimStart())
}

/** The days on the lines of a stretch that bear the date of the document. */
function daysIn(content: string, from: number, to: number, language: Language): Found[] {
  const found: Found[] = []
  let at = from
  for (const line of content.slice(from, to).split('\n')) {
    const day = dayOfLine(line, at, language)
    if (day !== undefined) found.push(day)
    at += line.length + 1
  }
  return found
}

/** The day at the end of a line that tells of a signature. */
function signedDay(content: string, from: number, language: Language): Found | undefined {
  const { phrases } = language
  let at = from
  for (const line of content.slice(from).split('\n')) {
    const text = phrases.signedThen.test(line) ? findDay(line, language) : undefined
    const index = line.indexOf(text ?? '')
    if (text !== undefined && /^[\s:.)]*$/u.test(line.slice(index + text.length))) {
      return { start: at + index, end: at + index + text.length, text, isNamed: true }
    }
    at += line.length + 1
  }
  return undefined
}

/** The day of the meeting that minutes tell of. */
function heldDay(content: string, { phrases }: Language): Found | undefined {
  const head = content.slice(0, headOfMinutes)
  for (const { 0: said, index } of head.matchAll(everywhere(phrases.heldThen))) {
    const behind = head.slice(index, index + said.length + behindHeld)
    const text = findDate(behind)
    if (text === undefined) continue
    const start = index + behind.indexOf(text)
    return { start, end: start + text.length, text, isNamed: true }
  }
  return undefined
}

const records: readonly (string | undefined)[] = ['minutes', 'transcript']
const openingOfRecord = 500

/** The first day that the head of minutes or of a talk names: `Committee meeting - Thursday 6 May 2027`. */
function dayOfRecord(content: string, { phrases }: Language): Found | undefined {
  const head = content.slice(0, openingOfRecord)
  const text = findDate(head)
  if (text === undefined) return undefined
  const start = head.indexOf(text)
  const before = head.slice(head.lastIndexOf('\n', start) + 1, start)
  if (phrases.otherPaperOf.test(before)) return undefined
  return { start, end: start + text.length, text, isNamed: false }
}

/**
 * The day that a paper bears itself: that of the meeting in minutes, else in its head, behind a label for that very paper
 * or by itself, else beside what is signed.
 */
export function ownDate(content: string, language: Language, kind?: string): Found | undefined {
  const held = kind === 'minutes' ? heldDay(content, language) : undefined
  if (held !== undefined) return held
  const inHead = daysIn(content, 0, longestHead, language)
  const first = inHead.find(({ isNamed }) => isNamed) ?? inHead[0]
  if (first !== undefined) return first
  const opened = records.includes(kind) ? dayOfRecord(content, language) : undefined
  if (opened !== undefined) return opened
  const foot = content.length - longestFoot
  const inFoot = daysIn(content, Math.max(longestHead, foot), content.length, language)[0]
  return inFoot ?? signedDay(content, Math.max(0, foot), language)
}

/** The details with the day that the paper bears, unless one of them tells it already under a name. */
export function withOwnDate(
  { content, rules, type }: Reading,
  details: readonly Detail[],
): readonly Detail[] {
  const found = ownDate(content, rules, type.id)
  if (found === undefined) return details
  const { start, end, text } = found
  const told = details.flatMap((detail) => detail.rows ?? [detail])
  if (told.some(({ fact }) => fact.value === text && fact.label !== '')) return details
  const name = rules.labels.date
  const excerpt = { start, end, text: `${name}: ${text}` }
  const isBare = (one: Detail): boolean =>
    one.excerpt.start <= start && end <= one.excerpt.end && one.excerpt.text.length <= mostLetters
  return [
    ...details.filter((one) => one.fact.label !== '' || !isBare(one)),
    { excerpt, fact: { label: name, value: text, kind: 'date' } },
  ]
}
