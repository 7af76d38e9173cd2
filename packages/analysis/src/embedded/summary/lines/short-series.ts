import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import { listLead } from '../../document/list-lead.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { dayOfYear } from '../../exports/dates/day-of-year.ts'

const fewestItems = 2
const mostItems = 8
const mostWords = 80
const mostWordsOfLead = 30
const mostWordsOfName = 4
const longestLine = 400
const bullet = /^(?:[-–—*•●▪◦‣·∙○■□➢✓✗✘☒›»]\s+|・\s*)/u
const numberInFront =
  /^(?:[（(]?(?:\p{L}{1,4}|\p{N}{1,2})[)）]|(?:\p{L}|\p{N}{1,2})[.、](?!\p{N}))\s*/u
const endsStatement = /[.!?;。！？；]$/u
const asks = /[?？]/u
const rulings: readonly unknown[] = ['judgment', 'decision']

/** What the items of a list open with, where together they are one statement: small letters, or a figure. */
const opensAlike: readonly RegExp[] = [/^["'“„«(]?\p{Ll}/u, /^(?:\p{Sc}|[A-Z]{3}\s)?\p{N}/u]

interface Line extends Span {
  readonly raw: string
}

/**
 * The list that a sentence is an item of, an item on each line below the line that opens it, where its items only go on
 * with that line, or each open with a figure, and all are quickly read: one of several rates or terms alone reads as the only one.
 */
export function shortSeriesAround(
  { content, rules, type }: Reading,
  sentence: Sentence,
): Excerpt | undefined {
  if (sentence.kind === 'row' || rulings.includes(type.id)) return undefined
  const items = itemsAround(content, sentence, dayOfYear(rules))
  const [first] = items
  const last = items.at(-1)
  if (first === undefined || last === undefined || items.length < fewestItems) return undefined
  const said = items.map(({ raw }) => flattenSpace(raw).replace(bullet, ''))
  const bare = said.map((text) => text.replace(numberInFront, ''))
  const isAlike = opensAlike.some((opening) => bare.every((text) => opening.test(text)))
  if (!isAlike || said.some((text) => asks.test(text))) return undefined
  const lead = listLead(content, startOfWords(first), rules) ?? openLineAbove(content, first.start)
  const opener = lead === undefined ? '' : flattenSpace(content.slice(lead.start, lead.end))
  const isSmall = opensAlike[0]?.test(bare[0] ?? '') === true
  if (opener === '' ? isSmall : roughWordCount(opener) > mostWordsOfLead) return undefined
  const text = [opener, ...said].filter(Boolean).join('\n')
  if (roughWordCount(text) > mostWords) return undefined
  return { start: lead?.start ?? first.start, end: last.end, text }
}

function startOfWords({ start, raw }: Line): number {
  const text = raw.trimStart()
  const mark = (bullet.exec(text) ?? numberInFront.exec(text))?.[0].length ?? 0
  return start + raw.length - text.length + mark
}

/** A line right above a list that goes on with it, having no end, or names it. */
function openLineAbove(content: string, start: number): Span | undefined {
  const line = lineAt(content, start - 1)
  const text = line.raw.trim()
  const isName = roughWordCount(text) <= mostWordsOfName
  if (text === '' || (endsStatement.test(text) && !isName)) return undefined
  return { start: line.end - line.raw.trimStart().length, end: line.end }
}

/** The items of the list around a sentence, each with the lines that it goes on with. */
function itemsAround(content: string, { start, end }: Sentence, day: RegExp): Line[] {
  const own = itemAt(content, lineAt(content, start), day)
  const shape = shapeOf(own.raw, day)
  if (shape === '' || own.end < end) return []
  const items = [own]
  for (let above = lineAt(content, own.start - 1); items.length <= mostItems; ) {
    const item = shapeOf(above.raw, day) === shape ? itemAt(content, above, day) : undefined
    if (item === undefined || item.end !== (items[0] as Line).start - 1) {
      if (!goesOn(above.raw, day) || above.start === 0) break
    } else items.unshift(item)
    above = lineAt(content, above.start - 1)
  }
  for (let at = own.end + 1; items.length <= mostItems && at < content.length; ) {
    const line = lineAt(content, at)
    if (shapeOf(line.raw, day) !== shape) break
    const item = itemAt(content, line, day)
    items.push(item)
    at = item.end + 1
  }
  return items.length > mostItems ? [] : items
}

/** An item with the lines below that go on with it. */
function itemAt(content: string, line: Line, day: RegExp): Line {
  let { end } = line
  while (end < content.length) {
    const next = lineAt(content, end + 1)
    if (next.raw.trim() === '' || !goesOn(next.raw, day)) break
    end = next.end
  }
  return { start: line.start, end, raw: content.slice(line.start, end) }
}

function goesOn(raw: string, day: RegExp): boolean {
  return /^(?:\s*\p{Ll}|\s{2,}\S)/u.test(raw) && shapeOf(raw, day) === ''
}

/** `  (1)` for the mark of `  (b) the deed`, and nothing where neither a mark nor a day opens a line. */
function shapeOf(raw: string, day: RegExp): string {
  const text = raw.trimStart()
  if (text.search(day) === 0) return 'day'
  const mark = bullet.exec(`${text} `)?.[0] ?? numberInFront.exec(text)?.[0]
  if (mark === undefined) return ''
  return `${raw.slice(0, raw.length - text.length)}${mark.trim().replace(/[\p{L}\p{N}]+/u, '1')}`
}

function lineAt(content: string, at: number): Line {
  const start = at <= 0 ? 0 : content.lastIndexOf('\n', at - 1) + 1
  const next = content.indexOf('\n', start)
  const end = next < 0 ? content.length : next
  return { start, end, raw: end - start > longestLine ? '' : content.slice(start, end) }
}
