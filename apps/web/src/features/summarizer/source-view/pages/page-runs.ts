import {
  alignWords,
  type ExtractedDocument,
  isJoined,
  locateRange,
  type PageSpan,
  pageText,
  type WordBox,
} from '@precis/extraction'
import type { Quote, Range } from '../../../../document-view/quotes.ts'

/** A place on a page, in shares of its width and height from 0 to 1. */
export type PageBox = Pick<WordBox, 'left' | 'top' | 'width' | 'height'>

/** Words on a line of a page that are marked alike. */
export interface PageRun extends PageBox {
  readonly text: string
  readonly quotes: readonly string[]
  readonly found: number | null
}

/** A find match, with its place among all of them. */
export interface Match extends Range {
  readonly index: number
}

/** How wide a text is set, in any unit. */
export type Measure = (text: string) => number

interface Mark {
  readonly from: number
  readonly to: number
  readonly quote: string | null
  readonly found: number | null
}

/** The most that two words of one line stand apart, in heights of the line; farther apart they are in two columns. */
const widestGap = 2.5

function isOnLine(line: PageBox, word: PageBox): boolean {
  const shared =
    Math.min(line.top + line.height, word.top + word.height) - Math.max(line.top, word.top)
  const gap = word.left - (line.left + line.width)
  const height = Math.max(line.height, word.height)
  return (
    shared > Math.min(line.height, word.height) / 2 && gap > -height && gap < widestGap * height
  )
}

function united(line: PageBox, { left, top, width, height }: PageBox): PageBox {
  const upper = Math.min(line.top, top)
  const first = Math.min(line.left, left)
  return {
    left: first,
    top: upper,
    width: Math.max(line.left + line.width, left + width) - first,
    height: Math.max(line.top + line.height, top + height) - upper,
  }
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const spoken = /[\p{L}\p{N}]/u
// Some characters are letters only in another form.
const isSpoken = (text: string) => spoken.test(text.normalize('NFKC'))

/** Cuts a word where a mark begins or ends in it. */
function cutWord(word: WordBox, marks: readonly Mark[], measure: Measure): PageRun[] {
  const { text, left, top, width, height } = word
  const edges = new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])])
  const sorted = [...edges].sort((a, b) => a - b)
  const whole = sorted.length > 2 ? measure(text) || 1 : 1
  const shareAt = (offset: number) =>
    offset === 0 || offset === text.length
      ? offset / text.length
      : Math.min(1, measure(text.slice(0, offset)) / whole)
  return sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1] ?? text.length
    const [start, end] = [shareAt(from), shareAt(to)]
    const before = rightToLeft.test(text) ? 1 - end : start
    const here = marks.filter((mark) => mark.from < to && mark.to > from)
    return {
      text: text.slice(from, to),
      left: left + before * width,
      top,
      width: (end - start) * width,
      height,
      quotes: here.flatMap(({ quote }) => quote ?? []),
      found: here.find(({ found }) => found !== null)?.found ?? null,
    }
  })
}

const marksOf = ({ quotes, found }: PageRun) => `${quotes.join(' ')} ${found ?? ''}`

/** Punctuation between words that are marked alike is marked like them. */
function withPunctuation(pieces: readonly PageRun[]): PageRun[] {
  return pieces.map((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    if (!before || !after || isSpoken(piece.text) || marksOf(before) !== marksOf(after)) {
      return piece
    }
    return { ...piece, quotes: before.quotes, found: before.found }
  })
}

function joined(pieces: readonly (PageRun & { isInner: boolean })[]): PageRun[] {
  const runs: PageRun[] = []
  for (const { isInner, ...piece } of pieces) {
    const last = runs.at(-1)
    if (!last || marksOf(last) !== marksOf(piece) || !isOnLine(last, piece)) runs.push(piece)
    else {
      const space = isInner || isJoined(last.text, piece.text) ? '' : ' '
      const text = `${last.text}${space}${piece.text}`
      runs[runs.length - 1] = { ...last, ...united(last, piece), text }
    }
  }
  return runs
}

interface Marked {
  readonly quotes: readonly Quote[]
  readonly found: readonly Match[]
}

/** The words of a page line by line, parted where a quote or a find match begins or ends. */
export function pageRuns(
  document: ExtractedDocument,
  page: PageSpan,
  words: readonly WordBox[],
  { quotes, found }: Marked,
  measure: Measure,
): PageRun[] {
  const marks = new Map<WordBox, Mark[]>()
  const text = pageText(document, page)
  const isMarked = quotes.length + found.length > 0
  const places = isMarked ? alignWords(text, words) : []
  const mark = ({ start, end }: Range, quote: string | null, match: number | null) => {
    const range = { start: start - page.start, end: end - page.start }
    for (const { box, from, to } of locateRange(text, places, range)) {
      const known = marks.get(box) ?? []
      marks.set(box, [...known, { from, to, quote, found: match }])
    }
  }
  for (const quote of quotes) mark(quote, quote.id, null)
  for (const match of found) mark(match, null, match.index)
  const pieces = words.flatMap((word) =>
    cutWord(word, marks.get(word) ?? [], measure).map((run, index) => ({
      ...run,
      isInner: index > 0,
    })),
  )
  const signed = withPunctuation(pieces)
  return joined(pieces.map(({ isInner }, index) => ({ ...(signed[index] as PageRun), isInner })))
}
