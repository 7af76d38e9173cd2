import { median } from '../../../../document/median.ts'
import type { Edges, Line } from '../lines.ts'
import { isRightToLeft } from '../pieces/segments.ts'
import { goesOnTable } from '../tables/row-steps.ts'
import { shortLines } from './short-lines.ts'

/** A paragraph of a page; `size` is that of its letters, for telling headings. */
export interface Paragraph {
  readonly text: string
  readonly size: number
  readonly lineCount: number
  readonly isTight: boolean
  /** Its last line reaches the edge, so that its sentence may go on elsewhere. */
  readonly isFilled: boolean
  /** Where it begins, where its first line ends, and where its cells are if it is a row of a table. */
  readonly x?: number
  readonly end?: number
  readonly cells?: readonly Edges[]
  /** It is the next row of a table that began on the page before. */
  readonly isNextRow?: boolean
}

/** Stands where a word may have been broken at a line end, until the whole document is known. */
export const brokenWordMark = '\u0002'

const listStart =
  /^(?:[\u2022\u25aa\u25cf\u25cb\u25e6\u2023\u2043\u00b7\uf0b7\uf0a7*\u2013\u2014-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)])\s/
const sentenceEnd = /[.!?:;\u3002\uff01\uff1f]["'\u201d\u2019)\]]*$/
const linkingWords = new Set(
  'the a an of to and or for in by with on at from that which der die das und oder von zu im mit le la les de des du et ou el los las y il di e o'.split(
    ' ',
  ),
)
// Some fonts map the hyphen to a noncharacter or to that control character.
const wordBreak = new RegExp(`\\p{L}{2}[-\\u2010\\u00ad\\ufffe${brokenWordMark}]$`, 'u')
/** What follows a hyphen that stands for a word left out, as in `pre- and post-tax`. */
const suspended = /^(?:and|or|to|und|oder|bis|et|ou|y|o|e|en|of)\s/
const longestWord = 60
/** `all@lists.example.`, `https://www.example.org/`: an address that the next line goes on with. */
const brokenAddress = /(?:^|\s)(?:[\w.+-]{1,40}@|https?:\/\/|www\.)[^\s@]{1,50}[./_=&]$/u
/** `post@larch-`: the hyphen is part of an address. */
const addressHyphen = /(?:^|\s)(?:[\w.+-]{1,40}@|https?:\/\/|www\.)[^\s@]{1,50}-$/u
/** How many of all steps have to be alike to be a pitch of lines. */
const usualShare = 0.15
/** How far apart the lines of a paragraph may be, in pitches. */
const mostStep = 1.35
/** How far apart lines are that are no paragraphs, in heights of their letters. */
const mostLineStep = 1.9
const mostIndent = 8
/** How far apart the lines of one sentence may be, in heights of their letters. */
const mostWideStep = 3.5
const edgeShare = 0.12
const eastAsian = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/

function endsWithLink(text: string): boolean {
  const space = text.lastIndexOf(' ')
  return space >= 0 && linkingWords.has(text.slice(space + 1))
}

/** Whether a text breaks off within a sentence: `surely` by its last word, `maybe` for want of a stop. */
export function isUnfinished(text: string): 'surely' | 'maybe' | 'no' {
  const tail = text.slice(-longestWord)
  if (sentenceEnd.test(tail)) return 'no'
  return wordBreak.test(tail) || endsWithLink(tail) ? 'surely' : 'maybe'
}

export function isListItem(text: string): boolean {
  return listStart.test(text)
}

/** One text of two that follow each other; `between` is right before the second. */
export function joinLines(before: string, after: string, between = ''): string {
  const tail = before.slice(-longestWord)
  if (tail.endsWith('-') && /\d\S*-$/.test(tail)) return before + between + after
  if (addressHyphen.test(tail) && /^[\p{Ll}\p{N}]/u.test(after)) return before + between + after
  if (wordBreak.test(tail) && !suspended.test(after)) {
    if (/^\p{Ll}/u.test(after)) return before.slice(0, -1) + brokenWordMark + between + after
    if (/^\p{Lu}\p{Ll}/u.test(after))
      return `${before.slice(0, -1)}-${brokenWordMark}${between}${after}`
  }
  if (brokenAddress.test(tail) && /^[\p{Ll}\p{N}]/u.test(after)) return before + between + after
  const isEastAsian = eastAsian.test(before.slice(-1)) && eastAsian.test(after.slice(0, 1))
  return `${before}${isEastAsian ? '' : ' '}${between}${after}`
}

interface Measure {
  readonly pitch: number
  /** Size of most letters. */
  readonly size: number
  readonly left: number
  readonly right: number
  /** Lines that do not go on with the line above them. */
  readonly short: ReadonlySet<Line>
}

/** The smallest usual step from line to line: where most paragraphs are one line long, the most usual one parts paragraphs. */
function linePitch(steps: readonly number[], size: number): number {
  const sorted = steps.filter((step) => step > 0.8 * size).sort((a, b) => a - b)
  const enough = Math.max(2, usualShare * sorted.length)
  let last = 0
  for (const [first, step] of sorted.entries()) {
    while (last < sorted.length && (sorted[last] ?? 0) <= 1.08 * step) last += 1
    if (last - first >= enough) return step
  }
  return median(steps)
}

function measure(lines: readonly Line[]): Measure {
  const steps: number[] = []
  for (let index = 1; index < lines.length; index += 1) {
    const step = (lines[index]?.y ?? 0) - (lines[index - 1]?.bottom ?? 0)
    if (step > 0) steps.push(step)
  }
  const starts = lines.map(({ x }) => x).sort((a, b) => a - b)
  const ends = lines.map(({ end }) => end).sort((a, b) => a - b)
  const size = median(lines.map((line) => line.size))
  const pitch = linePitch(steps, size)
  const isBroken = (text: string) => wordBreak.test(text) || endsWithLink(text)
  return {
    pitch,
    size,
    short: shortLines(lines, Math.max(mostStep * pitch, 0.5 * size), isBroken),
    left: starts[Math.floor(starts.length * 0.1)] ?? 0,
    right: ends[Math.floor(ends.length * 0.9)] ?? 0,
  }
}

type Bond = 'join' | 'line' | 'paragraph'

/** A list item, unless it is a number spelled out and then set in figures: `thirty` at the line end, `(30) days` below. */
function startsItem(before: Line, line: Line): boolean {
  if (!listStart.test(line.text)) return false
  const isFigure = /^\(\d{1,3}\)\s\p{Ll}/u.test(line.text)
  return !(isFigure && /\p{L}$/u.test(before.text) && !/\b(?:and|or)$/.test(before.text))
}

/** The end of a line whose dots lead to a value or to a page. */
const leadEnd =
  /(?:\.{5}|\u2026{2}|(?: \.){4})[\s.\u2026]*(?=\S{0,19}\d|[ivxlc]+$)[^\s.\u2026].{0,19}$/u
const longestLead = 60

function leadsToValue(text: string): boolean {
  return leadEnd.test(text.slice(-longestLead))
}

const fewestCapitals = 6

/** Whether a line in capitals stands over text that is none of its sentence: a title, the name in a letterhead. */
function isTitleOver(before: Line, line: Line): boolean {
  if (/[\p{Ll}\p{Lo}\d]|,$/u.test(before.text) || !/^[^\p{Ll}].*\p{Ll}/u.test(line.text))
    return false
  const capitals = before.text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals >= fewestCapitals && !endsWithLink(before.text.toLowerCase())
}

const clauseNumber = /^(\d{1,3})((?:\.\d{1,3})*)\.?\s\p{Lu}/u
const label = /^\p{Lu}[^:.;,\t]{0,40}:\s\S/u

/** Whether a line goes on with the numbers or labels of the lines before it: `16.2 …` after `16.1 …`, `Rent: …` after `Term: …`. */
function goesOnCounting(opening: Line, line: Line): boolean {
  if (label.test(line.text)) return label.test(opening.text)
  const [, major = '', minor = ''] = clauseNumber.exec(line.text) ?? []
  if (major === '') return false
  const [, before = '', rest = ''] = clauseNumber.exec(opening.text) ?? []
  if (before === '') return false
  return before === major ? rest !== minor : Number(before) + 1 === Number(major)
}

/** A title over two lines: large letters of one size, set wider apart than the text below. */
function isSplitHeading(before: Line, line: Line, { size }: Measure): boolean {
  const step = line.y - before.y
  return (
    before.size > 1.3 * size &&
    Math.abs(before.size - line.size) < 0.05 * before.size &&
    step > 0 &&
    step < 1.6 * before.size &&
    !listStart.test(line.text) &&
    !/\t/.test(before.text + line.text) &&
    (!sentenceEnd.test(before.text) || before.text.endsWith(':'))
  )
}

/** A word in lower case, or a figure and what it counts: `14 days`, `14 %`. */
const midSentence = /^(?:\p{Ll}+[\s,.;)'\u2019]|\d[\d.,]* ?[\p{Ll}\p{Sc}%])/u

/** Whether a sentence goes on over two lines that are set far apart, as in a draft or with a frame around each line. */
function runsOn(before: Line, line: Line, { left, right }: Measure): boolean {
  const { size } = before
  if (/\t/.test(before.text + line.text) || isListItem(line.text)) return false
  if (!/[\p{L}\d,-]$/u.test(before.text) || !midSentence.test(line.text)) return false
  const isAlike = Math.abs(size - line.size) < 0.05 * size
  const isBelow = Math.abs(before.x - line.x) < 0.3 * size
  const isFilled = right - before.end < 0.2 * (right - left)
  return isAlike && isBelow && isFilled && line.y - before.bottom <= mostWideStep * size
}

/** How a line follows the one before it: lines of their own that are far apart are paragraphs of their own. */
function bond(opening: Line, before: Line, line: Line, measures: Measure): Bond {
  const how = nearBond(opening, before, line, measures)
  const isFar = line.y - before.bottom > mostLineStep * Math.max(before.size, line.size)
  const isRow = before.text.includes('\t') && line.text.includes('\t')
  return how === 'line' && isFar && !isRow && !isListItem(line.text) ? 'paragraph' : how
}

/** Whether a line begins farther to the right of the next one than any first line of a paragraph, as a date or a sum does. */
function standsFarRight(line: Line, next: Line): boolean {
  const isCentered = Math.abs(line.x + line.end - next.x - next.end) < 2 * line.size
  return !isCentered && line.x - next.x > mostIndent * line.size
}

/** Whether a line begins where the text of a list item does, behind its sign. */
function hangsUnder({ text, x, end, size }: Line, line: Line): boolean {
  const sign = listStart.exec(text)?.[0] ?? ''
  const start = x + (sign.length / Math.max(1, text.length)) * (end - x)
  return sign !== '' && Math.abs(line.x - start) < size
}

/** How a line follows the one before it, in a paragraph that began with `opening`. */
function nearBond(opening: Line, before: Line, line: Line, measures: Measure): Bond {
  const { pitch, left, right } = measures
  const step = line.y - before.bottom
  const size = Math.max(before.size, line.size)
  if (isSplitHeading(before, line, measures)) return 'join'
  if (step <= 0) return 'paragraph'
  if (step > Math.max(mostStep * pitch, 0.5 * size)) {
    return runsOn(before, line, measures) ? 'join' : 'paragraph'
  }
  if (Math.abs(before.size - line.size) > 0.12 * size && step > 0.8 * size) return 'paragraph'
  if (startsItem(before, line) || before.text.includes('\t') || line.text.includes('\t')) {
    return 'line'
  }
  if (goesOnCounting(opening, line) || measures.short.has(line)) return 'line'
  const isLed = leadsToValue(line.text) && !/^\p{Ll}/u.test(line.text) && !endsWithLink(before.text)
  if (isLed || leadsToValue(before.text)) return 'line'
  if (opening === before && isTitleOver(before, line)) return 'line'
  if (isRightToLeft(line.text)) return before.x > left + 0.3 * (right - left) ? 'line' : 'join'
  const isIndented = line.x > before.x + 0.8 * size && line.x > left + 0.8 * size
  const isHanging = before === opening && hangsUnder(opening, line)
  if (isIndented && !isHanging && sentenceEnd.test(before.text)) return 'paragraph'
  const firstWord = line.text.split(/\s/, 1)[0] ?? ''
  const wordWidth = (firstWord.length / Math.max(1, line.text.length)) * (line.end - line.x)
  const room = right - before.end
  const isBroken = wordBreak.test(before.text)
  if (before === opening && !isBroken && standsFarRight(before, line)) return 'line'
  const goesOn =
    endsWithLink(before.text) || (/^[\p{Ll}(]/u.test(line.text) && !sentenceEnd.test(before.text))
  if (goesOn && room < 0.45 * (right - left)) return 'join'
  if (!isBroken && room > Math.max(wordWidth * 1.1 + 0.3 * size, 0.12 * (right - left)))
    return 'line'
  return 'join'
}

/** Adds a line to the pieces of a text, which are joined once: a text that grows by every line would be copied each time. */
export function addLine(pieces: string[], line: string): void {
  const joined = joinLines(pieces.pop() ?? '', line)
  pieces.push(joined.slice(0, joined.length - line.length), line)
}

/** Lines of one region as paragraphs. */
export function toParagraphs(lines: readonly Line[]): Paragraph[] {
  const measures = measure(lines)
  const { left, right } = measures
  const open: { pieces: string[]; paragraph: Paragraph }[] = []
  let before: Line | null = null
  let opening: Line | null = null
  for (const [at, line] of lines.entries()) {
    const isRow = goesOnTable(lines, at)
    const how: Bond = isRow
      ? 'line'
      : before && opening
        ? bond(opening, before, line, measures)
        : 'paragraph'
    if (how !== 'join') opening = line
    const isFilled = line.end > right - edgeShare * (right - left)
    const last = open.at(-1)
    if (last && how === 'join') {
      addLine(last.pieces, line.text)
      last.paragraph = { ...last.paragraph, lineCount: last.paragraph.lineCount + 1, isFilled }
    } else {
      const { text, size, x, end, cells } = line
      const paragraph = { text, size, lineCount: 1, isTight: how === 'line', isFilled, x, end }
      open.push({ pieces: [text], paragraph: cells ? { ...paragraph, cells } : paragraph })
    }
    before = line
  }
  return open.map(({ pieces, paragraph }) => ({ ...paragraph, text: pieces.join('') }))
}
