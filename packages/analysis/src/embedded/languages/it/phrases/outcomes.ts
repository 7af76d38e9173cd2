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
    'non (?:fa|fanno) parte (?:del|di questo|del presente) contratto',
  ].join('|'),
  replacesAll: 'intero accordo|tutti gli accordi',
  replacesDated: 'sostituisce_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: 'può_|possono_|potr(?:à|anno|ebbe)_|si riserva_',
  deniesMay: 'non_',
  decisionNumber: '^(?:decisione|delibera) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading:
    '^(?:(?:che )?cosa|quanto|ciò che) (?:abbiamo|ha|è stato|si è) (?:deciso|deliberato|stabilito)_',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:(?:la|le|il) )?(?:decisioni|deliberazioni|dispositivo)(?:[.:]|\\s?[(–-].{0,80}| (?:della?|del|adottate) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine: '(?:sospes[oa]|interrott[oa]|sospendere|non (?:più )?assumere)_',
  announcesDecision: [
    '(?:siamo (?:lieti|spiacenti)|sono (?:lieto|lieta|spiacente)|ci (?:spiace|dispiace)|(?:abbiamo|ho) il piacere) (?:di )?(?:comunicar|informar|confermar)\\p{L}* che',
    '(?:le|vi) (?:comunichiamo|comunico|confermiamo|notifichiamo) che|la informiamo che',
    'abbiamo (?:deciso|stabilito) (?:di|che)',
  ].join('|'),
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
  leavesUndecided:
    '^(?:non (?:ancora )?(?:deciso|deliberato)|ancora (?:aperto|da decidere))\\s?[:：–—]',
  agreesOnTerms:
    '(?:approva|accetta|autorizza|concede|esprime|acconsente)_[^:：]{0,100}(?:a condizione che|purché|alle seguenti condizioni)[:：]?$',
  opensAgreed: [
    '(?:quanto|ciò che) (?:abbiamo |è stato )?(?:concordato|convenuto|deciso)_[^:：]{0,60}[:：]$',
    '(?:deciso|deliberato|stabilito|approvato|concordato) (?:quanto segue|[^:：]{0,20}seguenti)_[^:：]{0,40}[:：]$',
    'seguenti (?:decisioni|delibere|deliberazioni)_[^:：]{0,60}[:：]$',
    '(?:commissione|comitato|consiglio) raccomanda_[^:：]{0,40}[:：]$',
  ].join('|'),
  becomes:
    '(?:(?:aumenta|aumenterà|passa|passerà|sale|scende)(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? a) ',
  toNewSum: '',
  fromSum: 'da\\s',
  upToSum: 'a\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'invece di_|anziché_',
  balanceRow: '^(?:nuovo )?saldo (?:al|finale)_',
  heldBefore: '^(?:attual[ei]|precedente|vecchi[oa])_',
  holdsAfter: '^(?:nuov[oaie]_|dal(?= )|a partire )',
  pleadsInCourt:
    "^(?:l['’]attor[ei]|l['’]attrice|il convenuto|la convenuta|il ricorrente|la ricorrente|parte (?:attrice|convenuta|ricorrente))_[^;]{0,40}(?:chied|domand|eccepi|sostien|conclu)\\p{L}*",
  recital: '',
  explainsWord: '',
  priceFor: "(?:per |all['’]|al )(?:\\p{L}+ ){0,4}(?:ora|giorno|settimana|mese)_",
  replySlip: 'tagliando_|cedola_|modulo di (?:risposta|adesione)_',
  announcesPaper: [
    '^questa (?:lettera|comunicazione) (?:spiega|indica|illustra)',
    '(?:le|vi) comunichiamo (?:la|l’|l’|il) ?(?:nostra )?(?:decisione|esito)_',
  ].join('|'),
  breaksOff: '(?:da|di|e)$',
  namesListOfDecided: '^(?:decisioni|azioni) (?:adottate|prese)[^.!?]*$',
  whoSigned: '^(?:redatto|verificato|approvato) da$',
  nameOfRules: '^(?:statuto|regolamento)_',
  deemed: 'si (?:intende|considera)_|vale come_|equivale a_|considera-se_',
  formalityOfMeeting: [
    '^(?:assenti|giustificati)\\s?[:：]',
    '^presenze\\s?[:：]|(?:president[ei]|segretari[oa]) viene (?:elett|designat)[oa]_|viene (?:elett|designat)[oa] (?:president|segretari)',
    'quorum_|(?:seduta|riunione|assemblea) (?:\\p{L}+ ){0,4}(?:tolta|aperta|chiusa|sciolta|costituita)_',
    '(?:apre|chiude|toglie|scioglie) la (?:seduta|riunione)_|(?:validamente|regolarmente) costituita_',
    '(?:sono|risultano) presenti_|si è riunit[ao]_|dichiara (?:valida )?la seduta_',
    'presidente viene nominat[ao]_|maggioranza (?:\\p{L}+ ){0,2}è raggiunta_',
    '(?:nominat[oa]|assume la|presiede)[^.;]{0,20}(?:president|segretari|presidenza)|numero legale_',
    '^(?:present|presentes|presenti)\\s?[:：]',
    '(?:nominat[oa]|assume la|funge da|presiede)[^.;]{0,20}(?:president|segretari|presidenza)',
  ].join('|'),
  moderates:
    '^(?:(?:bene|allora|dunque),? )?(?:cominciamo|iniziamo|passiamo|torniamo|proseguiamo|facciamo una pausa)_',
  routinePayments:
    '(?:pagamenti|fatture)_[^:]{0,80}(?:approv|autorizz|liquid)|(?:approv|autorizz)\\p{L}* [^:]{0,60}(?:pagamenti|fatture)_',
  opensVerdict:
    "^(?:(?:all['’]unanimità|a maggioranza),? )?(?:si (?:approva|delibera|respinge|rinvia|accetta)|(?:viene |è )?(?:approvat|respint|rinviat|deliberat|confermat)[oa]|il punto (?:viene|è) \\p{L}+)_",
  laidToRest: '(?:è|è stat[oa]|ora) (?:riparat|archiviat|abbandonat|risolt)[oa]_|ne prende atto_',
  proposes: 'propon(?:e|gono)_|(?:viene|è) propost[oa]_|chied(?:e|ono)_',
  motionResult:
    '(?:è|viene|sono) (?:\\p{L}+ )?(?:approvat|respint|accolt|confermat|accettat|rinviat)[oaei]_|non passa_|si (?:approva|delibera|accetta|respinge)_',
  acceptsTerms:
    "d['’]accordo_|^(?:accettat|confermat)\\p{L}*|(?:accetto|accettiamo|confermo|confermiamo)_",
  pointOfList: 'punt[oi]',
  saysYes: '(?:(?:bene|sì|va bene|ok)[.,]? )?(?:deciso|approvato|affare fatto|è deciso|decisione)',
  acceptsSum: '',
  formalityOfRuling:
    "^(?:così )?deciso (?:in|a) |^(?:il )?termine (?:per|d['’]) ?(?:\\p{L}{1,4} )?(?:appello|appella|impugna)",
  aims: "^(?:lo scopo|l['’]obiettivo) (?:di|del|della|è|era)_",
  fillsOffice: '',
  limitsLiability: 'responsabilità_[^.;]{0,60}limitata',
  caseOfReader: '^lei (?:è|ha)_',
  judgesSomething: '(?:lo|la|li|le) (?:riteniamo|consideriamo|giudichiamo)_',
  acceptsBelow: '(?:accetto|accettiamo|dichiaro|dichiariamo|confermo|autorizzo)_',
  subjectLine: '^oggetto\\s?[:：]',
  validUnsigned: 'valid[oa] senza firma|non firmat[oa]_',
}
