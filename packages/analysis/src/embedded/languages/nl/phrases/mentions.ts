import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: '\\p{L}*(?:gedekt|vergoed|betaal|korting|verreken)',
  onlyIf: 'alleen (?:als|wanneer)_',
  noLegal: '',
  noExclusion: 'uitgesloten van (?:de )?(?:school|opvang|les)',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: 'verlies van (?:een |de |het )?(?:sleutel|pas|kaart|warmte|water)',
  noEnding: 'vlucht(?:en)?_(?: \\p{L}+){0,3} (?:wordt|werd)(?: \\p{L}+)? geannuleerd',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: 'voor schade aan_',
  noRestriction: '',
  noRefusal:
    '(?:kunt|kun|kan|mag) (?:je|u)_ [^.;]{0,100}weigeren_|(?:je|u) (?:kunt|kan|mag) [^.;]{0,100}weigeren_',
}
