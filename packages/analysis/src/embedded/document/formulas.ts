import { tellsVerdict } from '../findings/outcomes/decided.ts'
import type { Language } from '../languages/load-language.ts'
import type { Sentence } from './parse.ts'

const formulaCount = 3

/** A sentence that recurs in the same words is a formula, whatever it says; so is a label in front of what a line tells. */
export function formulasAmong(
  sentences: readonly Sentence[],
  content: string,
  rules: Language,
): (sentence: Sentence) => boolean {
  const counts = new Map<string, number>()
  for (const { text } of sentences) counts.set(text, (counts.get(text) ?? 0) + 1)
  return (sentence) => {
    const count = counts.get(sentence.text) ?? 0
    return count >= formulaCount || (count > 1 && isRunIn(sentence, content, rules))
  }
}

const wordsOfRunIn = 4

/** `Why it matters.` at the beginning of a line that goes on. */
function isRunIn({ start, end, text, words }: Sentence, content: string, rules: Language): boolean {
  const isShort = words > 1 && words <= wordsOfRunIn && text.endsWith('.')
  const opensLine = start === 0 || content[start - 1] === '\n'
  return (
    isShort &&
    opensLine &&
    /^ +\p{L}/u.test(content.slice(end, end + 4)) &&
    !tellsVerdict(text, rules)
  )
}
