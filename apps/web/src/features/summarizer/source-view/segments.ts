import type { ExtractedDocument } from '@precis/extraction'

/** A stretch of the source that is rendered or left out as a whole: a page, or a part of a long page or of unpaged text. */
export interface Slab {
  readonly index: number
  readonly page: number | null
  readonly start: number
  readonly end: number
  readonly isSheetStart: boolean
  readonly isSheetEnd: boolean
}

const slabCharacters = 6_000
const charactersAround = 18_000

function cutPoint(content: string, from: number, end: number): number {
  const wanted = from + slabCharacters
  if (wanted >= end) return end
  const limit = Math.min(end, from + 2 * slabCharacters)
  const blank = content.indexOf('\n\n', wanted)
  if (blank !== -1 && blank < limit) return blank
  const line = content.indexOf('\n', wanted)
  if (line !== -1 && line < limit) return line
  const space = content.indexOf(' ', wanted)
  if (space !== -1 && space < limit) return space
  const code = content.charCodeAt(limit - 1)
  return code >= 0xd800 && code < 0xdc00 ? limit - 1 : limit
}

function cutSheet(content: string, page: number | null, start: number, end: number, into: Slab[]) {
  let from = start
  do {
    const to = cutPoint(content, from, end)
    into.push({
      index: into.length,
      page,
      start: from,
      end: to,
      isSheetStart: from === start,
      isSheetEnd: to === end,
    })
    from = to
  } while (from < end)
}

/** Cuts a document into slabs: one for each page, more where a page or the unpaged text is long. */
export function cutSlabs(document: ExtractedDocument): Slab[] {
  const slabs: Slab[] = []
  const { content, pages } = document
  if (pages.length === 0) cutSheet(content, null, 0, content.length, slabs)
  for (const page of pages) cutSheet(content, page.number, page.start, page.end, slabs)
  return slabs
}

/** The slab that holds an offset; between two pages, the one before. */
export function slabAt(slabs: readonly Slab[], offset: number): number {
  let low = 0
  let high = slabs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((slabs[middle]?.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

export interface SlabWindow {
  readonly first: number
  readonly last: number
}

/** Which slabs to render around the one in view: some 18,000 characters either side, however the text is cut. */
export function slabWindow(slabs: readonly Slab[], anchor: number): SlabWindow {
  let first = Math.min(Math.max(0, anchor), Math.max(0, slabs.length - 1))
  let last = first
  let before = 0
  while (first > 0 && before < charactersAround) {
    first -= 1
    before += (slabs[first]?.end ?? 0) - (slabs[first]?.start ?? 0) + 200
  }
  let after = 0
  while (last < slabs.length - 1 && after < charactersAround) {
    last += 1
    after += (slabs[last]?.end ?? 0) - (slabs[last]?.start ?? 0) + 200
  }
  return { first, last }
}

const charactersOfALine = 62
const lineHeight = 26

/** A first guess at the height of a slab that was never rendered, in pixels. */
export function estimateHeight(slab: Slab): number {
  return Math.max(120, Math.ceil((slab.end - slab.start) / charactersOfALine) * lineHeight + 90)
}
