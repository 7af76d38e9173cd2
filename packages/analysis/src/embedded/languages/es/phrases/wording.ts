import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  spanOfTime: '(?:horas?|días?|semanas?|mes(?:es)?)_',
}
