import type { DetailPhrases } from '../../phrases/detail-phrases.ts'

export const details: DetailPhrases = {
  refersElsewhere: '^voir_',
  defines: 'désigne_',
  headsCase: '^(?:veuillez|merci|si|en cas)_',
  incorporatedIn: '(?:immatriculée? au|dont le siège)_',
  takesOff: 'moins',
  whileIt: '(?:pendant|durant|après|avant) (?:(?:la|le|toute la|votre) )?',
  ofWhole: '^(?:du|de|des) (?:(?:la|les|le|nos|notre) )?$',
  takenFrom: 'sur|de',
  whoActs: '(?:vous|nous|on|elle|ils?)_',
  andOr: '(?:et|ou)_',
  notAsNoun: 'sans|pas de|aucune?',
  limitedTo: 'limitée? à',
  seat: '^siège(?: social)?_',
  offersMade: '(?:devis|offres?)_',
  eachOne: '^(?:par|à la) (?:jour|nuit|semaine|mois|an|heure|personne)_',
  asksToQuote:
    '^(?:référence|merci de|prière de|veuillez) (?:à |la )?(?:rappeler|indiquer|citer)[^.]{0,40}(?:numéro|référence)',
  bankAccount: 'coordonnées bancaires_',
  banned: '(?:interdit\\p{L}*|défense de|vous ne (?:pouvez|devez) (?:pas|rien)|il ne faut pas)_',
  standsSo:
    "^(?:(?:aucune décision|rien) n['’](?:a|est) (?:encore )?(?:été )?(?:prise?|décidée?|arrêtée?)|(?:ceci|cette lettre|ce document) n['’]est pas (?:une? )?(?:facture|offre|contrat|amende|engagement))",
  deniesValue: '^(?:(?:pas|jamais|aucune?)_|(?:non|ne)_)',
  ownDate:
    "(?:date(?: (?:d['’](?:émission|envoi|établissement)|du (?:rapport|contrat|devis|courrier)|de la (?:lettre|décision)))?|(?:émis|établi|fait) le|lieu et date|date et lieu)",
  signedThen: '^(?:signée?s?|signature)_',
  heldThen:
    '(?:réunion|séance|assemblée|procès-verbal)(?: \\p{L}+){0,8} (?:du|le)_|s[’´]est réunie? le_',
  madeOn: '(?:conclue?s?|fait|signée?)(?: à \\p{Lu}[\\p{L}-]+,?)?(?: le)?',
  harmed:
    '(?:personnes|clients|patients|enfants|comptes|dossiers|fichiers|cas) .{0,40}(?:blessé|brûlé|tué|touché|concerné|volé|dérobé|téléchargé|consulté)',
  goesOnUntil:
    "(?:commencer\\p{L}*|débuter\\p{L}*|commencent?)_[^.;]{3,60}(?<!\\p{L})(?:jusqu|dureront|au|s['’]achèver)",
  atMost: 'au plus|au maximum',
  allergy: 'allergi\\p{L}+',
  maySomebody: '(?:peu(?:t|vent)|doi(?:t|vent))_',
  wouldHave: '(?:aurai|serai)(?:t|ent)_',
  keyFigure:
    "^(?:chiffre d[’']affaires|résultat .{2,30}|marge .{2,20}|bénéfice .{2,20}|endettement net|dividende.{0,20})$",
  medicine: '^(?:dos(?:e|age)|médicaments?|posologie)_',
  untilNow: '^(?:actuel\\p{L}*|ancien\\p{L}*|jusqu\\p{L}*|avant)_',
  fromNow: '^(?:nouve\\p{L}+|à partir|à compter|dès|après)_',
  responseTime:
    "(?:délai d[’'](?:intervention|réponse)|délai de (?:réponse|résolution|rétablissement))_",
  eachPeriod: '(?:par |(?<=\\/\\s?))(?:mois|semaine)_',
  priceOf: '(?:loyer|salaire|rémunération|prix|prime|prêt|cotisation)_',
  termRuns:
    '(?:contrat|bail|durée|location)_[^.;:]{0,60}?\\s(?:est|commence|débute|prend|prendra|court)_',
  rowOfPrice: '^(?:(?:coût|budget) (?:annuel )?estimé|mensualité)',
  instalment: "mensualités? (?:est|sont|seront|sera|s['’]élèvent?|de)_",
  rowOfTerm: '^(?:date de début|durée|début)_',
  formerPrice: '(?:ancien(?:ne)?|affiché|annoncé)e?_',
  wasOnce: 'étai(?:t|ent)_',
  agenda: '(?:ordre du jour|agenda)_',
  recommends: 'recommand',
  recommendedElsewhere: '',
  sendsBack:
    '(?:sign(?:er|ez)|renvo\\p{L}+|retourn\\p{L}+|confirm\\p{L}+|répond\\p{L}+|restitu\\p{L}+)_',
  periodEnds: 'délai_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?:expire|prend fin)_',
  atOnce: '^(?:immédiat(?:ement)?|sans délai)_',
  ifOrWhen: '^si_',
  beforeDay: 'le',
  atPlace: '^(?:à|a)_',
  outOf: 'de',
}
