import { ledBy, startsItem } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import { listLead, markOf, opensItems } from '../../document/list-lead.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { endsAsVerdict, turnsItems } from '../../document/wording/verdict-line.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'

const mostWords = 100
const mostLines = 16
const longestLine = 240
const endsInColon = /[:：]$/u
const numbered = /^\(?[\p{L}\p{N}]{1,3}[.)]\s+/u
const cellsParted = /\s*\|\s*|\t+|\s{3,}/u
const mark = /^\s*(?:[-–—•*▪●◦‣·∙○■□➢✓✗✘☒›»]\s+|・\s*)/u

const opensSmall = /^["“„«(]?\p{Ll}/u
const isSentence = /^["“„«]?\p{Lu}.*[.!?。]$/u
const fewestWordsOfSentence = 4
const rulings: readonly unknown[] = ['judgment', 'decision']

/** A line that announces a list or a table, with the items or rows below it as far as there is room; what is ordered is told item by item. */
export function withItemsBelow({ content, rules, type }: Reading, own: Excerpt): Excerpt {
  if (rulings.includes(type.id)) return own
  const isOpen = opensItems(own.text, rules)
  if (!isOpen && !tellsOfList(own.text, rules)) return own
  if (turnsItems(own.text, rules) || endsAsVerdict(own.text, rules)) return own
  const from = isOpen ? own.end : endOfLine(content, own.end)
  const items = itemsBelow(content, from, lineOf(content, own.start))
  if (items.length === 0) return isOpen ? withoutAnnouncement(own, rules) : own
  if (items.some(({ text }) => standsAlone(text))) return own
  const room = mostWords - roughWordCount(own.text)
  let words = 0
  const told = items.filter(({ text }) => {
    words += roughWordCount(text)
    return words <= room
  })
  const last = told.at(-1)
  if (last === undefined) return own
  const rest = told.length < items.length ? '; …' : ''
  return {
    ...own,
    end: last.end,
    text: `${openedBy(own.text)} ${told.map(({ text }) => text).join('; ')}${rest}`,
  }
}

const moreBehind = /[.!?。！？]\s*[^\s.!?。！？]/u

/** Whether the last sentence of a text tells of a list. */
function tellsOfList(text: string, { phrases }: Language): boolean {
  const at = text.search(phrases.tellsOfList)
  return at >= 0 && !moreBehind.test(text.slice(at))
}

function openedBy(text: string): string {
  return endsInColon.test(text) ? text : `${text.replace(/[.。]$/u, '')}:`
}

const longestRest = 120

/** A sentence may stand between the one that tells of a list and the list. */
function endOfLine(content: string, from: number): number {
  const rest = content.slice(from, from + longestRest)
  const at = rest.indexOf('\n')
  return at < 0 || /[:：]\s*$/u.test(rest.slice(0, at)) ? from : from + at
}

/** `The sum is £900, made up as follows:` without what only sends to a table that is not told with it. */
function withoutAnnouncement(own: Excerpt, { phrases }: Language): Excerpt {
  const at = own.text.lastIndexOf(', ')
  const tail = own.text.slice(at + 2, -1)
  return at > 0 && atEnd(phrases.sendsBelow).test(tail)
    ? { ...own, text: `${own.text.slice(0, at)}.` }
    : own
}

const fewestAlternatives = 2
const ends = /[.!?。！？]$/u

/**
 * The list that a sentence is an item of, whole, where its items are alternatives or choices: one of them alone reads as
 * if it were asked for or granted. Undefined where it is too long.
 */
export function alternativesAround(
  { content, rules, type }: Reading,
  { kind, start, end }: Sentence,
): Excerpt | undefined {
  if (kind === 'row' || rulings.includes(type.id)) return undefined
  const lead = listLead(content, start, rules)
  if (lead === undefined) return undefined
  const items = itemsBelow(content, lead.end, lineOf(content, lead.start))
  const last = items.at(-1)
  if (last === undefined || items.length < fewestAlternatives || last.end < end) return undefined
  const said = flattenSpace(content.slice(lead.start, lead.end))
  const isChoice = endsInColon.test(said) && said.search(rules.labels.choices) >= 0
  if (!isChoice && !items.some(({ text }) => endsInOr(text, rules))) return undefined
  const told = items.map(({ text }) => text + (endsInOr(text, rules) || ends.test(text) ? '' : ';'))
  const text = withoutEnd(`${openedBy(said)} ${told.join(' ')}`)
  return roughWordCount(text) > mostWords ? undefined : { ...spanOf(lead, last), text }
}

function spanOf({ start }: Span, { end }: Item): Span {
  return { start, end }
}

function endsInOr(text: string, { phrases }: Language): boolean {
  return atEnd(phrases.orWord).test(text.replace(/\P{L}+$/u, ''))
}

function standsAlone(text: string): boolean {
  return (
    isSentence.test(text.replace(numbered, '')) && roughWordCount(text) >= fewestWordsOfSentence
  )
}

interface Item {
  readonly text: string
  readonly end: number
  readonly indent: number
}

/** Whether a line is an item of the list that another one is an item of. */
function isBeside(opener: string, line: string): boolean {
  const shape = shapeOfMark(opener)
  return shape !== '' && shape === shapeOfMark(line) && indentOf(line) <= indentOf(opener)
}

/** `(1)` for the mark of `(b) the deed`, and nothing where no mark opens a line. */
function shapeOfMark(line: string): string {
  const opening = line.trimStart()
  if (markOf(`${opening} `) < 0) return ''
  return (/^\S*/u.exec(opening)?.[0] ?? '').replace(/[\p{L}\p{N}]+/gu, '1')
}

/** How far a line is set in; an empty one is not. */
function indentOf(line: string): number {
  return Math.max(0, line.search(/\S/u))
}

const longestMark = 8

function lineOf(content: string, at: number): string {
  return content.slice(content.lastIndexOf('\n', at - 1) + 1, at + longestMark)
}

/** The items right below a place, each with the lines that it goes on with, up to one that stands beside the line above them. */
function itemsBelow(content: string, from: number, opener: string): Item[] {
  const items: Item[] = []
  let start = content.indexOf('\n', from) + 1
  if (start === 0 || content.slice(from, start).trim() !== '') return items
  for (let lines = 0; lines < mostLines && start > 0; lines += 1) {
    const line = content.slice(start, start + longestLine).split('\n', 1)[0] ?? ''
    const end = start + line.trimEnd().length
    const said = itemOf(line)
    const last = items.at(-1)
    if (said !== undefined && isBeside(opener, line)) break
    if (said !== undefined) items.push({ text: said, end, indent: indentOf(line) })
    else if (last !== undefined && (opensSmall.test(line) || indentOf(line) > last.indent)) {
      items[items.length - 1] = {
        ...last,
        text: withoutEnd(`${last.text} ${flattenSpace(line.trim())}`),
        end,
      }
    } else if (line.trim() !== '' || last !== undefined) break
    start = content.indexOf('\n', start) + 1
  }
  return items
}

/** An item without its mark, or a row with its label in front; undefined for a line that is neither. */
function itemOf(line: string): string | undefined {
  const text = line.trim()
  if (text === '' || line.length === longestLine) return undefined
  if (startsItem(text)) return withoutEnd(flattenSpace(text.replace(mark, '')))
  const [label = '', ...values] = text.split(cellsParted).filter(Boolean)
  if (values.length > 0) return `${label.replace(endsInColon, '')}: ${values.join(', ')}`
  return ledBy(text) === null ? undefined : withoutEnd(flattenSpace(text))
}

function withoutEnd(text: string): string {
  return text.replace(/[;,]$/u, '')
}
