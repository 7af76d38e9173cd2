import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  spanOfTime: '(?:godzin|dni_|tygodni|miesi)',
}
