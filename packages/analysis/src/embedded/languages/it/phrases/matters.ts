import type { MatterPhrases } from '../../phrases/matter-phrases.ts'

export const matters: MatterPhrases = {
  offerHolds:
    '(?:offerta|preventivo|condizioni|prezz[oi])_[^;]{0,60}(?<!\\p{L})(?:valid[oaie]|scade|ferm[oaie])',
  periodCloses:
    '(?:termine|iscrizioni|rimborso)_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?<!\\p{L})(?:scade|termina|chiud)',
  ifNotDone: '',
  wholePrice: 'prezzo totale',
  costsOthers: '',
  paidOut: '^(?:da liquidare|a pagare)$',
  paysForIt: 'paga_',
  nothing: 'niente_',
  limitOfCover: '^(?:massimale|capitale assicurato|limite)\\s?:',
  keepsInsured: 'assicurazione .{0,30}di almeno_',
  interestRate: '(?:tass[oi]|interess[ei]|tan|taeg)_',
  stillOwed: 'saldo a nostro favore_|resta(?:no)? da pagare_',
  ifOthersEnd: '(?:se|quando|qualora|perché) (?:(?!(?<!\\p{L})(?:lei|voi)_)[^,.;:]){1,120}',
  replacesEarlier: 'annulla e sostituisce_',
  endsThings: '(?:cancel\\p{L}*|terminat\\p{L}+|revoc\\p{L}+) (?:[\\p{L}-]+ ){0,4}chiavi_',
  mayBeEnded: 'può essere (?:risolt|revocat|annullat)\\p{L}*',
  timesOver: '(?:giorn[oi]|ore) (?:a|per|al(?:la)?|all) ?(?:settimana|mese|anno)_',
  besideTerm: '(?:sconto|bonus)_',
  begins: '(?:inizia|decorre|ha effetto|entra in vigore)_',
  agreementRuns:
    '(?:durata|contratto|locazione|abbonamento|proroga|garanzia|periodo di prova)_|rinnov',
  timeOfUse: 'sosta_',
  momentary: '(?:second[oi]|minut[oi])_',
  readerOfPaper: '(?:lei|voi|ciascuna (?:delle parti|parte))_',
  writerOfPaper: '(?:noi|il locatore)_',
  mayBeLost: '(?:sarà|verrà) annullat[oa]_',
  whoEnds: 'in caso di (?:recesso|disdetta|rinuncia|annullamento)_',
  wayLabel: '^(?:recesso|disdetta|preavviso)_',
  noticeLabel: '',
  endsByNotice: '',
  endedAlready: [
    'revocat[oaie] (?:dal|il|da)_|(?:è|sono) stat[oaie] (?:revocat|annullat|disdett)[oaie]_',
    '(?:per|perso per) revoca_',
  ].join('|'),
  ofCourt: '(?:tribunale|giudice)_',
  numberInWords: '(?:sette|quattordici|quindici|trenta)_',
  takesBack: 'recesso|recedere',
  namesFee: '(?:costi|euro)_|penal',
}
