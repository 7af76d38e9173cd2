import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow: '^(?:nuovo )?saldo (?:al|finale)_',
  heldBefore: '^(?:attual[ei]|precedente|vecchi[oa])_',
  holdsAfter: '^(?:nuov[oaie]_|dal(?= )|a partire )',
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
  agreesAlone:
    '^(?:(?:bene|sì|va bene|ok)[.,]? )?(?:deciso|approvato|affare fatto|è deciso|decisione)[.!]?$',
  opensAgreement:
    '^(?:(?:bene|sì|va bene|ok)[.,]? )?(?:deciso|approvato|affare fatto|è deciso|decisione)[,:] ',
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
