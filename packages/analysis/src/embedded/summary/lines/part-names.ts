import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Reading } from '../../document/read.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import { comparedParts } from './compared-parts.ts'
import type { NamedPart } from './named-part.ts'
import { recordParts } from './record-parts.ts'

interface NameLine extends Span {
  readonly noun: string
  readonly number: string
  readonly name: Span
  /** Whether what is said of it goes on in the same line. */
  readonly isRunIn: boolean
}

const longestPart = 6_000
const longestHeading = 60
const longestTitle = 90
const mostWordsOfTitle = 12
const mostOfName = 0.75
const longWord = /\p{L}{4,}/gu
const endOfTitle = /[.:;。：；](?=\s|$)|$/u
const bar = /^\s*[-–—]\s*/u
const made = new WeakMap<Reading, readonly NamedPart[]>()

/**
 * The name of the option, variant, finding or other one of several things that a sentence or row speaks of, where those
 * are told one below the other and it does not say itself of which it is true.
 */
export function partNameOf(
  reading: Reading,
  { start, text }: Span & { readonly text: string },
): Span | undefined {
  const parts = made.get(reading) ?? findParts(reading)
  made.set(reading, parts)
  const part = parts.findLast((one) => one.start <= start && start < one.end)
  if (part === undefined || start < part.name.end || namesIt(reading.content, text, part))
    return undefined
  return part.name
}

function namesIt(content: string, text: string, { name, number }: NamedPart): boolean {
  const said = text.toLowerCase()
  if (number !== '' && said.includes(number)) return true
  const own = content.slice(name.start, name.end).toLowerCase().replace(number, '')
  const words = own.match(longWord) ?? [own]
  const told = words.filter((word) => said.includes(word)).length
  return told >= words.length * mostOfName && own !== ''
}

function findParts(reading: Reading): NamedPart[] {
  return [
    ...numberedParts(reading),
    ...choices(reading),
    ...comparedParts(reading),
    ...recordParts(reading),
  ].sort((a, b) => a.start - b.start)
}

/** `Option A`, `Option B`: the same noun with another letter or number. */
function numberedParts(reading: Reading): NamedPart[] {
  const lines = [...numberedLines(reading), ...gradedLines(reading)]
  const groups = Map.groupBy(lines, ({ noun }) => noun)
  const several = [...groups.values()].filter(
    (lines) => new Set(lines.map(({ number }) => number)).size > 1,
  )
  return several.flatMap((lines) =>
    lines.map((line, at) => ({
      start: line.start,
      end: endOfPart(reading, line, lines.slice(at + 1), lines.slice(0, at)),
      name: line.name,
      number: line.number,
    })),
  )
}

function numberedLines({ content, rules }: Reading): NameLine[] {
  const line = new RegExp(
    `^[^\\S\\n]*(?:[#*>•–-]{1,4}[^\\S\\n]*|\\p{N}{1,2}(?:\\.\\p{N}{1,2}){0,3}[.)]?[^\\S\\n]+)?((${rules.labels.alternatives})[^\\S\\n]?(?:\\p{N}{1,2}|\\p{L}|[ivx]{1,4}|[一二三四五六七八九十]))(?![\\p{L}\\p{N}])([^\\S\\n]*[-–—:.：][^\\n]*)?$`,
    'gimu',
  )
  return [...content.matchAll(line)].map((found) => {
    const [whole, number = '', noun = '', behind = ''] = found
    const start = found.index + whole.indexOf(number)
    const numbered = start + number.length
    const title = titleBehind(behind)
    const end = numbered + title
    const isRunIn = behind.slice(title).replace(/^[\s.:：]+/u, '') !== ''
    const name = { start, end }
    return { start, end, noun: noun.toLowerCase(), number: number.toLowerCase(), name, isRunIn }
  })
}

