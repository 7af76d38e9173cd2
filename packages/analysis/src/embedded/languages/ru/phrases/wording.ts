import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  spanOfTime: '(?:час|дн|недел|месяц)',
}
