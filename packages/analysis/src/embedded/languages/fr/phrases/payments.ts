import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
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
}
