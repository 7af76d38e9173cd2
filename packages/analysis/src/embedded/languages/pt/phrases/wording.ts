import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  spanOfTime: '(?:horas?|dias?|semanas?|m[êe]s(?:es)?)_',
}
