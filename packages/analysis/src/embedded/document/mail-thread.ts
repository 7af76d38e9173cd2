import type { Citation } from '@precis/domain'
import { detectLanguage } from '../../text/language.ts'
import { roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import { dateOrder, findDate } from '../exports/dates/export-dates.ts'
import { readHead } from './wording/mail-head.ts'

interface Line extends Span {
  /** Without the marks of quoting. */
  readonly text: string
  /** How many of those stand in front of it. */
  readonly depth: number
}

interface Message {
  readonly depth: number
  /** Who wrote it, and when, as its head says. */
  readonly author: string
  readonly time: string
  readonly head: readonly Line[]
  readonly lines: Line[]
}

/** Messages of a thread by themselves, and where they begin in its text. */
export interface ThreadText {
  readonly text: string
  readonly start: number
  /** Where the name stands of who wrote it. */
  readonly author: Span | undefined
}

export interface Thread {
  readonly messages: number
  /** The text without the marks of quoting, at the same places. */
  readonly text: string
  /** The newest message and, where that is short, the one it passes on. */
  readonly current: ThreadText
  /** The messages before it that say something, the oldest first. */
  readonly earlier: readonly ThreadText[]
  /** Who wrote what stands at a place, and when; empty for the newest message. */
  authorAt(place: number): string
}

const quoteMarks = /^(?:\s{0,3}>\s?)+/u
const longestHeadLine = 300
const linesOfSeparator = 4
const mostEarlier = 12
const longestName = 60
/** `On Mon, 3 May 2026 at 09:14,` and `wrote:` around a name. */
const beforeName = /^.*\p{N}[^,]*,\s*/u
const behindName =
  /\s*(?:wrote|writes|a écrit|escribió|ha scritto|scrive|escreveu|pisze|napisał\(?a?\)?|написала?|писала?|пишет)?\s?[:：]?$/iu
/** A message of fewer words only passes on another one. */
const fewestWords = 25
/** `On 3 May 2026 at 09:14, Ann Orme <ann@orme.example> wrote:`, in the language of the mail program. */
const wrote =
  /(?<!\p{L})(?:(?:wrote|writes|a écrit|escribió|ha scritto|scrive|escreveu|pisze|написала?|писала?|пишет)|(?:schrieb|schreef|كتبت?)(?: [^:]{1,80})?|napisał\(?a?\)?)\s?:$|(?:写道|書きました|のメッセージ)\s?[:：]$/iu
/** `-----Original Message-----`, `Begin forwarded message:` */
const separator = /^(?:[-_*=]{3,}[^-_*=]{0,60}[-_*=]*|[^.]{3,60}[:：])$/u
const clock = /(?<!\p{N})(\d{1,2})[:.h時点](\d{2})(?!\p{N})(?::\d{2})?\s?(pm)?/iu
const address = /\s*[<([]+[^\s<>()[\]]+@[^\s<>()[\]]+[>)\]]+/gu

/** Parts an e-mail from those that it answers or passes on; undefined where a text holds no more than one. */
export function readThread(content: string): Thread | undefined {
  const lines = linesOf(content)
  const messages = messagesIn(lines)
  if (messages.length < 2) return undefined
  const language = detectLanguage(content)
  const byTime = newestFirst(messages, language)
  const current = currentOf(byTime)
  // A report may open with one head of this kind below its name.
  const isMail =
    messages.filter(({ author }) => author !== '').length > 1 || messages.some(isQuoted)
  const earlier = (isMail ? byTime.slice(current.length) : [])
    .filter((one) => wordsIn(one) >= fewestWords)
    .slice(0, mostEarlier)
    .reverse()
  return {
    messages: messages.length,
    text: textOf(lines, () => true),
    current: textOfMessages(lines, current, current[0]?.head ?? []),
    earlier: earlier.map((one) => textOfMessages(lines, [one], [])),
    authorAt: (place) => {
      const own = messages.find((one) => one.lines.some((x) => x.start <= place && place <= x.end))
      return own === undefined || current.includes(own) ? '' : authorOf(own)
    },
  }
}

/** Whether it is quoted, or its head says who wrote what is below. */
function isQuoted({ depth, head }: Message): boolean {
  return depth > 0 || wrote.test(head.at(-1)?.text.trim() ?? '')
}

/** Messages without what stands between them. */
function textOfMessages(
  lines: readonly Line[],
  messages: readonly Message[],
  head: readonly Line[],
): ThreadText {
  const [newest] = messages
  const shown = new Set([...head, ...messages.flatMap((one) => one.lines)])
  const isShown = (line: Line): boolean => shown.has(line)
  const first = lines.findIndex(isShown)
  const told = lines.slice(first, lines.findLastIndex(isShown) + 1)
  const author = newest === undefined ? undefined : placeOfName(newest)
  return { text: textOf(told, isShown), start: lines[first]?.start ?? 0, author }
}

/** `From: Ann Orme <ann@orme.example>`, `On 3 May 2026, Ann Orme wrote:` */
function placeOfName({ author, head }: Message): Span | undefined {
  const name = author.replace(address, '').replace(behindName, '').replace(beforeName, '').trim()
  if (name === '' || name.length > longestName || /\p{N}/u.test(name)) return undefined
  for (const line of head) {
    const at = line.text.indexOf(name)
    const start = line.end - line.text.length + at
    if (at >= 0) return { start, end: start + name.length }
  }
  return undefined
}

/** Citations of a part of a text at their places in the whole. */
export function shiftCitations(
  citations: readonly Citation[],
  whole: string,
  from: number,
): Citation[] {
  return citations.map((one) => {
    const [start, end] = [one.start + from, one.end + from]
    return { ...one, start, end, quote: whole.slice(start, end) }
  })
}

function authorOf({ author, time }: Message): string {
  return [author.replace(address, '').replace(/\s?[:：]$/u, ''), time].filter(Boolean).join(', ')
}

/** Lines at their places, blank where they are not told. */
function textOf(lines: readonly Line[], isTold: (line: Line) => boolean): string {
  return lines
    .map((line) => (isTold(line) ? line.text : '').padStart(line.end - line.start))
    .join('\n')
}

function linesOf(content: string): Line[] {
  let start = 0
  return content.split('\n').map((raw) => {
    const marks = quoteMarks.exec(raw)?.[0] ?? ''
    const end = start + raw.length
    const line = { start, end, text: raw.slice(marks.length), depth: marks.split('>').length - 1 }
    start = end + 1
    return line
  })
}

/** The messages of a text, each with the lines quoted as deep as its head or, where that is above them, its first line. */
function messagesIn(lines: readonly Line[]): Message[] {
  const messages: Message[] = []
  const open: Message[] = []
  let isMail = false
  const begin = (message: Message): void => {
    messages.push(message)
    open.push(message)
  }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) break
    const message = messageAt(lines, at)
    const depth = message?.depth ?? line.depth
    const isBlank = line.text.trim() === ''
    while (!isBlank && open.length > 0 && (open.at(-1)?.depth ?? 0) > depth) open.pop()
    const isDeeper = isMail && depth > (open.at(-1)?.depth ?? 0)
    isMail ||= message !== undefined
    if (message !== undefined) begin(message)
    else if (open.length === 0 || isDeeper)
      begin({ depth, author: '', time: '', head: [], lines: [] })
    if (message === undefined) open.at(-1)?.lines.push(line)
    else at += message.head.length - 1
  }
  return messages.filter((one) => one.lines.some(({ text }) => text.trim() !== ''))
}

