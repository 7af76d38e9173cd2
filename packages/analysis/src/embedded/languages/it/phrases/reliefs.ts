import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor:
    '(?:locatore|proprietario|banca|società|datore|assicuratore) (?:può|potrà) (?:\\p{L}+ ){0,2}(?:solo|soltanto|unicamente)(?! una volta)',
  nothingOwed: [
    '(?:interessi|penali|spese|commissioni) non (?:si (?:chiedono|applicano|pagano|addebitano)|sono dovut[ei])',
    'non perde nulla',
  ].join('|'),
  paidToReader: '',
  insuresAgainst: 'assicuriamo [^.;,]{1,60}? contro_',
  earlierReplaced:
    '(?:preventivo|contratto|accordo|offerta|versione) precedente [^.;]{0,80}?(?:decad\\p{L}+|sostituit[oa]|annullat[oa]|scadut[oa])',
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
    '(?:si può|possiamo) (?:\\p{L}+ )?(?:ver|mostrar|concluir|vedere|mostrare|osservare|concludere|illustrare)',
  isUsual:
    "(?:un(?:a)? (?:lieve|legger[oa]|piccol[oa])|un po[’']? di) (?:\\p{L}+ ){1,4}(?:è|sono) (?:del tutto )?normal[ei]",
  lastsLonger: [
    '(?:la |sua )?(?:copertura|garanzia) (?:si prolunga|è prorogata) (?:automaticamente|gratuitamente|senza costi)',
    'senza (?:data di )?scadenza',
  ].join('|'),
  mayAskFor: [
    'può (?:rivolgersi|rivolgervi|ricorrere|chiedere) (?:al|alla|a) (?:giudice|tribunale|mediatore)',
    'potete (?:rivolgersi|rivolgervi|ricorrere|chiedere) (?:al|alla|a) (?:giudice|tribunale|mediatore)',
  ].join('|'),
  namesVenue: 'foro (?:competente|esclusivo|di|da|de|do)_|regolat[oa] dalla legge',
  tellsHowToRead: '(?:altre|restanti) (?:le )?(?:clausole|disposizioni)_',
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
}
