import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  spanOfTime: '(?:stunden?|tag(?:e|en)?|wochen?|monat(?:e|en)?)_',
}
