import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: '(?:si conviene|convengono) .{0,30}quanto segue',
  overallResult:
    '^(?:giudizio|esito|valutazione|risultato|conclusione) (?:complessiv|general|final|global)\\p{L}+$',
  namesResult: '^(?:esit[oi]|risultat[oi])$',
  opensResult:
    "^(?:(?:tutti|i|gli|il|l) ?['’]?){0,3}(?:esit[oi]|risultat[oi])(?: (?:del|della) [^.;:,]{2,40})? (?:è|sono|era|erano) ",
  unfit:
    'non (?:è|sono) (?:idone[oaie]|adatt[oaie]|sicur[oaie]) (?:a|al|all|alla|per)_|non ha superato (?:il|la|l)_',
  verdictAlone:
    "^(?:approvat|respint|ritirat)\\p{L}{0,3}(?:[,;]? (?:all['’]unanimità|a maggioranza))?(?:\\s?\\([^)]{1,80}\\))?[.;]?$",
  refusesPlainly:
    'non (?:è stat[oa]|sono stat[ie]|viene|vengono) (?:finanziat|concess|accolt|approvat|riconosciut)',
  disposes: [
    '(?:lascio|lego|nomino|istituisco|revoco|dispongo|condono)_',
    '(?:sarà|saranno|dovrà essere) (?:vendut|divis|imputat)[aoie]_',
  ].join('|'),
  ruleOfWill: '^(?:se|chi)_',
  noLongerHolds: [
    'non (?:è|sono) più (?:in vigore|attual)|non (?:vale|valgono) più',
    '(?:è|sono) (?:da considerarsi )?(?:superat|decadut|revocat|abrogat|annullat)[aoie]_',
    'non (?:è|sono) più (?:valid|applicabil)\\p{L}*',
  ].join('|'),
  replacesAll: 'intero accordo|tutti gli accordi',
  replacesDated: 'sostituisce_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: 'può_|possono_|potr(?:à|anno|ebbe)_|si riserva_',
  deniesMay: 'non_',
  decisionNumber: '^(?:decisione|delibera) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading: '^(?:che )?cosa (?:abbiamo|ha) (?:deciso|deliberato)_',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:(?:la|le|il) )?(?:decisioni|deliberazioni|dispositivo)(?:[.:]|\\s?[(–-].{0,80}| (?:della?|del|adottate) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine: '(?:sospes[oa]|interrott[oa]|sospendere|non (?:più )?assumere)_',
  announcesDecision: [
    '(?:siamo (?:lieti|spiacenti)|sono (?:lieto|lieta|spiacente)|ci (?:spiace|dispiace)|(?:abbiamo|ho) il piacere) (?:di )?(?:comunicar|informar|confermar)\\p{L}* che',
    '(?:le|vi) (?:comunichiamo|comunico|confermiamo|notifichiamo) che|la informiamo che',
    'abbiamo (?:deciso|stabilito) (?:di|che)',
  ].join('|'),
  agendaHeading: '^(?:ordine del giorno|agenda)_',
  diagnosed: [
    'significa che (?:lei )?(?:ha|soffre)',
    '(?:è|sono) (?:normal[ei]|nella norma|nei limiti|tropp[oa] (?:alt|bass)\\p{L}+)',
    'ha (?:rivelato|evidenziato|mostrato)|(?:è stat[oa]|sono stat[ie]) (?:impiantat|posizionat|asportat)\\p{L}+',
  ].join('|'),
  notifiesEnd: [
    '(?:le )?(?:comunichiamo|intimiamo) il (?:suo )?licenziamento',
    '(?:comunichiamo|notifichiamo) la (?:risoluzione|disdetta)',
  ].join('|'),
  concluded:
    '(?:suggeris|indica|dimostra)(?:ce|cono|no)? che|(?:nessuna|non (?:vi )?è|chiara) (?:evidenza|prova)',
  answersFinding: '^(?:risposta|replica) della direzione$',
  takesPosition: '(?:accett|respin)\\p{L}+',
  recalls: 'richiamiamo_|richiama_|ritira_',
  opensAgreed:
    '(?:quanto|ciò che) (?:abbiamo |è stato )?(?:concordato|convenuto|deciso)_[^:：]{0,60}[:：]$',
  becomes:
    '(?:(?:aumenta|aumenterà|passa|passerà|sale|scende)(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? a) ',
  toNewSum: '',
  fromSum: 'da\\s',
  upToSum: 'a\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'invece di_|anziché_',
}
