import { AppError } from '@precis/domain'
import type { Span } from '../text/sentences.ts'
import { compareTexts } from './compare-texts.ts'
import type { Change } from './comparison.ts'

type Side = 'before' | 'after'

/** A stretch of the layout, and where it is in its version. */
export interface LaidPiece extends Span {
  readonly side: Side
  readonly from: number
  /** Which of the changes it belongs to. */
  readonly change: number
}

/** The changes of two versions as one text: of each change first what was, then what is. Spans count UTF-16 units of it. */
export interface LaidChanges {
  readonly content: string
  readonly changes: readonly Change[]
  readonly pieces: readonly LaidPiece[]
}

const openings: Readonly<Record<Change['kind'], Readonly<Record<Side, string>>>> = {
  changed: { before: 'Before:', after: 'After:' },
  added: { before: '', after: 'Added:' },
  removed: { before: 'Removed:', after: '' },
  moved: { before: 'Moved from:', after: 'Moved to:' },
}

/** Compares two versions for an analysis of their changes alone. Throws `empty_content` when nothing differs. */
export function layOutChanges(before: string, after: string): LaidChanges {
  const texts = { before, after }
  const pieces: LaidPiece[] = []
  const parts: string[] = []
  let length = 0
  const write = (text: string) => {
    parts.push(text)
    length += text.length
  }
  const { changes } = compareTexts(before, after)
  if (changes.length === 0) throw new AppError('empty_content')
  const place = (side: Side, { start, end }: Span, change: number): Span => {
    const at = length
    pieces.push({ start: at, end: at + end - start, side, from: start, change })
    write(`${texts[side].slice(start, end)}\n`)
    return { start: at, end: at + end - start }
  }
  const laid = changes.map((change, index): Change => {
    const moveAll = (side: Side) => {
      if (change[side].length === 0) return []
      write(`${openings[change.kind][side]}\n`)
      const spans = change[side].map((span) => place(side, span, index))
      write('\n')
      return spans
    }
    const spans = { before: moveAll('before'), after: moveAll('after') }
    const words = (list: readonly Span[], side: Side) =>
      list.flatMap((span) => relocate(span, change[side], spans[side]))
    return {
      ...change,
      ...spans,
      removedWords: words(change.removedWords, 'before'),
      addedWords: words(change.addedWords, 'after'),
    }
  })
  return { content: parts.join(''), changes: laid, pieces }
}

/** Words may go on over the end of a sentence: they are cut there. */
function relocate({ start, end }: Span, from: readonly Span[], to: readonly Span[]): Span[] {
  return from.flatMap((sentence, at) => {
    const target = to[at]
    const [first, last] = [Math.max(start, sentence.start), Math.min(end, sentence.end)]
    if (target === undefined || first >= last) return []
    const shift = target.start - sentence.start
    return [{ start: first + shift, end: last + shift }]
  })
}
