import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: '\\p{L}*(?:versicher|gedeckt|zahl|erstatt)|garanti',
  onlyIf: 'nur (?:wenn|falls)_',
  noLegal: '(?:zusätzlich |sofort )+der polizei',
  noExclusion: '',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: '',
  noEnding: '(?:flug|zug)_(?: \\p{L}+){0,3} (?:wird|wurde)(?: \\p{L}+)? gestrichen',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: 'für (?:etwaige )?schäden an_',
  noRestriction:
    '(?:wenn|falls|weil|da) (?:\\p{L}+ ){1,6}nicht (?:\\p{L}+ )?(?:kann|können|darf|dürfen)_',
  noRefusal: 'reject rate',
}