/** The message whose head begins with a line. */
function messageAt(lines: readonly Line[], at: number): Message | undefined {
  const near = lines.slice(at, at + 2).map(({ text }) => text.trim())
  for (const count of [1, 2]) {
    const told = near.slice(0, count).join(' ')
    if (told.length > longestHeadLine || !wrote.test(told) || findDate(told) === undefined) continue
    const below = lines.slice(at + count, at + linesOfHead).find(({ text }) => text.trim() !== '')
    const depth = Math.max(lines[at]?.depth ?? 0, below?.depth ?? 0)
    return { depth, author: told, time: '', head: lines.slice(at, at + count), lines: [] }
  }
  const from = afterSeparator(lines, at)
  const head = readHead(lines.slice(from, from + linesOfHead).map(({ text }) => text))
  if (head === undefined) return undefined
  const { sender: author, time, lines: count } = head
  const depth = lines[from]?.depth ?? 0
  return { depth, author, time, head: lines.slice(at, from + count), lines: [] }
}

const linesOfHead = 12

/** Where the head begins that a line such as `-----Original Message-----` announces. */
function afterSeparator(lines: readonly Line[], at: number): number {
  if (!separator.test(lines[at]?.text.trim() ?? '')) return at
  const above = lines.slice(at + 1, at + linesOfSeparator)
  const first = above.findIndex(({ text }) => text.trim() !== '')
  return first < 0 ? at : at + 1 + first
}

/** The newest message, with those that it passes on where it says little itself. */
function currentOf(byTime: readonly Message[]): Message[] {
  let words = 0
  const enough = byTime.findIndex((one) => {
    words += wordsIn(one)
    return words >= fewestWords
  })
  return byTime.slice(0, enough < 0 ? byTime.length : enough + 1)
}

function wordsIn({ lines }: Message): number {
  return lines.reduce((sum, { text }) => sum + roughWordCount(text), 0)
}

/** A message without a time is as old as the one above it, the less quoted of both the newer; at the top of all, it is the newest. */
function newestFirst(messages: readonly Message[], language: string): Message[] {
  let last = Number.POSITIVE_INFINITY
  return messages
    .map((message) => {
      last = timeOf(message, language) ?? last
      return { message, time: last }
    })
    .sort((a, b) => (a.time === b.time ? a.message.depth - b.message.depth : b.time - a.time))
    .map(({ message }) => message)
}

/** A number that grows with the time of a message. */
function timeOf({ author, time }: Message, language: string): number | undefined {
  const told = time === '' ? author : time
  const date = findDate(told)
  const day = date === undefined ? undefined : dateOrder(date, language)
  if (date === undefined || day === undefined) return undefined
  const [, hours = '0', minutes = '0', isLate] = clock.exec(told.replace(date, ' ')) ?? []
  const hour = (Number(hours) % (isLate === undefined ? 24 : 12)) + (isLate === undefined ? 0 : 12)
  return day * 10_000 + hour * 100 + Number(minutes)
}
