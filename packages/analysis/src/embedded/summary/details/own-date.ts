import type { Reading } from '../../document/read.ts'
import { findDay } from '../../exports/dates/export-dates.ts'
import type { Detail } from './detail.ts'

const longestHead = 2_500
const longestFoot = 1_500
const longestLine = 200
const mostLetters = 34
/** What stands in front of the day on which a paper was written or sent. */
const label =
  /(?:^|\s{2,}|\|\s?)(?:date(?: (?:of (?:issue|this (?:letter|notice)|notice|letter|bill|invoice|statement)|mailed|sent|posted|issued|printed))?|(?:issue|letter|notice|mailing|bill|invoice|statement) date|issued(?: on)?|dated|datum|ausstellungsdatum|rechnungsdatum|ausgestellt am|date d['’](?:émission|envoi)|émis le|fait le|fecha(?: de (?:emisión|expedición|envío))?|emitido el|data(?: (?:di emissione|de emissão|wystawienia|sporządzenia))?|emesso il|emitido em|datum van verzending|dagtekening|sporządzono dnia|дата(?: (?:составления|выдачи|выставления))?|日付|発行日|作成日|日期|签发日期|التاريخ|تاريخ الإصدار)\s*[:：.]?\s+$/iu
/** A place in front of a day, or the name of a weekday, with nothing else on the line. */
const place =
  /^(?:(?:in|en|em|a|w|г\.) )?(?:\p{Lu}[\p{L}.'’-]*(?:[ -]\p{L}[\p{L}.'’-]*){0,3},?)?\s*(?:,?\s*(?:den|am|le|el|a|lì|li|il|em|op|dnia|the|on))?\s*$/u
const ending = /^(?:\s*(?:r\.|г\.|года?|\.))?\s*$/u
/** `This deed is made on`, `zawarta w Lublinie w dniu`: in front of the day on which a contract was made. */
const made =
  /(?<!\p{L})(?:(?:is|was) (?:hereby )?(?:made|entered into|concluded)(?: and entered into)?|(?:made|dated|entered into) (?:as of|this|the)|signed by (?:me|us)|(?:ab)?geschlossen|conclue?s?|fait|signée?|(?:suscrit|celebrad|firmad|stipulat|sottoscritt|assinad)[oa]|gesloten|zawart[aey]|заключ[её]н[ао]?)(?: (?:at|in|à|a|en|w|te|в) \p{Lu}[\p{L}-]+,?)?(?: (?:as of|on|this|the|am|le|el|il|in data|em|op|w dniu|dnia|от)){0,2}\s+$/iu

interface Found {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The day on a line that holds a label for it, or nothing but a place. */
function dayOfLine(line: string, at: number): Found | undefined {
  if (line.length > longestLine) return undefined
  const text = findDay(line)
  if (text === undefined) return undefined
  const index = line.indexOf(text)
  const before = line.slice(0, index)
  const start = at + index
  const found = { start, end: start + text.length, text }
  if (label.test(before) || made.test(before)) return found
  const columns = before.split(/\s{3,}/u)
  const beside = (columns.at(-1) ?? '').trimStart()
  // `Start of term    1 January`: behind the name of something else only a place stands with the day of the paper.
  const isBehind = columns.slice(0, -1).some((column) => column.trim() !== '')
  const isAlone =
    beside.length <= mostLetters && place.test(beside) && (!isBehind || beside.includes(','))
  return isAlone && ending.test(line.slice(index + text.length)) ? found : undefined
}

/** The days on the lines of a stretch that bear the date of the document, labeled ones first. */
function daysIn(content: string, from: number, to: number): Found[] {
  const found: Found[] = []
  let at = from
  for (const line of content.slice(from, to).split('\n')) {
    const day = dayOfLine(line, at)
    if (day !== undefined) found.push(day)
    at += line.length + 1
  }
  return found
}

/** The day that a paper bears itself: in its head, by itself or behind a label, else beside what is signed. */
export function ownDate(content: string): Found | undefined {
  const inHead = daysIn(content, 0, longestHead)
  const isLabeled = ({ start }: Found): boolean =>
    label.test(content.slice(Math.max(0, start - 60), start))
  const first = inHead.find(isLabeled) ?? inHead[0]
  return (
    first ?? daysIn(content, Math.max(longestHead, content.length - longestFoot), content.length)[0]
  )
}

/** The details with the day that the paper bears, unless one of them tells it already under a name. */
export function withOwnDate(
  { content, rules }: Reading,
  details: readonly Detail[],
): readonly Detail[] {
  const found = ownDate(content)
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
