import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: 'folgendes vereinbart|vereinbar(?:en|t) .{0,30}folgendes',
}
