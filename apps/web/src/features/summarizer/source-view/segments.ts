import { type ExtractedDocument, lastStartingBy } from '@precis/extraction'

/** A stretch of the source that is rendered or left out as a whole: a page, or a part of a long page or of unpaged text. */
export interface Segment {
  readonly index: number
  readonly page: number | null
  readonly start: number
  readonly end: number
  readonly isPageStart: boolean
  readonly isPageEnd: boolean
}

/** About two windows of text: what is around the view is laid out again with every change of the page. */
const segmentCharacters = 2_500
/** So far a segment goes beyond that for its last paragraph, and for its last line. */
const paragraphReach = 1_200
const lineReach = 9_500

function cutPoint(content: string, from: number, end: number): number {
  const wanted = from + segmentCharacters
  if (wanted >= end) return end
  const limit = Math.min(end, wanted + lineReach)
  // In what is in reach alone: a text without any of these would be searched to its end for each segment.
  const rest = content.slice(wanted, limit)
  const paragraph = rest.slice(0, paragraphReach).indexOf('\n\n')
  if (paragraph === -1 && end - wanted <= paragraphReach) return end
  const gap = [paragraph, rest.indexOf('\n'), rest.indexOf(' ')].find((at) => at !== -1)
  if (gap !== undefined) return wanted + gap
  const code = content.charCodeAt(limit - 1)
  return code >= 0xd800 && code < 0xdc00 ? limit - 1 : limit
}

function cutPage(
  content: string,
  page: number | null,
  start: number,
  end: number,
  into: Segment[],
) {
  let from = start
  do {
    const to = cutPoint(content, from, end)
    into.push({
      index: into.length,
      page,
      start: from,
      end: to,
      isPageStart: from === start,
      isPageEnd: to === end,
    })
    from = to
  } while (from < end)
}

/** Cuts a document into segments: one for each page, more where a page or the unpaged text is long. */
export function cutSegments(document: ExtractedDocument): Segment[] {
  const segments: Segment[] = []
  const { content, pages } = document
  if (pages.length === 0) cutPage(content, null, 0, content.length, segments)
  for (const page of pages) cutPage(content, page.number, page.start, page.end, segments)
  return segments
}

/** The segment that holds an offset; between two pages, the one before. */
export function segmentAt(segments: readonly Segment[], offset: number): number {
  return Math.max(0, lastStartingBy(segments, offset))
}

const charactersOfALine = 62
const lineHeight = 26
const pageEdges = 120

/** A first guess at the height of a segment that was never rendered, in pixels, with the edges of a page that begins with it. */
export function estimateHeight(segment: Segment | undefined): number {
  if (segment === undefined) return 0
  const lines = Math.ceil((segment.end - segment.start) / charactersOfALine)
  return Math.max(120, lines * lineHeight + 90) + (segment.isPageStart ? pageEdges : 0)
}
