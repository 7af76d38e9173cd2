import type { Reading } from '../../document/read.ts'
import { findDay } from '../../exports/dates/export-dates.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'
import type { Detail } from './detail.ts'

const longestHead = 2_500
const longestFoot = 1_500
const longestLine = 200
const mostLetters = 34
/** A place by itself. */
const place = /^(?:\p{Lu}[\p{L}.'’-]*(?:[ -]\p{L}[\p{L}.'’-]*){0,3})?\s*,?\s*$/u
const ending = /^(?:\s*(?:r\.|г\.|года?|\.))?\s*$/u
/** Where a label may begin. */
const beforeLabel = /(?:^|\s{2}|\|\s?)$/u

interface Found {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The day on a line that holds a label for it, or nothing but a place. */
function dayOfLine(line: string, at: number, language: Language): Found | undefined {
  if (line.length > longestLine) return undefined
  const text = findDay(line)
  if (text === undefined) return undefined
  const index = line.indexOf(text)
  const before = line.slice(0, index)
  const start = at + index
  const found = { start, end: start + text.length, text }
  if (endsInLabel(before, language)) return found
  if (atEnd(language.phrases.madeOn, '\\s+').test(before)) return found
  const columns = before.split(/\s{3,}/u)
  const beside = (columns.at(-1) ?? '').trimStart()
  // `Start of term    1 January`: behind the name of something else only a place stands with the day of the paper.
  const isBehind = columns.slice(0, -1).some((column) => column.trim() !== '')
  const isAlone =
    beside.length <= mostLetters && isPlace(beside, language) && (!isBehind || beside.includes(','))
  return isAlone && ending.test(line.slice(index + text.length)) ? found : undefined
}

/** Whether a text ends in the label of the day on which a paper was written or sent. */
function endsInLabel(before: string, { phrases }: Language): boolean {
  const at = before.search(atEnd(phrases.ownDate, '\\s*[:：.]?\\s+'))
  return at >= 0 && beforeLabel.test(before.slice(0, at))
}

/** Whether nothing but a place, or the name of a weekday, stands in front of a day. */
function isPlace(before: string, { phrases }: Language): boolean {
  const named = before.replace(atEnd(phrases.beforeDay, '\\s*'), '')
  const at = phrases.atPlace.exec(named)?.[0].length ?? 0
  return place.test(named) || place.test(named.slice(at).trimStart())
}

/** The days on the lines of a stretch that bear the date of the document, labeled ones first. */
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

/** The day that a paper bears itself: in its head, by itself or behind a label, else beside what is signed. */
export function ownDate(content: string, language: Language): Found | undefined {
  const inHead = daysIn(content, 0, longestHead, language)
  const isLabeled = ({ start }: Found): boolean =>
    endsInLabel(content.slice(Math.max(0, start - 60), start), language)
  const first = inHead.find(isLabeled) ?? inHead[0]
  const foot = Math.max(longestHead, content.length - longestFoot)
  return first ?? daysIn(content, foot, content.length, language)[0]
}

/** The details with the day that the paper bears, unless one of them tells it already under a name. */
export function withOwnDate(
  { content, rules }: Reading,
  details: readonly Detail[],
): readonly Detail[] {
  const found = ownDate(content, rules)
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
