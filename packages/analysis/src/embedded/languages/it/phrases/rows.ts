import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
  sumOfAll: '^(?:(?:importo |prezzo |costo |premio |canone )?totale_|(?:importo |saldo )?dovuto_)',
  leftToPay: [
    '(?:da (?:pagare|versare|saldare)|totale (?:dovuto|insoluto)|conguaglio a (?:debito|vostro carico|suo carico))_',
    '(?:saldo a (?:debito|vostro carico|suo carico)|conguaglio(?! a credito)|residuo dovuto)_',
  ].join('|'),
  toPayNow: '(?:da pagare|da versare)_',
  instalmentLabel:
    '^(?:importo mensile|(?:rata|addebito|pagamento|premio) (?:mensile|trimestrale|annuale|annuo|semestrale))',
  refundLabel: 'da rimborsare|importo (?:a )?rimborso|a vostro credito',
  dueDay:
    '^(?:data di (?:scadenza|addebito)|scadenza(?: pagamento)?|(?:da )?pagare entro(?: il)?|addebito il)$',
  givesThanks: '^(?:grazie|la ringraziamo)',
  numberedClause: '^(?:articolo|art\\.)\\s?\\p{N}',
  definesTerm: '(?<=["”»“] )significa\\s',
  opensRefused: [
    '^(?:(?:negat|respint|rigettat|rifiutat|bocciat|revocat)[oaie]|sfavorevole|contrario)_',
    '^non (?:(?:concess|approvat|autorizzat|accolt|ammess|superat|idone|riconosciut)[oaie]|conforme|conformi)_',
    '^(?:parzialmente|in parte) (?:accolt|concess|approvat|riconosciut)[oaie]_',
  ].join('|'),
  opensGranted:
    '^(?:(?:concess|approvat|autorizzat|accolt|accettat|ammess|superat|idone|riconosciut)[oaie]|favorevole|conforme)_',
  nameOfPerson: 'nome$',
  whoColumn: '^chi|^(?:responsabile|a cura di)_',
  untilColumn: '^(?:entro|quando)_',
  columnOfPast: '(?:nascita|nat[oa] il|dal)_',
  partOfSum: '^di cui_',
  includedInSum:
    '(?<=[（(])(?:(?:già) )?(?:inclus[oaie]|compres[oaie])(?: (?:nel) ?[^()（）]{0,30})?[)）]',
  opensParties: '^(?:tra|presenti|assenti)',
  rangeColumn:
    '(?:(?:valori |intervallo )?di riferimento|riferimento|limiti?|soglia|soglie|tolleranz[ae])_',
  mostColumn: '(?:soglia|limiti?)_',
  namesReference: '(?:rif|riferimento|protocollo|prot)_|numero_',
  intervalCell: '^(?:ogni|entro|dopo|primi|prime)\\s\\p{N}[\\p{N}.,]*\\s?\\p{L}',
  untilDay: '^(?:prima|entro)\\s\\D{0,12}\\p{N}',
  unitColumn: '^unità$',
  noteColumn: '^(?:nota|note)$|^osservazioni$',
  countedBy: '^(?:per|al|alla)\\s\\p{L}+$',
  yesOrNo: '^(?:sì|si|no)$',
  datedBeside: '^data\\s\\p{N}',
  opensExceptions: '(?:salvo(?: se| che)?|eccetto|a meno che)[,:]?$',
  opensDefects: 'difett[oi]\\)?:$',
  pleads: '^si prega_',
  upToLimit: '^(?:fino a|max\\.?)(?=\\s?[-−]?\\d)',
  fromLimit: '^(?:min\\.?)(?=\\s?[-−]?\\d)',
  toLimit: 'a(?=\\s?[-−]?\\d)',
}
