import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  spanOfTime: '(?:uur|dag(?:en)?|we(?:ek|ken)|maand(?:en)?)_',
}
