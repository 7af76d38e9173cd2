import { type Span, splitSentences } from '../../text/sentences.ts'
import type { Language } from '../languages/load-language.ts'
import { atEnd } from '../languages/phrases/followed-by.ts'
import { turnsItems } from './wording/verdict-line.ts'

const linesLooked = 24
const charactersLooked = 2_500
const longestLead = 400
const endsInColon = /[:：][)\]]?$/u
const opensSmall = /^["'“„«(]?\p{Ll}/u
/** The marks of items, each kind for itself: a list has one kind. */
const marks: readonly RegExp[] = [
  /^(?:(?:[-–—*•●▪◦‣·∙○■□➢✓✗✘☒›»→➔➜]|>>|=>)\s+|・\s*)/u,
  /^[（(]?\p{Nd}{1,3}[.)）．、][ªº]?(?!\p{Nd})\s*/u,
  /^\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){1,4}\.?\s+/u,
  /^\(?\p{L}{1,5}[.)]\s+/u,
  /^[①-⑳]\s*/u,
  /^(?:\[\p{Nd}{1,3}\]|\p{Nd}{1,3})\s+(?=\p{Lu})/u,
]

/** Whether a line opens a list of what somebody may do: `The chair may:` */
export function grantsItems(line: string, { phrases }: Language): boolean {
  return atEnd(phrases.grants).test(line.trim().replace(/\P{L}*[:：]$/u, ''))
}

/** Whether a line ends in a colon, or in words that cannot end a sentence: `You may leave early only if`. */
export function opensItems(line: string, { phrases }: Language): boolean {
  return endsInColon.test(line) || atEnd(phrases.opensItems).test(line)
}

interface Line extends Span {
  readonly text: string
}

/**
 * The sentence that opens the list in which something stands as an item: `You must not:` above `- tow anything`.
 * Undefined for whatever is no item.
 */
export function listLead(content: string, at: number, language: Language): Span | undefined {
  const [own, ...above] = linesAbove(content, at)
  if (own === undefined) return undefined
  const mark = markOf(`${own.text.trim()} `)
  if (mark < 0 && own.text.trim() !== '') return undefined
  if (mark < 0 && !opensSmall.test(content.slice(at, at + 3))) return undefined
  let isParted = false
  let isFar = false
  let first = mark
  let isAboveItem = true
  for (const line of above) {
    const text = line.text.trim()
    const other = markOf(text)
    if (text === '' && isParted) return undefined
    const turns = turnsItems(text, language)
    if (turns || (opensItems(text, language) && (isAboveItem || endsInColon.test(text)))) {
      if (isFar && !turns) return undefined
      const isOwn = first === mark && (mark < 0 || other !== mark)
      return isOwn ? sentenceAt(content, line) : undefined
    }
    if (text !== '' && other < 0 && (isParted || !goesOn(line, mark))) {
      if (!isHanging(line)) return undefined
      isFar = true
    }
    isParted = text === ''
    if (!isParted) isAboveItem = other >= 0
    if (other >= 0) first = other
  }
  return undefined
}

/** Where the item begins that a sentence stands in behind others, on its first line. */
export function startOfItem(content: string, at: number): number | undefined {
  const [own] = linesAbove(content, at)
  if (own === undefined) return undefined
  const indent = own.text.length - own.text.trimStart().length
  const mark = marks[markOf(own.text.trim())]?.exec(own.text.trimStart())?.[0].length
  if (mark === undefined) return undefined
  const start = own.start + indent + mark
  return start < at && content.slice(start, at).trim() !== '' ? start : undefined
}

/** Which kind of mark a line opens with, or -1. */
export function markOf(line: string): number {
  return marks.findIndex((one) => one.test(line))
}

function goesOn(line: Line, mark: number): boolean {
  return mark < 0 ? opensSmall.test(line.text.trim()) : isIndented(line)
}

/** The rest of an item that did not fit on its line. */
function isIndented({ text }: Line): boolean {
  return /^\s{2,}\S/u.test(text) || opensSmall.test(text.trim())
}

/** The last line of an item that an empty line parts from the next one. */
function isHanging({ text }: Line): boolean {
  return /^ {2,5}\S/u.test(text)
}

/** What is on the line of a place in front of it, and the lines above, nearest first. */
function linesAbove(content: string, at: number): Line[] {
  const from = Math.max(0, at - charactersLooked)
  const lines: Line[] = []
  let end = at
  while (lines.length < linesLooked && end >= from) {
    const start = content.lastIndexOf('\n', end - 1) + 1
    if (start < from) break
    lines.push({ start, end, text: content.slice(start, end) })
    if (start === 0) break
    end = start - 1
  }
  return lines
}

/** The sentence that ends with a line, which may have begun on the lines above, without the mark of an item. */
function sentenceAt(content: string, { start, end }: Line): Span | undefined {
  const from = Math.max(0, end - longestLead)
  const last = splitSentences(content.slice(from, end)).at(-1)
  if (last === undefined || (last.start === 0 && from > 0 && from < start)) return undefined
  const raw = content.slice(from + last.start, from + last.end)
  return {
    start: from + last.start + (marks[markOf(raw)]?.exec(raw)?.[0].length ?? 0),
    end: from + last.end,
  }
}
