import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import { isScale } from './wording/scales.ts'

/** A verbatim stretch of a document and its words with white space flattened, `…` where a sentence was cut. */
export interface Excerpt extends Span {
  readonly text: string
  /** The line above that opens its list, where the words begin with that line. */
  readonly lead?: Span
  /** The name of the part that the words are about, where they begin with it. */
  readonly name?: Span
}

/** Joints of all languages, here and below, for whoever cuts a sentence need not know its own; a wrong one only cuts elsewhere. */
const clauseBreak =
  /[;:]\s+|,\s+(?=(?:and|or|but|nor|which|who|whose|provided|that|including|except|unless|if|subject|whether|where|when|while|to|by|so|und|oder|aber|die|der|das|wenn|et|ou|mais|qui|y|o|pero|que|e|ma|che|en|of|maar|dat)\b)|[.]\s+(?=\()|\s+(?=\([a-z]{1,4}\)\s)|(?<=[,;:.])\s+(?=\(\d{1,2}\)\s)/giu

const slack = 1.2
/** What joins a clause to the one before it, or marks it as an item: `or, if we are unable`, `• automatically if`. */
const joint =
  /^\s*(?:(?:and|or|but|nor|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar|i|lub|oraz|ale),?\s+|[•·▪–—-]\s+)+/iu
const longestJoint = 12

/** How much longer a sentence may be to be shown whole, where a cut would take its sum, its day or its percents. */
const longerForValue = 1.6
/** How much longer the steps of a scale may be: the last of them is the gravest. */
const longerForScale = 2.4
/** `£5,000`, `4 %`, `12 months`, `3 May`, `(30) days`, and no `clauses 10.1 and 10.2`. */
const value =
  /\p{Sc}\s?\p{N}|\p{N}\s?(?:%|‰|\p{Sc}|(?:eur|usd|gbp|chf|zł|руб|percent|per cent)(?!\p{L}))|(?<![\p{N}.,]|(?:clauses?|sections?|articles?|paragraphs?|schedules?|§) ?)\p{N}{1,3} (?!and(?!\p{L})|or(?!\p{L})|und(?!\p{L}))\p{L}{3,}|\(\p{N}{2,3}\) \p{L}|\p{N}[./]\p{N}{1,2}[./]\p{N}{2,4}|\p{N}\s?[年月日円元]/iu
const aside = /\s?[(（][^()（）]{30,400}[)）]/gu

/** The sentence itself, or where it is longer than `maxWords` the run of its clauses around the first match of `anchor`. */
export function excerptOf(
  content: string,
  sentence: Span,
  maxWords: number,
  anchor?: RegExp | undefined,
): Excerpt {
  const raw = content.slice(sentence.start, sentence.end)
  const isWithin = (words: number, text = raw): boolean => roughWordCount(text) <= words
  if (isWithin(maxWords * slack)) return toExcerpt(content, sentence.start, sentence.end)
  const pieces = piecesOf(raw, maxWords)
  const run = runAround(raw, pieces, maxWords, anchor)
  const isToldLater = value.test(raw.slice(run.end))
  if (!isToldLater) return cutTo(content, sentence, run)
  const brief = withoutAsides(raw)
  if (isWithin(maxWords * (isScale(raw) ? longerForScale : longerForValue), brief)) {
    const whole = toExcerpt(content, sentence.start, sentence.end)
    return brief === raw ? whole : { ...whole, text: flattenSpace(brief) }
  }
  const tellsOwn = value.test(raw.slice(run.start, run.end))
  const both = tellsOwn ? undefined : withLater(content, sentence, pieces, run, maxWords)
  return both ?? cutTo(content, sentence, run)
}

/** A sentence without what it puts in long brackets, if no sum, day or percent stands there. */
function withoutAsides(raw: string): string {
  return raw.replace(aside, (said) => (value.test(said) ? said : ' …'))
}

/** The beginning of a run, and the clause further behind that tells a sum, a day or percents. */
function withLater(
  content: string,
  sentence: Span,
  pieces: readonly Piece[],
  run: Span,
  maxWords: number,
): Excerpt | undefined {
  const raw = content.slice(sentence.start, sentence.end)
  const later = pieces.find(
    (piece) => piece.start >= run.end && value.test(raw.slice(piece.start, piece.end)),
  )
  if (later === undefined || later.words > maxWords / 2) return undefined
  const own = raw.slice(run.start, run.end)
  const begun = boundedWords(own, maxWords - later.words)
  const first = cutTo(content, sentence, { start: run.start, end: run.start + begun })
  const last = cutTo(content, sentence, later)
  return {
    start: first.start,
    end: last.end,
    text: `${first.text.replace(/ …$/u, '')} ${last.text}`,
  }
}

/** How many characters the first so many words of a text take. */
function boundedWords(text: string, words: number): number {
  return [...text.matchAll(/\S+\s*/gu)][words]?.index ?? text.length
}

/** The clauses around the first match of `anchor` that have together no more than `maxWords`. */
function runAround(
  raw: string,
  pieces: readonly Piece[],
  maxWords: number,
  anchor: RegExp | undefined,
): Span {
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
  return { start: pieces[first]?.start ?? 0, end: pieces[last]?.end ?? raw.length }
}

/** A run of clauses, with `…` where the sentence goes on. */
function cutTo(content: string, sentence: Span, { start: from, end }: Span): Excerpt {
  const raw = content.slice(sentence.start, sentence.end)
  const start =
    from > 0 ? from + (joint.exec(raw.slice(from, from + longestJoint))?.[0].length ?? 0) : 0
  const isWhole = end === raw.length
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
  const text = flattenSpace(
    withoutDots(withoutBullets(content.slice(start, end), isItem(content, start))),
  ).replace(labelCell, '$1: ')
  return { start, end, text: withoutMarks(text.replace(joinsNext, '')) }
}

const bulletBelow = /\n[^\S\n]{0,40}(?:\n[^\S\n]{0,40})?(?:[-–—•*▪●◦‣·∙○■□➢✓✗✘☒›»]\s{1,20}|・)/gu
/** Behind these nothing more parts an item from the next one. */
const goesOnToItem =
  /(?:[.,:;!?。：；]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|oraz|lub|и|или))\s*$/iu
const charactersBefore = 12

/** Items of a list as one statement, parted by semicolons, with a colon behind the line that opens them. */
function withoutBullets(raw: string, isItself: boolean): string {
  if (!raw.includes('\n')) return raw
  let joint = isItself ? '; ' : ': '
  return raw.replace(bulletBelow, (_, at: number) => {
    const goesOn = goesOnToItem.test(raw.slice(Math.max(0, at - charactersBefore), at))
    const told = goesOn ? ' ' : joint
    joint = '; '
    return told
  })
}

const charactersOfBullet = 6
const endsInBullet = /(?:^|\n)\s*(?:[-–—•*▪●◦‣·∙○■□➢✓✗✘☒›»]|・)\s*$/u

function isItem(content: string, start: number): boolean {
  return endsInBullet.test(content.slice(Math.max(0, start - charactersOfBullet), start))
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

/** What joins an item of a list to the next one: `a copy of the lease; and`. */
const joinsNext = /[,;] (?:and|or|und|oder|et|ou|y|o|e|en|of|oraz|lub|и|или)$/iu

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
