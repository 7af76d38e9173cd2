import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: 'copert|pagat|paga|rimbors|garanti',
  onlyIf: '(?:solo|soltanto|unicamente) (?:se|quando)_',
  noLegal: '',
  noExclusion: '',
  noIncrease: "incremento (?:di|dell['’]) ?(?:attività|produzione|ordini)",
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: '',
  noEnding: '(?:vol[oi]|tren[oi])_(?: \\p{L}+){0,3} (?:è|sono)(?: \\p{L}+)? cancellat[oaie]',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
}
