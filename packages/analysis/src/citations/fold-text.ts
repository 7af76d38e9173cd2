/** Text without its typographic variety, and where each remaining character came from. */
export interface FoldedText {
  readonly text: string
  /** Offsets of the first and after the last source unit of each folded character. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

const invisible = /[\u00ad\u200b-\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/u
const quoteMarks = /["'`´‘’‚‛“”„‟«»‹›′″＂＇「」『』]/u
const dashes = /[-‐‑‒–—―−﹘﹣－]/u
const compatible = /[\ufb00-\ufb06\uff01-\uff5e…]/u
const plain = /[\p{L}\p{N}]/u

/** Folds white space, quotation marks, dashes, ligatures and full-width forms, so that only words and other signs remain to differ. */
export function foldText(source: string, offset = 0): FoldedText {
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let last = ''
  const push = (character: string, start: number, end: number) => {
    parts.push(character)
    starts.push(offset + start)
    ends.push(offset + end)
    last = character
  }
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (character < '\u0080' && plain.test(character)) push(character, at, at + 1)
    else if (invisible.test(character)) continue
    else if (/\s/u.test(character)) {
      if (last !== ' ' && last !== '-' && last !== '') push(' ', at, at + 1)
    } else if (dashes.test(character)) {
      if (last === ' ') {
        parts.pop()
        starts.pop()
        ends.pop()
        last = parts.at(-1) ?? ''
      }
      if (last === '-') ends[ends.length - 1] = offset + at + 1
      else push('-', at, at + 1)
    } else if (quoteMarks.test(character)) push('"', at, at + 1)
    else if (compatible.test(character)) {
      for (const unit of character.normalize('NFKC')) push(unit, at, at + 1)
    } else push(character, at, at + 1)
  }
  return { text: parts.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}

/** Lower case, unit by unit, so that offsets stay: letters whose lower case is longer are left as they are. */
export function lowerSameLength(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text.charAt(at)
    const low = unit.toLowerCase()
    return low.length === 1 ? low : unit
  }).join('')
}