/** `3.2 Passwords are too short (High)`: what a report found, with how bad it is. */
const graded = perLanguage(
  ({ gradeBehind, riskBehind }) =>
    new RegExp(
      `^[^\\S\\n]*(?:#{1,4}[^\\S\\n]+)?\\p{N}{1,2}(?:\\.\\p{N}{1,2}){0,2}\\.?[^\\S\\n]+(\\p{Lu}[^\\n|.:;()]{4,80}?)[^\\S\\n]*[-–—(（[]{1,2}[^\\S\\n]*${gradeBehind.source}(?: ${riskBehind.source})?[^\\S\\n]*[)）\\]]?[^\\S\\n]*$`,
      'gimu',
    ),
)

function gradedLines({ content, rules }: Reading): NameLine[] {
  return [...content.matchAll(graded(rules))].map(({ 0: whole, 1: told = '', index }) => {
    const start = index + whole.indexOf(told)
    const name = { start, end: start + told.length }
    return { ...name, noun: 'graded', number: told.toLowerCase(), name, isRunIn: false }
  })
}

/** How long the title is that stands behind a number: ` - Join the new scheme`. */
function titleBehind(behind: string): number {
  const joint = bar.exec(behind)?.[0].length ?? 0
  if (joint === 0) return 0
  const title = joint + behind.slice(joint).search(endOfTitle)
  const isShort =
    title <= longestTitle && roughWordCount(behind.slice(0, title)) <= mostWordsOfTitle
  return isShort ? behind.slice(0, title).trimEnd().length : 0
}

/** With its paragraph, or below a line by itself up to the next part or to a heading that none of the parts before has. */
function endOfPart(
  { content, headings }: Reading,
  line: NameLine,
  next: readonly NameLine[],
  before: readonly NameLine[],
): number {
  const farthest = Math.min(next[0]?.start ?? content.length, line.start + longestPart)
  if (line.isRunIn) {
    const gap = content.slice(line.end, farthest).search(/\n\s*\n/u)
    return gap < 0 ? farthest : line.end + gap
  }
  if (next.length > 0) return farthest
  const first = before[0]?.start ?? line.start
  const known = new Set(
    headings.filter(({ start }) => start > first && start < line.start).map(({ text }) => text),
  )
  const other = headings.find(
    ({ start, text }) => start > line.end && !known.has(text) && !/[:：]/u.test(text),
  )
  return Math.min(farthest, other?.start ?? farthest)
}

/** Lettered lines below a heading that asks to choose: `Your choices`, with `A. Pay` and `B. Ask for time`. */
function choices(reading: Reading): NamedPart[] {
  const { content, headings, rules } = reading
  const over = headings.filter(
    ({ text }) => text.length <= longestHeading && text.search(rules.labels.choices) >= 0,
  )
  return over.flatMap(({ end }) => {
    const lines = letteredLines(content, end)
    return lines.map((name, at) => ({
      start: name.start,
      end: lines[at + 1]?.start ?? endOfLast(reading, name.end),
      name,
      number: '',
    }))
  })
}

const lettered = /^[^\S\n]*(?:#{1,4}[^\S\n]+)?(\p{Lu}|\p{N})[.)][^\S\n]+(\P{Ll}[^\n.;:]{1,50})$/gmu

/** Lines that are numbered one after the other and hold no sentence. */
function letteredLines(content: string, from: number): Span[] {
  const lines: Span[] = []
  const text = content.slice(from, from + longestPart)
  let expected = ''
  for (const { 0: whole, 1: mark = '', 2: name = '', index } of text.matchAll(lettered)) {
    if (lines.length === 0 ? !/[A1]/u.test(mark) : mark !== expected) break
    expected = String.fromCodePoint((mark.codePointAt(0) ?? 0) + 1)
    const end = from + index + whole.trimEnd().length
    lines.push({ start: end - name.trimEnd().length, end })
  }
  return lines.length > 1 ? lines : []
}

function endOfLast({ content, headings }: Reading, from: number): number {
  const next = headings.find(({ start }) => start > from)?.start ?? content.length
  return Math.min(next, from + longestPart)
}
