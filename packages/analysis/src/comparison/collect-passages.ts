import type { Span } from '../text/sentences.ts'
import type { Change } from './comparison.ts'

/** Where a stretch of a text is in another one. */
interface Piece extends Span {
  readonly from: number
}

/** The changed sentences of one version, one paragraph each, and the way from them back to the whole text. */
export interface Passages {
  readonly text: string
  /** The same stretch in the whole text; null when it is in no single sentence. */
  placeOf(span: Span): Span | null
}

/** All that differs in one version: what an analysis of the changes reads. */
export function collectPassages(
  content: string,
  changes: readonly Change[],
  side: 'before' | 'after',
): Passages {
  const pieces: Piece[] = []
  const texts: string[] = []
  let length = 0
  for (const { start, end } of changes.flatMap((change) => change[side])) {
    pieces.push({ start: length, end: length + end - start, from: start })
    texts.push(content.slice(start, end))
    length += end - start + gap.length
  }
  return { text: texts.join(gap), placeOf: (span) => placeIn(pieces, span) }
}

const gap = '\n\n'

/** Where a span of a text that is made of pieces comes from; null when it is in none of them alone. */
export function placeIn(pieces: readonly Piece[], { start, end }: Span): Span | null {
  let low = 0
  let high = pieces.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pieces[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  const piece = pieces[low]
  if (piece === undefined || start < piece.start || end > piece.end || end <= start) return null
  return { start: start - piece.start + piece.from, end: end - piece.start + piece.from }
}
