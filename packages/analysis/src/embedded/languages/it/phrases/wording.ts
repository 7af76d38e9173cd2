import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  spanOfTime: '(?:ore|giorn[oi]|settiman[ae]|mes[ei])_',
}
