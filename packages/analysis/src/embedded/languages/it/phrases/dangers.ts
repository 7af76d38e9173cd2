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
}
