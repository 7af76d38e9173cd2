import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: 'copert|pagat|paga|rimbors|garanti',
  onlyIf: '(?:solo|soltanto|unicamente) (?:se|quando)_',
  noLegal: '',
  noExclusion: 'ha(?:nno)? escluso_',
  noIncrease: "incremento (?:di|dell['’]) ?(?:attività|produzione|ordini)",
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: "perdit[ae] (?:d['’]acqua|d['’]esercizio|nel_|nella|dal|dalla|di gas|di rete|idric)",
  noEnding: '(?:vol[oi]|tren[oi])_(?: \\p{L}+){0,3} (?:è|sono)(?: \\p{L}+)? cancellat[oaie]',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
}
