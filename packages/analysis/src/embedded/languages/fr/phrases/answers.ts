import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'
import { questions } from '../questions.ts'

export const answers: AnswerPhrases = {
  joinsReason: [
    'parce qu|car|en cas d|en raison d|à cause d|puisqu|afin d|faute d|du fait d|dû à|dues? à',
    "au motif|grâce à|compte tenu|étant donné|c['’]est pourquoi",
  ].join('|'),
  givesNoReason:
    "(?:sans (?:(?:indication|indiquer|donner|énoncer|préciser) (?:de |le |les |ses |nos )?motifs?|avoir à (?:se )?(?:justifier|motiver)|motif|motivation)|pas (?:être )?motivée?|pas tenue?s? (?:de |d['’])(?:motiver|justifier|indiquer|donner))",
  asksWhoBears:
    "qui (?:paie|paye|doit|prend|est responsable|s['’]occupe|répare|supporte|assure|entretient|fournit|nettoie|reçoit)_",
  laysBurden: [
    "doit|doivent|paie|paient|paye|prend|prennent|tenue?s?|assure|s['’]engage|incombe|charge d",
    'frais d|supporte|responsable',
  ].join('|'),
  ofAnyContract:
    '^(?:contrat|accord|parties?|dates?|obligations?|engagements?|clauses?|dispositions?)$',
  doneBy: 'par',
  announcesTime: '(?:(?<=[:,]\\s)|(?:pour savoir|indique|précise|dire)\\s)quand\\s',
  listsEnclosures: '^(?:pièces? jointes?|annexes?)',
  supposesEnd: [
    "(?:après|avant|dès) (?:la fin|l['’]expiration|le début)",
    "à (?:la fin|l['’]expiration|l['’]issue) d",
  ].join('|'),
  rangeTo: 'à|et',
  orMore: 'et plus|ou plus',
  moreThan: 'plus de|dès|à partir de|au moins',
  lessThan: "moins de|jusqu['’]à",
  ofAge: '(?:âgée?s?|âge|ans|née?)_',
  leastAge: 'au moins',
  secretWord: 'pin|code|mot de passe',
  smallNumber: '(?:un|deux|trois)_',
  asksForMoney: 'règl|regl|pay(?!s_)|paiement|vers(?:er|ement)|parvenir la somme',
  payBy: "avant le|au plus tard le|jusqu['’]au",
  dayOfLimit: '',
  givesTime: 'délai (?:de paiement )?de',
  aheadOf: 'avant_',
  wasPaid: 'déjà (?:payé|versé)',
  paysOtherDay: 'remise|escompte|remis en vigueur',
  asksForArrival: 'crédité|nous parvenir|parvenu',
  restOfSum: '(?:le|du) (?:solde|reste)_',
  allPayable: 'total[^|]{0,12}ttc',
  totalBefore: 'total(?: général)?(?:,|$)',
  wholeCost: '^coût (?:estimé|annuel|prévisionnel)_',
  statesPrice:
    "(?:le |la )?(?:prix|coût|tarif|participation|part)(?: total| global| forfaitaire)?(?: (?:de|du|des|qui) [^.;,]{1,30}?)? (?:est de|est fixée? à|s['’]élève à|sera de)",
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'hebdomadaire',
  monthly: 'mensuel',
  yearly: 'annuel',
  regularPayment: 'mensualité|loyer|cotisation|\\p{L}*abonnement|pa(?:ie|y)ement',
  paidBesides: 'optionnel|facultatif|supplément|extra',
  moreOrLess: '(?:de plus|de moins)_',
  besidesIt: 'plus|en plus',
  goesUpBy: 'augment\\p{L}{0,4} de',
  toSum: 'à',
  ofRising: '^(?:augment|hauss|baiss)',
  ifSomebodyDoes: '',
  whoAsks: '',
  whoReads: '',
}
