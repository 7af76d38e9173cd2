import type { Span } from '../text/sentences.ts'
import { foldText, lowerSameLength } from './fold-text.ts'

/** Finds a quote in the text it was made for; offsets are into the whole content. */
export type QuoteResolver = (quote: string, near?: Span) => Span | undefined

const maxOccurrences = 500
const wordCharacter = /[\p{L}\p{N}]/u
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * The exact span of `content` that says `quote`, preferring one inside or closest to `near`. Tolerant of white space,
 * quotation marks, dashes, letter case and closing punctuation, never of words; undefined when the words are not there.
 */
export function resolveQuote(content: string, quote: string, near?: Span): Span | undefined {
  return createQuoteResolver(content)(quote, near)
}

/** As {@link resolveQuote}, prepared once for many quotes from the same stretch of a document. */
export function createQuoteResolver(content: string, within?: Span): QuoteResolver {
  const start = within?.start ?? 0
  const folded = foldText(content.slice(start, within?.end), start)
  let lower: string | undefined

  const search = (wanted: string, near: Span | undefined): Span | undefined => {
    const exact = bestOccurrence(folded.text, wanted, near, folded)
    if (exact !== undefined) return exact
    lower ??= lowerSameLength(folded.text)
    return bestOccurrence(lower, lowerSameLength(wanted), near, folded)
  }

  return (quote, near) => {
    const wanted = foldQuote(quote)
    if (!wordCharacter.test(wanted)) return undefined
    const found = search(wanted, near)
    if (found !== undefined) return found
    const bare = wanted.replace(/^["(\s]+|["\s.,;:!?)]+$/gu, '')
    return bare === wanted || !wordCharacter.test(bare) ? undefined : search(bare, near)
  }
}

function foldQuote(quote: string): string {
  const folded = foldText(quote.normalize('NFC')).text.trim()
  const open = withoutClosingDots(folded.replace(/^(?:\.{3}\s*)+/u, ''))
  const inner = /^"([^"]+)"$/u.exec(open)
  return (inner?.[1] ?? open).trim()
}

/** Three dots and more at the end say that a quote was cut there. */
function withoutClosingDots(text: string): string {
  let open = text.trim()
  while (open.endsWith('...')) {
    let end = open.length
    while (open.charAt(end - 1) === '.') end -= 1
    open = open.slice(0, end).trimEnd()
  }
  return open
}

interface Offsets {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

function bestOccurrence(
  text: string,
  wanted: string,
  near: Span | undefined,
  offsets: Offsets,
): Span | undefined {
  let best: Span | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  let from = 0
  for (let count = 0; count < maxOccurrences; count += 1) {
    const at = text.indexOf(wanted, from)
    if (at === -1) break
    from = at + 1
    if (!standsAlone(text, at, at + wanted.length)) continue
    const span = {
      start: offsets.starts[at] ?? 0,
      end: offsets.ends[at + wanted.length - 1] ?? 0,
    }
    if (near === undefined) return span
    const distance = Math.max(0, near.start - span.start, span.end - near.end)
    if (distance < bestDistance) {
      best = span
      bestDistance = distance
    }
    if (distance === 0 || span.start > near.end + bestDistance) break
  }
  return best
}

function standsAlone(text: string, start: number, end: number): boolean {
  return !isInsideWord(text, start) && !isInsideWord(text, end)
}

function isInsideWord(text: string, at: number): boolean {
  const before = text.charAt(at - 1)
  const after = text.charAt(at)
  return (
    wordCharacter.test(before) &&
    wordCharacter.test(after) &&
    !unspacedScript.test(before) &&
    !unspacedScript.test(after)
  )
}
