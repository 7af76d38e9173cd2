import { startsItem } from '../../../text/lines.ts'
import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import { turnsSomething } from '../../document/wording/verdict-line.ts'
import type { Language } from '../../languages/load-language.ts'
import { withLine } from '../lines/lead.ts'

const endsInColon = /[:：]$/u
/** A sum, a day or percents, by which a line tells something without what is below it. */
const tellsValue = /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|%|eur|usd|gbp|chf|zł|руб)|(?:19|20)\p{N}{2}/iu
const longestGap = 24
/** `We uphold the complaint in part and direct Elm Ltd:` tells something, and `The court orders:` does not. */
const fewestWords = 10

/** Items without lines such as `It was agreed as follows:`, where what they open is not told right behind them and nothing is granted or refused. */
export function withoutOpenings(items: readonly Excerpt[], language: Language): Excerpt[] {
  return items.filter(({ text, end }, at) => {
    if (!endsInColon.test(text)) return true
    if (language.phrases.opensAgreed.test(text)) return false
    if (tellsValue.test(text)) return true
    const next = items[at + 1]
    const opensNext = next !== undefined && next.start - end < longestGap
    return roughWordCount(text) >= fewestWords && (opensNext || turnsSomething(text, language))
  })
}

const opensSmall = /^\p{Ll}/u
const mostWordsOfLine = 25
const longestLine = 240

/** Items of lists in small letters, the first of each list behind the line that opens it: `In May the board resolved: to sell the barn`. */
export function withOpeningLines(content: string, items: readonly Excerpt[]): Excerpt[] {
  return items.map((item, at) => {
    const before = items[at - 1]
    const follows = before !== undefined && item.start - before.end < longestGap
    if (follows || item.lead !== undefined || !opensSmall.test(item.text)) return item
    const line = lineAbove(content, item.start)
    return line === undefined ? item : withLine(content, line, item)
  })
}

/** The line right above an item, where it leaves its sentence open. */
function lineAbove(content: string, at: number): Span | undefined {
  const own = content.lastIndexOf('\n', at - 1) + 1
  if (!startsItem(content.slice(own, at + longestGap).trimStart())) return undefined
  const above = content.slice(Math.max(0, own - longestLine), own).trimEnd()
  const end = own - (content.slice(Math.max(0, own - longestLine), own).length - above.length)
  const start = content.lastIndexOf('\n', end - 1) + 1
  const line = content.slice(start, end).trim()
  const isOpen = /^\p{Lu}.*[^.!?;。！？；]$/u.test(line) && !startsItem(line)
  const isSentence = line !== line.toUpperCase() && roughWordCount(line) <= mostWordsOfLine
  return isOpen && isSentence ? { start: end - line.length, end } : undefined
}
