import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow: '^(?:nouveau |votre )?solde (?:au|à|final)_',
  heldBefore: '^(?:actuel|ancien)',
  holdsAfter: '^(?:nouve\\p{L}+|à (?:partir|compter) |dès )',
  recital: '',
  explainsWord: '',
  priceFor: 'par (?:\\p{L}+ ){0,4}(?:heure|jour|semaine|mois)_',
  replySlip: '(?:coupon(?:-réponse)?|bulletin-réponse|talon[- ]réponse)_',
  announcesPaper: [
    '^(?:cette lettre|ce courrier|le présent courrier) (?:explique|indique|précise|expose|présente)',
    'nous vous (?:communiquons|notifions|faisons part de) (?:la|notre) décision_',
  ].join('|'),
  breaksOff: '(?:par|et|de)$',
  namesListOfDecided: '^(?:actions?|décisions|mesures) (?:des|prises|adoptées)[^.!?]*$',
  whoSigned: '^(?:rédigé|vérifié|approuvé|validé) par$',
  nameOfRules: '^(?:statuts|règlement intérieur)_',
  deemed: 'vau(?:t|dra)_|vaudront_|est réputée?_|sont réputé\\p{L}+',
  formalityOfMeeting: [
    '(?:est|sont) (?:élue?s?|désignée?s?|nommée?s?) (?:présidente?|secrétaire)s? de (?:la )?séance_',
    '(?:séance|réunion|assemblée) (?:\\p{L}+ ){0,4}(?:ouverte|levée|close)_|(?:ouvre|lève|clôt) la séance_',
    'quorum_|(?:sont|étaient) (?:présents?|représentés?)_|secrétaire de séance_',
    'valablement (?:constituée|délibérer)_|concurren_|^présents?\\s?[:：]',
  ].join('|'),
  moderates:
    '^(?:(?:bon|bien|alors),? )?(?:commençons|passons|revenons|continuons|faisons une pause|on (?:commence|passe|reprend))_',
  routinePayments:
    '(?:paiements?|factures|dépenses)_[^:]{0,80}(?:approuv|autoris|payé)|(?:approuv|autoris)\\p{L}* [^:]{0,60}(?:paiements?|factures|dépenses)_',
  opensVerdict:
    "^(?:(?:à l['’]unanimité|à la majorité),? )?(?:(?:il est |est )?décidé|adoptée?|approuvée?|rejetée?|refusée?|reportée?|accordée?)_",
  laidToRest:
    "(?:est|sont|a été) (?:abandonnée?s?|classée?s?(?: sans suite)?|réparée?s?)_|sans suite_|aucune (?:action|démarche) n['’]est",
  proposes: "propose(?:nt)?_|(?:est|a été) proposé|demande(?:nt)? (?:que|de|à|d['’])",
  motionResult:
    '(?:proposition|résolution|demande|elle|il) (?:est|a été) (?:rejetée?|adoptée?|retirée?|reportée?|acceptée?|refusée?)_|^(?:rejetée?|adoptée?|refusée?|acceptée?)_',
  acceptsTerms:
    "d['’]accord_|^(?:accepté|confirmé|entendu|convenu)|(?:j['’]|nous |je )(?:accept|confirm)\\p{L}+",
  pointOfList: '(?:points?|n°)',
  agreesAlone:
    "^(?:(?:bon|bien|oui|ok)[.,]? )?(?:entendu|convenu|validé|c['’]est (?:décidé|convenu|validé)|décision)[.!]?$",
  opensAgreement:
    "^(?:(?:bon|bien|oui|ok)[.,]? )?(?:entendu|convenu|validé|c['’]est (?:décidé|convenu|validé)|décision)[,:] ",
  formalityOfRuling: [
    'statuant (?:publiquement|contradictoirement|par jugement|en (?:premier|dernier))_[^.;:]*,$',
    '^(?:ainsi )?(?:fait|jugé|prononcé)(?: et \\p{L}+)? (?:à|en|par|le|publiquement)',
    "^(?:le )?délai (?:pour |d[e’'] ?)(?:\\p{L}{1,4} )?appel",
  ].join('|'),
  aims: "^(?:le but|l['’]objectif) (?:de|est|était)",
  fillsOffice: '',
  limitsLiability: 'responsabilité_[^.;]{0,60}limitée?',
  caseOfReader: '^vous (?:êtes|avez)_',
  judgesSomething: 'nous (?:le|la|les) (?:jugeons|considérons|estimons)_',
  acceptsBelow:
    '(?:je|nous) (?:soussigné.{0,40})?(?:accept|confirm|reconnai|déclar|certifi)\\p{L}+',
  subjectLine: '^objet\\s?[:：]',
  validUnsigned: 'valable sans signature|non signé_',
}
