import { addLine, isListItem, isUnfinished, type Paragraph } from './paragraphs.ts'

/** Paragraphs of a page by region, in reading order. */
export type PageParagraphs = readonly (readonly Paragraph[])[]

/** A paragraph, or the rest of one that began on the page before: then it goes on where that one ended. */
export interface PagePiece extends Paragraph {
  readonly isContinued: boolean
}

const clearlySmaller = 0.93
const sameSize = 0.08
/** How many paragraphs may be between the two halves of a sentence. */
const mostBetween = 40
const fewestLetters = 15
const caption =
  /^(?:fig(?:ure|\.)?|table|tab\.|abb(?:ildung|\.)|tabelle|tableau|tabla|tabella)\s*\d/iu

/** What may be between the two halves of a sentence: notes, captions, table rows, numbers. */
function standsApart({ text, size }: Paragraph, body: number): boolean {
  return (
    size < clearlySmaller * body ||
    text.includes('\t') ||
    caption.test(text) ||
    !/\p{L}{2}/u.test(text)
  )
}

const fewestWords = 8

/** Whether a paragraph is one line of prose, as the first of one that has the rest on the next page. */
function isLoneLine({ text, lineCount }: Paragraph): boolean {
  return lineCount === 1 && (text.match(/\S+/g)?.length ?? 0) >= fewestWords
}

/** The first word of a sentence, or the first few, at the end of a line: `is not raised. The`. */
const sentenceStart = /\p{Ll}{3}[.!?] \p{Lu}[\p{Ll}'\u2019]*(?: \p{Ll}+){0,2}$/u
const longestStart = 60

/** Whether the last line of a paragraph ends with the first words of a sentence. */
function breaksOff({ text, lineCount }: Paragraph): boolean {
  return lineCount > 1 && sentenceStart.test(text.slice(-longestStart))
}

function goesOn(before: Paragraph, after: Paragraph, isNextPage: boolean): boolean {
  if (Math.abs(before.size - after.size) > sameSize * before.size) return false
  if (before.text.length < fewestLetters || isListItem(after.text)) return false
  const how = isUnfinished(before.text)
  if (how === 'no') return false
  if (how === 'surely' || /^\p{Ll}/u.test(after.text)) return true
  const isProse = after.lineCount > 1 || isUnfinished(after.text) === 'no'
  if (isNextPage && isProse && breaksOff(before)) return true
  if (isNextPage && after.lineCount > 1 && before.isFilled && isLoneLine(before)) return true
  return before.isFilled && before.lineCount > 1 && isProse
}

interface Placed {
  /** Its text is what was added last; what comes before it is in `pieces`. */
  readonly paragraph: Paragraph
  readonly pieces: string[]
  /** What was between its halves on this page. */
  readonly inBetween: Placed[]
  readonly page: number
  readonly region: number
  readonly isContinued: boolean
}

/** A line of its own at the beginning or end of a page, as headers and footers are that change from page to page. */
function isEdgeLine(placed: readonly Placed[], at: number): boolean {
  const [before, one, after] = [placed[at - 1], placed[at], placed[at + 1]]
  if (!one || one.paragraph.lineCount > 1) return false
  return before?.page !== one.page || after?.page !== one.page
}

/** Whether it is beyond doubt that a paragraph goes on, whatever is between its halves. */
function surelyGoesOn(before: Paragraph, after: Paragraph): boolean {
  return before.isFilled && before.lineCount > 1 && /^\p{Ll}/u.test(after.text)
}

/** Where the other half of the paragraph at `at` begins; -1 when it is whole. */
function continuationOf(placed: readonly Placed[], at: number, body: number): number {
  const before = placed[at]
  if (!before || standsApart(before.paragraph, body)) return -1
  let hasSkipped = false
  for (let next = at + 1; next < Math.min(placed.length, at + mostBetween); next += 1) {
    const after = placed[next]
    if (!after || after.page > before.page + 1) return -1
    if (standsApart(after.paragraph, body)) continue
    const isElsewhere = after.page > before.page || after.region > before.region
    // The rest of a paragraph comes first on its page, so nothing can be put ahead of it.
    const isBound =
      before.isContinued &&
      after.page > before.page &&
      (before.inBetween.length > 0 || placed[at + 1]?.page === before.page)
    if (isBound) return -1
    const [first, rest] = [before.paragraph, after.paragraph]
    const isNextPage = after.page > before.page
    if (
      isElsewhere &&
      goesOn(first, rest, isNextPage) &&
      (!hasSkipped || surelyGoesOn(first, rest))
    )
      return next
    if (!isEdgeLine(placed, next)) return -1
    hasSkipped = true
  }
  return -1
}

/**
 * Makes sentences whole that go on in the next column or on the next page. What is between their halves (notes,
 * captions, rows) comes after the paragraph when it ends on the same page; otherwise before it on the page where it began and
 * after its rest on the page where it ends.
 */
export function joinContinuations(pages: readonly PageParagraphs[], body: number): PagePiece[][] {
  const placed: Placed[] = pages.flatMap((regions, page) =>
    regions.flatMap((paragraphs, region) =>
      paragraphs.map((paragraph) => ({
        ...{ paragraph, page, region },
        ...{ pieces: [], inBetween: [], isContinued: false },
      })),
    ),
  )
  const result: PagePiece[][] = pages.map(() => [])
  const emit = ({ paragraph, pieces, page, isContinued }: Placed) =>
    result[page]?.push({ ...paragraph, text: pieces.join('') + paragraph.text, isContinued })
  let at = 0
  while (at < placed.length) {
    const [before, next] = [placed[at], continuationOf(placed, at, body)]
    const after = placed[next]
    if (before && after) {
      const between = placed.slice(at + 1, next)
      const behind = between.filter(({ page }) => page !== before.page)
      const isOnePage = after.page === before.page
      for (const one of between) if (one.page === before.page) before.inBetween.push(one)
      at = next - behind.length
      for (const [index, one] of behind.entries()) placed[at + 1 + index] = one
      if (!isOnePage) for (const one of [...before.inBetween, before]) emit(one)
      placed[at] = isOnePage ? joined(before, after) : { ...after, isContinued: true }
    } else {
      if (before) for (const one of [before, ...before.inBetween]) emit(one)
      at += 1
    }
  }
  return result
}

function joined(before: Placed, after: Placed): Placed {
  const [first, rest] = [before.paragraph, after.paragraph]
  const { pieces } = before
  pieces.push(first.text)
  addLine(pieces, rest.text)
  const paragraph: Paragraph = {
    ...first,
    text: pieces.pop() ?? '',
    lineCount: first.lineCount + rest.lineCount,
    isFilled: rest.isFilled,
  }
  return { ...before, paragraph, region: after.region }
}
