import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'

/** A verbatim stretch of a document and its words with white space flattened, `…` where a sentence was cut. */
export interface Excerpt extends Span {
  readonly text: string
  /** The line above that opens its list, where the words begin with that line. */
  readonly lead?: Span
}

const clauseBreak =
  /[;:]\s+|,\s+(?=(?:and|or|but|nor|which|who|whose|provided|that|including|except|unless|if|subject|whether|where|when|while|to|by|so|und|oder|aber|die|der|das|wenn|et|ou|mais|qui|y|o|pero|que|e|ma|che|en|of|maar|dat)\b)|[.]\s+(?=\()|\s+(?=\([a-z]{1,4}\)\s)|(?<=[,;:.])\s+(?=\(\d{1,2}\)\s)/giu

const slack = 1.2
/** What joins a clause to the one before it, or marks it as an item: `or, if we are unable`, `• automatically if`. */
const joint =
  /^\s*(?:(?:and|or|but|nor|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar|i|lub|oraz|ale),?\s+|[•·▪–—-]\s+)+/iu
const longestJoint = 12

/** The sentence itself, or where it is longer than `maxWords` the run of its clauses around the first match of `anchor`. */
export function excerptOf(
  content: string,
  sentence: Span,
  maxWords: number,
  anchor?: RegExp | undefined,
): Excerpt {
  const raw = content.slice(sentence.start, sentence.end)
  if (roughWordCount(raw) <= maxWords * slack)
    return toExcerpt(content, sentence.start, sentence.end)
  const pieces = piecesOf(raw, maxWords)
  const at = anchor === undefined ? 0 : Math.max(0, raw.search(anchor))
  let first = Math.max(
    0,
    pieces.findIndex((piece) => piece.end > at),
  )
  let last = first
  let words = pieces[first]?.words ?? 0
  const leading = pieces.slice(0, first).reduce((sum, piece) => sum + piece.words, 0)
  if (leading + words <= maxWords) {
    first = 0
    words += leading
  }
  for (
    let next = pieces[last + 1];
    next !== undefined && words + next.words <= maxWords;
    next = pieces[last + 1]
  ) {
    last += 1
    words += next.words
  }
  for (
    let before = pieces[first - 1];
    before !== undefined && words + before.words <= maxWords;
    before = pieces[first - 1]
  ) {
    first -= 1
    words += before.words
  }
  const from = pieces[first]?.start ?? 0
  const start =
    from > 0 ? from + (joint.exec(raw.slice(from, from + longestJoint))?.[0].length ?? 0) : 0
  const end = pieces[last]?.end ?? raw.length
  const isWhole = last === pieces.length - 1
  const kept = raw.slice(start, end)
  const trimmed = isWhole ? kept.trimEnd() : kept.replace(/[\s,;:]+$/u, '')
  const lead = kept.length - kept.trimStart().length
  const begin = sentence.start + start + lead
  const excerpt = toExcerpt(content, begin, sentence.start + start + trimmed.length)
  const text = `${start > 0 ? '… ' : ''}${excerpt.text}${isWhole ? '' : ' …'}`
  return { ...excerpt, text }
}

const markBefore = /^(?:#{1,6}\s+|[*_]{2}(?=\S))+/u
const markBehind = /(?<=\S)[*_]{2}$/u

/** Without the marks of Markdown around it. */
function toExcerpt(content: string, from: number, to: number): Excerpt {
  const raw = content.slice(from, to)
  const start = from + (markBefore.exec(raw)?.[0].length ?? 0)
  const end = to - (markBehind.exec(raw)?.[0].length ?? 0)
  const text = flattenSpace(withoutDots(content.slice(start, end))).replace(labelCell, '$1: ')
  return { start, end, text: withoutMarks(text) }
}

const picture = /!\[[^\]]{0,200}\]\([^()\s]{0,400}\)/gu
const link = /\[([^[\]]{1,200})\]\((?:https?:|mailto:|[./#])[^()\s]{0,400}\)/gu
/** Pairs only: `DE** **** 4419` hides a number. */
const bold = /(?<=^|[\s("'“[])(\*{2,3})(?=[^\s*])([^*\n]{1,300}?)(?<=[^\s*])\1(?![\p{L}\p{N}*])/gu
const emphasis = /(?<=^|[\s("'“[])\*(?=[^\s*])([^*\n]{1,120}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu
/** What is left of a pair that was parted: `Delay:** 90 days`. */
const half = /^\*{1,3}(?=\p{L})|^\*\*\s+|(?<=[:：])\*{2,3}(?=\s|$)/gu

/** Words without the marks of Markdown within them: of a link its words are left. */
export function withoutMarks(text: string): string {
  if (!text.includes('*') && !text.includes('](')) return text
  const plain = text.replace(picture, '').replace(link, '$1').replace(bold, '$2')
  return plain.replace(emphasis, '$1').replace(half, '').trim()
}

/** Rows whose dots lead to a value, as a list: `Ground floor: 12.00; first floor: 14.00`. */
function withoutDots(raw: string): string {
  if (!raw.includes('....') || !raw.includes('\n')) return raw
  const lines = raw.split('\n').map((line) => {
    const row = /^(.*[^\s.]) ?\.{4,} ?(?=\S)/u.exec(line)
    return row === null ? line : `${row[1]}: ${line.slice(row[0].length).trimEnd()};`
  })
  return lines.join('\n').replace(/;$/u, '')
}

/** `Premises | Unit 7, with a yard.`: a label, and the only cell beside it. */
const labelCell = /^([^|.!?]{2,40}) \| (?=[^|]+$)/u

interface Piece extends Span {
  readonly words: number
}

function piecesOf(raw: string, maxWords: number): Piece[] {
  const cuts = [...raw.matchAll(clauseBreak)].map((match) => match.index + match[0].length)
  const pieces: Piece[] = []
  let start = 0
  for (const end of [...cuts, raw.length]) {
    if (end <= start) continue
    for (const piece of bounded(raw, start, end, maxWords)) pieces.push(piece)
    start = end
  }
  return pieces
}

function bounded(raw: string, start: number, end: number, maxWords: number): Piece[] {
  const words = roughWordCount(raw.slice(start, end))
  if (words <= maxWords * slack) return [{ start, end, words }]
  const pieces: Piece[] = []
  let from = start
  let count = 0
  for (const match of raw.slice(start, end).matchAll(/\S+\s*/gu)) {
    count += 1
    if (count < maxWords) continue
    const to = start + match.index + match[0].length
    pieces.push({ start: from, end: to, words: count })
    from = to
    count = 0
  }
  if (from < end)
    pieces.push({ start: from, end, words: Math.max(1, roughWordCount(raw.slice(from, end))) })
  return pieces
}
