import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: '\\p{L}*(?:gedekt|vergoed|betaal|korting|verreken)',
  onlyIf: 'alleen (?:als|wanneer)_',
  noLegal: '',
  noExclusion: '',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: '',
  noEnding: 'vlucht(?:en)?_(?: \\p{L}+){0,3} (?:wordt|werd)(?: \\p{L}+)? geannuleerd',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: 'voor schade aan_',
  noRestriction: '',
  noRefusal: '',
}
