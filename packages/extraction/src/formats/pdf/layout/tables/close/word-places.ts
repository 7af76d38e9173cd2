/** A gap between two words of a text: where the word before it ends, where the one after it begins, and at which character. */
export interface WordGap {
  readonly at: number
  readonly end: number
  readonly start: number
}

const usualWidth = 0.55
/** How wide letters of other widths usually are, in heights. */
const widths = new Map<string, number>()
for (const [letters, width] of [
  ["ijl'’|", 0.23],
  [' .,:;!/\\tfI', 0.28],
  ['()[]{}-–r·"', 0.35],
  ['ckszvxyJ', 0.5],
  ['ABCDEGHKNOPQRSUVXYZ&w', 0.7],
  ['mMW%@—…', 0.85],
] as const) {
  for (const letter of letters) widths.set(letter, width)
}

/** Where the words of a text most likely are between its two ends, told by the usual widths of its letters. */
export function wordGaps(text: string, x: number, width: number): WordGap[] {
  let total = 0
  for (const letter of text) total += widths.get(letter) ?? usualWidth
  const scale = width / (total || 1)
  const gaps: WordGap[] = []
  let [at, place] = [0, x]
  let gap: { end: number } | null = null
  for (const letter of text) {
    if (letter === ' ') gap ??= { end: place }
    else if (gap !== null) {
      if (at > 0 && gap.end > x) gaps.push({ at, end: gap.end, start: place })
      gap = null
    }
    at += letter.length
    place += scale * (widths.get(letter) ?? usualWidth)
  }
  return gaps
}
