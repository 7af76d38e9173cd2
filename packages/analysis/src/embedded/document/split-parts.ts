import type { Span } from '../../text/sentences.ts'

/** The longest part of a document that is read in one go, in UTF-16 units. */
export const maxPartLength = 100_000

const searchBack = 20_000

/** Cuts a text into parts of at most `limit` units that follow each other without a gap, at paragraphs where there are any. */
export function splitParts(text: string, limit: number = maxPartLength): Span[] {
  const parts: Span[] = []
  let start = 0
  while (text.length - start > limit) {
    const end = cutPoint(text, start, start + limit)
    parts.push({ start, end })
    start = end
  }
  if (start < text.length || parts.length === 0) parts.push({ start, end: text.length })
  return parts
}

function cutPoint(text: string, start: number, limit: number): number {
  const from = Math.max(start + 1, limit - searchBack)
  const window = text.slice(from, limit)
  for (const mark of ['\n\n', '\n', '. ', '。', ' ']) {
    const at = window.lastIndexOf(mark)
    if (at >= 0) return from + at + mark.length
  }
  const code = text.charCodeAt(limit)
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit
}
