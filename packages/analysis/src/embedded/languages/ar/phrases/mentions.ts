import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: '',
  onlyIf: '',
  noLegal: '',
  noExclusion: '',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: '',
  noEnding: '',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
}
