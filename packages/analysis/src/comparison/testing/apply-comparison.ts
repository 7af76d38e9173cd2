import type { Span } from '../../text/sentences.ts'
import type { Comparison } from '../comparison.ts'
import { readSentences } from '../tokens.ts'

/**
 * Writes the later version from the earlier one and the changes alone: words of the later version are taken only where
 * a change says that they were added. Each as its sentences, without white space.
 */
export function applyComparison(before: string, after: string, { changes }: Comparison): string[] {
  const changedBefore = new Set(
    changes.flatMap((change) => change.before.map(({ start }) => start)),
  )
  const same = readSentences(before).sentences.filter(({ start }) => !changedBefore.has(start))
  const changeAt = new Map(
    changes.flatMap((change) => change.after.slice(0, 1).map(({ start }) => [start, change])),
  )
  const inside = new Set(
    changes.flatMap((change) => change.after.slice(1).map(({ start }) => start)),
  )
  return readSentences(after).sentences.flatMap(({ start }) => {
    if (inside.has(start)) return []
    const change = changeAt.get(start)
    if (change === undefined) return [bare(same.shift()?.text ?? 'nothing left')]
    const kept = change.kind === 'moved' ? [] : change.removedWords
    const from = lettersOf(before, change.before, kept)
    const whole = lettersOf(after, change.after, [])
    const added = lettersOf(after, change.after, change.addedWords, true)
    return [insert(from, whole, added)]
  })
}

interface Letter {
  readonly at: number
  readonly letter: string
}

/** What is visible in some spans, without what is in others, or that alone. */
function lettersOf(
  text: string,
  spans: readonly Span[],
  others: readonly Span[],
  isOnly = false,
): Letter[] {
  return spans.flatMap(({ start, end }) =>
    [...text.slice(start, end)]
      .reduce<Letter[]>((letters, letter) => {
        const last = letters.at(-1)
        letters.push({ at: last === undefined ? start : last.at + last.letter.length, letter })
        return letters
      }, [])
      .filter(({ letter }) => letter.trim() !== '')
      .filter(({ at }) => others.some((span) => span.start <= at && at < span.end) === isOnly),
  )
}

/** The kept letters with the added ones in the places that these have in the whole. */
function insert(
  kept: readonly Letter[],
  whole: readonly Letter[],
  added: readonly Letter[],
): string {
  const isAdded = new Set(added.map(({ at }) => at))
  const rest = [...kept]
  const text = whole.map(({ at, letter }) =>
    isAdded.has(at) ? letter : (rest.shift()?.letter ?? '∅'),
  )
  return [...text, ...rest.map(({ letter }) => letter)].join('')
}

export function bare(text: string): string {
  return text.replace(/\s+/gu, '')
}
