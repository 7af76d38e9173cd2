import { flattenSpace } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import type { Excerpt } from '../document/excerpt.ts'
import type { Thread, ThreadText } from '../document/mail-thread.ts'
import type { Language } from '../languages/load-language.ts'
import { followedBy } from '../languages/phrases/followed-by.ts'

/* Of a thread that was agreed on, the numbered points of an earlier mail that the newest one accepts, each with what was changed in it since. */

/** What was agreed on, and the first mail that it stands in: what is older no longer holds. */
export interface Agreed {
  readonly points: readonly Excerpt[]
  readonly since: ThreadText
}

interface Point extends Span {
  readonly number: string
  readonly text: string
}

const item = /^[^\S\n]*[(（]?(?<number>\p{N}{1,2})[.)）][^\S\n]+(?<text>\S.*)$/u
const mark = /^[^\S\n]*[-–•*][^\S\n]+/u
const fewestPoints = 3
const mostPoints = 12
const sentencesOfChange = 2
const behindSentence = /(?<=[.!?]\s|[。！？])(?=\S)/u
const endsSentence = /[.!?。！？]\s+/u

export function agreedIn(
  content: string,
  { current, earlier }: Thread,
  language: Language,
): Agreed | undefined {
  if (!accepts(current.text, language)) return undefined
  const at = earlier.findLastIndex((mail) => pointsOf(mail).length >= fewestPoints)
  const since = earlier[at]
  if (since === undefined) return undefined
  const later = [...earlier.slice(at + 1), current]
  const points = pointsOf(since)
    .slice(0, mostPoints)
    .map((point) => told(content, since, point, changeOf(point, later, language)))
  return { points, since }
}

/** Whether a sentence of the newest mail says yes, and none of those that do says no. */
function accepts(text: string, { patterns, phrases }: Language): boolean {
  return text
    .split(endsSentence)
    .some((one) => phrases.acceptsTerms.test(one.trim()) && one.search(patterns.negation) < 0)
}

function pointsOf(mail: ThreadText): Point[] {
  const points: Point[] = []
  let isOpen = false
  for (const line of linesOf(mail)) {
    const { number, text } = item.exec(line.text)?.groups ?? {}
    const last = points.at(-1)
    if (number !== undefined && text !== undefined) {
      points.push({ number, text, start: line.end - text.length, end: line.end })
      isOpen = true
    } else if (line.text.trim() === '') isOpen = false
    else if (isOpen && last !== undefined) {
      points[points.length - 1] = { ...last, text: `${last.text}\n${line.text}`, end: line.end }
    }
  }
  return points
}

interface Change extends Span {
  readonly text: string
  readonly author: Span | undefined
}

/** The newest line of a later mail that names a point by its number. */
function changeOf(
  { number }: Point,
  later: readonly ThreadText[],
  { phrases }: Language,
): Change | undefined {
  const named = followedBy(phrases.pointOfList, `\\s?${number}(?!\\p{N})`)
  for (const mail of later.toReversed()) {
    const line = linesOf(mail).find(
      ({ text }) => named.test(text) && !phrases.acceptsTerms.test(text),
    )
    if (line === undefined) continue
    const text = line.text.replace(mark, '').trimStart()
    // The newest message may pass on one of somebody else.
    const author = mail === later.at(-1) ? undefined : mail.author
    return { ...saidOf(text, line.end - text.length, named), author }
  }
  return undefined
}

/** The sentence of a line that names a point, and the one behind it. */
function saidOf(line: string, from: number, named: RegExp): Span & { readonly text: string } {
  const sentences = line.split(behindSentence)
  const at = sentences.findIndex((one) => named.test(one))
  const start = sentences.slice(0, at).join('').length
  const text = sentences
    .slice(at, at + sentencesOfChange)
    .join('')
    .trimEnd()
  return { text, start: from + start, end: from + start + text.length }
}

function told(
  content: string,
  { author }: ThreadText,
  point: Point,
  change: Change | undefined,
): Excerpt {
  const own = behind(content, author, point.text)
  const named = author === undefined ? {} : { name: author }
  if (change === undefined) return { start: point.start, end: point.end, text: own, ...named }
  const { start, end } = change
  const text = `${own} ${behind(content, change.author, change.text)}`
  return { start, end, text, lead: { start: point.start, end: point.end }, ...named }
}

/** Points as running text, where who wrote the one before need not be named again. */
export function asRunningText(content: string, points: readonly Excerpt[]): Excerpt[] {
  return points.map((point, at) => {
    const before = points[at - 1]
    const { name, text } = point
    if (name === undefined || before === undefined || before.lead !== undefined) return point
    const { start, end } = point
    const said = text.slice(behind(content, name, '').length)
    return { start, end, text: said, ...(point.lead && { lead: point.lead }) }
  })
}

function behind(content: string, author: Span | undefined, said: string): string {
  const text = flattenSpace(said)
  return author === undefined ? text : `${content.slice(author.start, author.end)}: ${text}`
}

function linesOf({ text, start: from }: ThreadText): Point[] {
  let start = from
  return text.split('\n').map((line) => {
    const own = { number: '', text: line.trimEnd(), start, end: start + line.trimEnd().length }
    start += line.length + 1
    return own
  })
}
