import type { MentionPhrases } from '../../phrases/mention-phrases.ts'

export const mentions: MentionPhrases = {
  coverOrPay: '\\p{L}*(?:versicher|gedeckt|zahl|erstatt)|garanti',
  onlyIf: 'nur (?:wenn|falls)_',
  noLegal: '(?:zusätzlich |sofort )+der polizei',
  noExclusion:
    '(?:übertragung|abtretung|aufrechnung|untervermietung|weitergabe|rechtsweg)_[^.;]{0,60}ausgeschlossen|(?:vom|von der) (?:besuch|schule|unterricht|betreuung) ausgeschlossen',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit:
    '(?:wärme|druck|netz|wasser)verlust\\p{L}*|verlust (?:eines|der|des|von|eines der) (?:\\p{L}+ )?(?:schlüssel|\\p{L}*schlüssel|karte|ausweis)\\p{L}*',
  noEnding: '(?:flug|zug)_(?: \\p{L}+){0,3} (?:wird|wurde)(?: \\p{L}+)? gestrichen',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: 'für (?:etwaige )?schäden an_',
  noRestriction:
    '(?:wenn|falls|weil|da) (?:\\p{L}+ ){1,6}nicht (?:\\p{L}+ )?(?:kann|können|darf|dürfen)_',
  noRefusal: 'reject rate|(?:können|dürfen) sie [^.;]{0,100}(?:ablehnen|verweigern)_',
}
