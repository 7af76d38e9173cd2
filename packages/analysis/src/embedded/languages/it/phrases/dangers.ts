import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'annulla|disdett|rinunc',
  injures: [
    'gas tossic[oi]_|monossido_|folgorazione_|scossa elettrica_',
    '(?:pericolo|rischio) di (?:morte|incendio|esplosione|crollo|caduta|soffocamento)_|elettrocu',
  ].join('|'),
  timeAndAgain: 'al (?:giorno|mese)_|per (?:ogni )?(?:giorno|settimana|mese)_',
  excepts: 'salvo_|excepto_|tranne_|eccetto_',
  takesWhole:
    '(?:intero|totale) (?:prezzo|importo|canone|costo|soggiorno)[^.;]{0,40}(?:dovut|trattenut)\\p{L}+',
  losesMain:
    '(?:offert[ae]|contribut[oi]|domand[ae]|permess[oi])_[^.;]{0,80}?(?:decad\\p{L}+|esclus\\p{L}+|irricevibil\\p{L}+|respint\\p{L}+)',
  severeAllergy: 'allergia grave|anafila',
  deadly: 'mort(?:al|e_)|infarto|trombos|embol|anafila',
  tellsInsurance: 'assicur|garanti',
  tellsCause:
    '(?:perché|a causa d(?:i|el|ella|elle|ei|egli|ell)|poiché)_[^,;:.]{0,120}_|(?:dopo|alla) la? ?(?:fine|cessazione|risoluzione)_',
  conditionInFront: '',
  joinsClauses: 'e|o|ma',
  otherwise: '^altrimenti',
  notPaidFor: 'non (?:copre|copriamo|paghiamo|comprende|copert[oaie]|compres[oaie])_|esclusioni_',
  notLiable: 'non (?:è|sarà|sono|risponde)[^.;]{0,30}(?:responsabil|risponde)',
  balancesCover: 'e (?:cosa )?n(?:on)?_',
  interactions: '(?:informi|informare) il (?:suo )?(?:medico|farmacista)[^.;]{0,60}medicinali?',
  lacks: 'senza\\s.{1,24}\\s(?:può|possono)_',
  absolutely: 'in nessun caso_|mai_',
  opensReasons: '^(?:motivi|motivazione|in fatto|svolgimento)',
  opensOrder: '^(?:dispositivo|p\\.\\s?q\\.\\s?m|per questi motivi)',
  closesRuling: '^(?:impugna|spese|avvertenz)',
  reasonsFollow: '(?:motivi|ragioni)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: 'prescri|d[eé]cad|decors|perd|preclu',
  agreesBySilence: 'accett|scelt|approv|assens|consens',
  lessens: 'ridott',
  auxiliary: '',
  limitsOwnLiability: 'responsabilità [^.;]{0,100}?(?:(?<!il)limitat|superare|eccedere)',
  onlyFor:
    '(?:locatore|proprietario|banca|società|datore|assicuratore) (?:può|potrà) (?:\\p{L}+ ){0,2}(?:solo|soltanto|unicamente)(?! una volta)',
  nothingOwed: [
    '(?:interessi|penali|spese|commissioni) non (?:si (?:chiedono|applicano|pagano|addebitano)|sono dovut[ei])',
    'non perde nulla',
    '(?:nulla|niente) (?:è dovuto|da (?:restituire|pagare|rimborsare))_',
  ].join('|'),
  paidToReader:
    '(?:comune|stato|regione|provincia) (?:finanzia|sovvenziona|rimborsa)_|riceve (?:una )?compensazione_',
  insuresAgainst: 'assicuriamo [^.;,]{1,60}? contro_',
  earlierReplaced:
    '(?:preventivo|contratto|accordo|offerta|versione) precedente [^.;]{0,80}?(?:decad\\p{L}+|sostituit[oa]|annullat[oa]|scadut[oa])|sostituisce quell[oa]_',
  unfounded: [
    'non (?:ha|hanno|è stat[oa]|sono stat[eio]) (?:rilevat|evidenziat|riscontrat|mostrat)',
    'nessun (?:segno|ferito|pericolo)|rimbors\\p{L}+ anticipat[^.;]{0,80}senza (?:penali|spese|indennizzo)',
  ].join('|'),
  powerless:
    '(?:ufficial[ei] giudiziari[oi]|(?:società|agenzi[ae]) di recupero(?: crediti)?|nessuno) (?:non )?(?:può|possono) (?:entrare|pignorare|venire|prendere)',
  offeredByWriter: [
    'possiamo (?:offrir|aiutar|conceder)(?:le|vi)',
    '(?:possiamo|siamo (?:disposti|autorizzati) a) (?:condonare|ridurre|annullare|rinunciare)',
    '(?:le|vi) (?:dobbiamo|dovremo|pagheremo|rimborseremo|riconosceremo)|(?:le|vi) verseremo',
  ].join('|'),
  grantedToReader: [
    '(?:ha|avete|dispone di) [^.;]{0,30}?giorni [^.;]{0,60}?(?:recedere|recesso|ripensamento|ripensarci)',
    '(?:avrà|avranno|otterrà) (?:uno )?sconto',
  ].join('|'),
  endedBefore: [
    '^fatto(?: [–-]|:)? (?=\\p{L}+ (?:è|sono))[^.;]*',
    '(?:domiciliazione|addebito) (?:\\p{L}+ ){0,3}?(?:annullat[oa]|revocat[oa])',
  ].join('|'),
  leavesAsWellOff: [
    'la sua (?:responsabilità|quota) (?:\\p{L}+ ){0,4}è limitata',
    '(?:canone|pagament[oi]|rate|interessi) (?:[^.;,]{0,40} )?(?:è|sono|viene|vengono) sospes\\p{L}*',
    "ritardo [^.;,]{0,30}?imputabil[ei] a(?:l |ll[’'])?(?:appaltator|fornitor)",
    'facoltà [^.;]{0,60}a proprie spese',
  ].join('|'),
  tellsOwnText:
    '(?:si può|possiamo) (?:\\p{L}+ )?(?:ver|mostrar|concluir|vedere|mostrare|osservare|concludere|illustrare)|(?:di seguito|qui sotto) (?:trova|vede|troverà)_',
  isUsual:
    "(?:un(?:a)? (?:lieve|legger[oa]|piccol[oa])|un po[’']? di) (?:\\p{L}+ ){1,4}(?:è|sono) (?:del tutto )?normal[ei]",
  lastsLonger: [
    '(?:la |sua )?(?:copertura|garanzia) (?:si prolunga|è prorogata) (?:automaticamente|gratuitamente|senza costi)',
    'senza (?:data di )?scadenza',
    'termine (?:[^.;,]{0,30} )?(?:è stato |è )prorogato_',
  ].join('|'),
  mayAskFor: [
    'può (?:rivolgersi|rivolgervi|ricorrere|chiedere) (?:al|alla|a) (?:giudice|tribunale|mediatore)',
    'potete (?:rivolgersi|rivolgervi|ricorrere|chiedere) (?:al|alla|a) (?:giudice|tribunale|mediatore)',
  ].join('|'),
  namesVenue: 'foro (?:competente|esclusivo|di|da|de|do)_|regolat[oa] dalla legge',
  bothMayEnd:
    '(?:ciascuna (?:delle )?part[ei]|ognuna delle parti|entrambe le parti) (?:può|possono) (?:risolvere|recedere)[^.;]{0,140}?(?:inadempi|insolven|fallimento|grave)\\p{L}*',
  wasPutRight: 'stato[:;]? (?:\\p{L}+ ){0,2}(?:corrett|risolt|chius|sanat)[oaie]_',
  bothSides:
    '(?:ciascuna|ognuna|entrambe)(?: delle| le)? part[ei]_|(?:contratto|abbonamento) può essere disdetto_',
  notInUse: 'non (?:è in uso|è utilizzat[oa]|si applica al suo caso|la riguarda)_',
  tellsHowToRead:
    '(?:altre|restanti) (?:le )?(?:clausole|disposizioni)_|^(?:vist[oaie]|considerato|premesso)_ |artt?\\. ?1341',
  mayNotBeCopied: [
    'riproduzione (?:anche )?(?:parziale|vietata|totale)|tutti i diritti riservati',
    '(?:scopo|carattere|titolo) (?:puramente |meramente )?informativo|per errore',
  ].join('|'),
  readerMayLeave:
    '(?:lei|cliente|conduttore|inquilino|lavoratore|acquirente|viaggiatore|consumatore) (?:anche )?può (?:recedere|disdire|annullare|scegliere|rifiutare|trattenere|risolvere)(?![^.;]{0,160}(?:ma_|pag|penal|indenni|solo|salvo|spese|oner))',
  repaidToReader:
    '(?:cauzione|acconto|prezzo|importo|quota|premio|caparra|deposito) (?:[^.;,]{0,40} )?(?:è|viene|sarà|verrà) (?:restituit|rimborsat|accreditat)[oa]_(?<!non [^.;]{0,30})',
  burdenEnds: [
    '(?:divieto|obbligo|penale|franchigia|maggiorazione) (?:[^.;,]{0,30} )?(?:decade|cessa|viene meno|non si applica|non è dovuta)_',
    '(?:canone|prezzo|quota) (?:[^.;,]{0,30} )?(?:scende|si riduce|diminuisce)_|non è una (?:sanzione|penale|multa)',
    '(?:perdita|guasto|danno|difetto)_ (?:[^.;]{0,60} )?(?:ora |poi |già )?(?:riparat|risolt|sistemat)[oa]_|ha(?:nno)? escluso (?:fughe|perdite|danni|guasti|pericoli)',
    '(?:locatore|venditore|fornitore) (?:lo |la )?perde_',
    'non si applica(?:no)? (?:la |alcuna )?(?:penal|maggiorazion)|(?:canone|prezzo|quota|rate) non (?:sarà|saranno|verrà|verranno) (?:aumentat|adeguat)[oaei]_(?![^.;]{0,120}\\s(?:ma|salvo)_)',
  ].join('|'),
  burdenRests:
    '(?:ricorso|appello|reclamo|opposizione)_ (?:[^.;,]{0,20} )?(?:sospende)_(?<!non sospende)|(?:sanzion[ei]|mult[ae]|interessi|more|penal[ei]|termin[ei]|riscossione|esecuzione) (?:[^.;,]{0,30} )?(?:(?:è|sono|resta|restano) sospes\\p{L}+|non (?:decorr|inizia)\\p{L}+)_|sospende le rate_',
  paysLess:
    '(?:tariffa|bolletta|multa|franchigia|tassa|importo)_ (?:[^.;,]{0,30} )?(?:è|viene|sarà) (?:ridott|scontat)[oa]_|(?:viene|vengono|sarà|saranno) (?:scalat|detratt|accreditat)\\p{L}+ (?:dalla|nella|sulla|dal|sul) (?:prossima )?(?:bolletta|fattura|rata|prezzo|canone)_',
  keepsPay:
    'con (?:mantenimento|conservazione) (?:della retribuzione|dello stipendio)_|(?:la sua|il suo) (?:stipendio|indennità|retribuzione|pensione|premio)_ (?:[^.;,]{0,30} )?(?:aumenta|sale|passa)_',
  otherWaives:
    '(?:rinunciamo|(?:assicuratore|compagnia|società|banca|datore|locatore|locatrice|mutuante|venditore|comune) rinuncia)_',
  noDemand:
    "non è (?:una |un )?(?:richiesta di pagamento|fattura|diffida|sollecito|bolletta)_|non (?:vi è|c[’']è|è previsto) alcun[oa]? (?:divieto|penale|costo|spesa)_",
  staysAsBefore: [
    '(?:resta|restano|rimane|rimangono) (?:invariat|immutat|ugual)\\p{L}+|(?:continua|continuano|prosegue) come (?:prima|ora)_',
    'non (?:incide su(?:l|lla|i)?|pregiudica|interrompe|riduce) (?:(?:il|la|i|le) )?su[oaei]_',
  ].join('|'),
  mayProve: 'può (?:provare|dimostrare) che [^.;]{0,80}(?:minor|inferior|nessun)',
  coversThis:
    '^(?:copriamo|assicuriamo|(?:è|sono) (?:copert|assicurat|compres)[oaie])_(?![^.]{0,300}(?:solo|non_|salvo|eccetto|esclus|fino a|massim|limit))',
  fullyLiable:
    '(?:rispondiamo|(?:fornitore|venditore|prestatore|organizzatore|locatore|società) risponde) [^.;]{0,40}?(?:senza limit[ei]|illimitatamente|interamente)_',
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
  ratingColumn: '^(?:livello|gravità|probabilità|impatto)_',
  riskColumn: 'rischi|(?:rilievi|mitigazione|misure|non conformità)_',
  stateColumn: '^(?:stato|condizioni?)_',
  soundState: '^(?:buon[oa]|nuov[oa])$',
  ratedHigh: '^(?:elevat[ao]|alt[ao]|critic[ao]|grave)$',
  ratedMedium: '^(?:medi[ao]|moderat[ao])$',
  ratedLow: '^(?:bass[ao]|lieve|minore)$',
  totalColumn: 'total|prodotto|punt',
  findingColumn: '^(?:riliev[oi]|difett[oi]|anomali[ae]|guast[oi]|dann[oi]|non conformità)_',
  gradeColumn: '^(?:categoria|classe|priorità|urgenza|gravità|livello)_',
  gradedBad: 'immedia|urgent|critic|grave|pericol|alt[ao]_|elevat',
  gradedSlight: 'consiglio|raccomand|osserv|lieve|bass[ao]_',
  quantityColumn: '^(?:quantità|q\\.tà)_',
  gradeWord: '(?:categoria|classe|livello|priorità)',
  alarms: 'grave|urgent|immediat|pericol|critic',
  worstGrade: '(?:critic[oa]|elevat[oa]|alt[oa]|urgente|grave)',
  means: '(?:significa|indica)_',
  flagColumn: '^(?:anomalia|segnalazione)$',
  farBeyond: '^critic[oa]$',
  beyondRange: '^basso$',
  graveDefects:
    '(?:pericolos|critic|grav)[oie] difett[oi]_|difett[oi] (?:pericolos|critic|grav)[oie]_',
  tellsEffect: '^(?:perché (?:è importante|conta)|effett[oi]|conseguenz[ae]|risch(?:io|i))_',
  withdrawnBySilence: 'rinunci|respint|decadut|rifiut|ritirat|annullat|recedut',
  namesGuarantee: 'garanzia (?:del (?:produttore|fabbricante|venditore)|legale|commerciale)',
}
