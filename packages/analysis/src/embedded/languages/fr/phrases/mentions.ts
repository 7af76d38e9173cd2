import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: 'garanti|couvert|vers[ée]|pay[ée]|rembours|indemnis',
  onlyIf: '(?:uniquement|seulement) (?:si|lorsque|quand)_',
  noLegal: '',
  noExclusion: '',
  noIncrease: "accroissement (?:temporaire )?d['’]activité|surcroît d['’]activité",
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: '',
  noEnding: '(?:vols?|trains?)_(?: \\p{L}+){0,3} (?:est|sont)(?: \\p{L}+)? annulée?s?',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
}
