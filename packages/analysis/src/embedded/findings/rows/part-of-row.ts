import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'

const longestMarker = 12
const dash = /^[-–—•*]\s/u

/** Whether a label says that its sum is a part of another one. */
export function namesPart(label: string, { phrases }: Language): boolean {
  return phrases.partOfSum.test(label) || phrases.includedInSum.test(label)
}

/** Whether a row gives a part of what the row above it names. */
export function isPartOfRow(
  content: string,
  sentence: Sentence,
  label: string,
  { phrases }: Language,
): boolean {
  if (phrases.partOfSum.test(label) || dash.test(label)) return true
  const before = content.slice(Math.max(0, sentence.start - longestMarker), sentence.start)
  return /^\s*[-–—•]\s*$/u.test(before.slice(before.lastIndexOf('\n') + 1))
}
