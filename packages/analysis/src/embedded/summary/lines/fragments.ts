import type { Candidate } from '../../document/candidate.ts'

const opensSmall = /^["'“‘«(]*\p{Ll}/u
const endsOpen = /[\p{L}\p{N}:]["'”’»)]*$/u
const afterGreeting = /,\s*\n\s*$/u
const stubWords = 8
const mostSmall = 0.3
const leastKept = 3

/**
 * Sentences without those that begin in their middle, in documents that use capitals, and without stubs of a few words
 * with no full stop; all of them where that would leave less than half.
 */
export function withoutFragments(
  content: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const small = candidates.filter(({ sentence }) => opensSmall.test(sentence.text)).length
  const isCapitalized = small < candidates.length * mostSmall
  const whole = candidates.filter(
    ({ sentence: { text, words, start } }) =>
      !(isCapitalized && opensSmall.test(text) && !followsGreeting(content, start)) &&
      !(words < stubWords && endsOpen.test(text)),
  )
  return whole.length >= Math.max(leastKept, candidates.length / 2) ? whole : candidates
}

/** After `Sehr geehrte Frau Lund,` and the like, the text goes on in small letters. */
function followsGreeting(content: string, start: number): boolean {
  return afterGreeting.test(content.slice(Math.max(0, start - 6), start))
}
