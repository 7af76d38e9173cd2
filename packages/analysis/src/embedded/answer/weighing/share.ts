import type { QuestionWord } from '../question/question-words.ts'

/** How much of the words that count is held, by their weights. `degrees` says of each word how surely it is, 0 to 1. */
export function shareOf(
  words: readonly QuestionWord[],
  degrees: readonly number[],
  counts: (word: QuestionWord) => boolean = () => true,
): number {
  let total = 0
  let held = 0
  for (const [i, word] of words.entries()) {
    if (!counts(word)) continue
    total += word.weight
    held += word.weight * (degrees[i] ?? 0)
  }
  return held / (total || 1)
}
