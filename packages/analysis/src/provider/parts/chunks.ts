import { looksLikeHeading } from '../../text/lines.ts'

/** A stretch of the document that is sent to the model at once. `part` counts from 1. */
export interface Chunk {
  readonly start: number
  readonly end: number
  readonly part: number
  readonly parts: number
}

export const maxChunkCharacters = 100_000

const sentenceEnd = /[.!?…。！？][\s"'”’»)\]]*$/u
const strongWindow = 0.35
const weakWindow = 0.2

/**
 * Cuts a document into chunks of at most `limit` UTF-16 units, before headings where possible, else between
 * paragraphs, lines, sentences or words. The spans follow each other without gap and never split a surrogate pair.
 */
export function splitChunks(content: string, limit: number = maxChunkCharacters): Chunk[] {
  const cuts: number[] = []
  let start = 0
  while (content.length - start > limit) {
    const cut = findCut(content, start, start + nextSize(content.length - start, limit))
    cuts.push(cut)
    start = cut
  }
  const parts = cuts.length + 1
  return [...cuts, content.length].map((end, index) => ({
    start: index === 0 ? 0 : (cuts[index - 1] ?? 0),
    end,
    part: index + 1,
    parts,
  }))
}

function nextSize(remaining: number, limit: number): number {
  return remaining < limit * 1.6 ? Math.min(limit, Math.ceil(remaining * 0.6)) : limit
}

function findCut(content: string, start: number, limit: number): number {
  const size = limit - start
  const strongFrom = limit - Math.floor(size * strongWindow)
  const weakFrom = limit - Math.floor(size * weakWindow)
  return (
    cutBeforeHeading(content, strongFrom, limit) ??
    cutAfter(content, '\n\n', strongFrom, limit) ??
    cutAfter(content, '\n', weakFrom, limit) ??
    cutAfterSentence(content, weakFrom, limit) ??
    cutAfter(content, ' ', weakFrom, limit) ??
    wholeCharacter(content, start, limit)
  )
}

function cutBeforeHeading(content: string, from: number, limit: number): number | undefined {
  const window = content.slice(from, limit)
  let at = window.lastIndexOf('\n\n')
  while (at >= 0) {
    const lineStart = from + at + 2
    const lineEnd = content.indexOf('\n', lineStart)
    const line = content.slice(lineStart, Math.min(lineEnd === -1 ? limit : lineEnd, limit)).trim()
    if (line.length < 120 && looksLikeHeading(line)) return lineStart
    at = at === 0 ? -1 : window.lastIndexOf('\n\n', at - 1)
  }
  return undefined
}

function cutAfter(content: string, mark: string, from: number, limit: number): number | undefined {
  const at = content.slice(from, limit).lastIndexOf(mark)
  return at >= 0 ? from + at + mark.length : undefined
}

function cutAfterSentence(content: string, from: number, limit: number): number | undefined {
  for (let at = limit; at > from; at -= 1) {
    if (/\s/u.test(content.charAt(at - 1)) && sentenceEnd.test(content.slice(at - 6, at))) return at
  }
  return undefined
}

function wholeCharacter(content: string, start: number, limit: number): number {
  const isPair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(content.slice(limit - 1, limit + 1))
  return isPair ? (limit - 1 > start ? limit - 1 : limit + 1) : limit
}
