import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: 'convenu ce qui suit|conviennent de ce qui suit',
  overallResult:
    "^(?:(?:résultat|avis|appréciation|conclusion|évaluation|note|opinion) (?:global|général|final|d[’']ensemble)e?|verdict)$",
  namesResult: '^(?:résultats?|verdict)$',
  opensResult:
    '^(?:(?:tous|les|le) ){0,3}(?:résultats?|verdict)(?: (?:des|du|de la) [^.;:,]{2,40})? (?:est|sont|était|étaient) (?:donc )?',
  unfit: [
    '(?:est|sont) (?:donc )?(?:inaptes?|impropres? à|dangereux|dangereuses?|jugée?s? (?:non conformes?|insuffisant\\p{L}*|inaptes?))_',
    "n[’']a pas (?:réussi|passé) (?:le|l[’']|la) (?:contrôle|examen|inspection)_",
  ].join('|'),
  verdictAlone: [
    "^(?:adopté|rejeté|approuvé|retiré|ajourné)\\p{L}{0,3}(?:[,;]? (?:à l['’]unanimité|à la majorité))?(?:\\s?\\([^)]{1,80}\\))?[.;]?$",
    "^la majorité (?:requise )?n['’]est pas atteinte\\.$",
  ].join('|'),
  refusesPlainly:
    "n['’](?:a|ont|est|sont) pas (?:été )?(?:retenue?s?|financée?s?|accordée?s?|acceptée?s?)",
  disposes: [
    "(?:je|j[’']) ?(?:lègue|donne|institue|nomme|désigne|révoque|laisse|remets)_",
    '(?:sera|seront) (?:vendue?s?|partagée?s?|remise?s?|imputée?s?|déduite?s?)|nombro_',
  ].join('|'),
  ruleOfWill: '^(?:si|au cas|quiconque)_',
  noLongerHolds: [
    "(?:n['’]est|ne sont|n['’]a|ne) plus (?:valable|en vigueur|applicables?|d['’]actualité|valables|s['’]appliqu\\p{L}+)",
    '(?:est|sont) (?:désormais |donc )?(?:caducs?|caduques?|abrogé\\p{L}*|périmé\\p{L}*)',
    'ne (?:fait|font) pas partie (?:du|de ce|du présent) contrat',
  ].join('|'),
  replacesAll: 'intégralité de l|(?:tous|toutes) (?:les )?(?:accords?|documents?|versions?)',
  replacesDated: '(?:remplace|annule et remplace)_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: 'peut_|peuvent_|pouvez_|pourr(?:a|ont|ait)_|se réserve_',
  deniesMay: "(?:ne|non)_|n['’]",
  decisionNumber: '^(?:décision|résolution) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading:
    '^ce qu(?:i a été|e nous avons|e le \\p{L}+ a|e la \\p{L}+ a) (?:décidé|arrêté|convenu)_',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:(?:la|le|les) )?(?:décisions?|résolutions?|dispositif|par ces motifs)(?:[.:]|\\s?[(–-].{0,80}| (?:prises?|adoptées?|des|du|de) .{0,80})?$',
  orderHeading: '',
  stoppedMedicine:
    '(?:arrêtée?|suspendue?|interrompue?|arrêt(?= définitif| le|$)|ne plus prendre)_',
  announcesDecision: [
    "(?:avons|ai) (?:le (?:plaisir|regret)|l['’]honneur) de vous (?:informer|annoncer|faire savoir|confirmer|notifier)(?: (?:de ce )?qu(?:e|['’]))?",
    '(?:regrettons|sommes (?:heureux|au regret)|suis (?:heureux|heureuse|au regret)) de vous (?:informer|annoncer|confirmer)',
    "vous (?:informons|notifions|confirmons|annonçons) (?:par la présente )?qu(?:e|['’])",
    "(?:avons|ai) (?:donc )?décidé (?:de|d['’]|que|qu['’])",
  ].join('|'),
  diagnosed: [
    '(?:signifie|veut dire) que vous (?:avez|êtes)',
    '(?:est|sont) (?:tous |toutes )?(?:normaux|normales?|trop (?:élevé|bas)\\p{L}*)',
    '(?:a|ont) (?:révélé|mis en évidence|montré)|(?:a été|ont été) (?:implanté|posé|retiré)',
  ].join('|'),
  notifiesEnd:
    '(?:vous )?notifi(?:er|ons) (?:par la présente )?(?:votre licenciement|la (?:résiliation|rupture|fin))',
  concluded:
    "(?:suggère|indique|démontre)(?:nt)? que|(?:aucun|pas d|de nettes?) ?['’]?(?:indice|preuve)s?",
  answersFinding: "^réponse de (?:la direction|l['’].{2,30})$",
  takesPosition: '(?:accept|refus)\\p{L}+',
  recalls: 'rappelons_|rappelle_|procède au rappel_',
  leavesUndecided:
    '^(?:(?:pas|non) (?:encore )?(?:décidé|tranché)e?s?|(?:encore|reste) (?:ouvert|en suspens))\\s?[:：–—]',
  agreesOnTerms:
    '(?:approuve|accepte|accorde|autorise|émet|rend|donne)_[^:：]{0,100}(?:à (?:la )?condition(?: que| de)?|aux conditions suivantes|sous réserve(?: que| de)?)\\s?[:：]?$',
  opensAgreed: [
    'ce (?:que nous avons (?:convenu|décidé)|dont nous sommes convenus|qui a été convenu)_[^:：]{0,60}[:：]$',
    '(?:décid|arrêt|convenu|adopt|vot)\\p{L}* (?:de )?(?:ce qui suit|l[ae]s? suivante?s?)_[^:：]{0,40}[:：]$',
    '(?:décisions|résolutions) suivantes_[^:：]{0,60}[:：]$',
    '(?:commission|comité|conseil|médiat\\p{L}+) recommande_[^:：]{0,40}[:：]$',
  ].join('|'),
  becomes:
    '(?:(?:passe|passent|passera|augmente|baisse|est (?:porté|ramené|fixé)e?|sera (?:porté|ramené)e?)(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? à) ',
  toNewSum: '',
  fromSum: 'de\\s',
  upToSum: 'à\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'au lieu de_',
  balanceRow: '^(?:nouveau |votre )?solde (?:au|à|final)_',
  heldBefore: '^(?:actuel|ancien)',
  holdsAfter: '^(?:nouve\\p{L}+|à (?:partir|compter) |dès )',
  pleadsInCourt:
    '^(?:m\\.|mme|les époux|la société|le demandeur|la demanderesse|le défendeur|la défenderesse|ils?|elles?)_[^;]{0,50} (?:demande|sollicite|conclut|soutient|réclame)(?:nt)?_|^subsidiairement,? (?:ils?|elles?)_',
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
    '^(?:absents?|excusés?)\\s?[:：]|(?:levée|ouverte) à \\p{N}',
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
  saysYes:
    "(?:(?:bon|bien|oui|ok)[.,]? )?(?:entendu|convenu|validé|c['’]est (?:décidé|convenu|validé)|décision)",
  acceptsSum: '',
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
