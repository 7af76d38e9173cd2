import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
  asksForMoney: 'zapła|wpłac|przela|uiśc|płatn',
  payBy: 'do(?: dnia)?|najpóźniej(?: do)?',
  dayOfLimit: '',
  givesTime: 'termin(?:ie)?(?: płatności| zapłaty)?:?',
  aheadOf: 'przed_',
  wasPaid: 'już zapłac',
  paysOtherDay: 'rabat',
  asksForArrival: 'wpłyn|zaksięgowan',
  restOfSum: '(?:reszta|pozostała kwota)_',
  allPayable: '',
  totalBefore: 'razem(?:,|$)',
  wholeCost: '^(?:szacowany|przewidywany|roczny) koszt_',
  statesPrice:
    '(?:łączna |całkowita )?(?:cena|koszt|opłata)(?: całkowity| łączny)?(?: [^.;,\\d]{1,30}?)? (?:wynosi|to|wyniesie)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'tygodniow',
  monthly: 'miesięczn',
  yearly: 'roczn',
  regularPayment: 'czynsz|składk|opłat',
  paidBesides: 'dodatkow|opcjonaln|ekstra',
  moreOrLess: '(?:więcej|mniej)_',
  besidesIt: 'dodatkowo',
  goesUpBy: 'wzro\\p{L}{0,4} o',
  toSum: 'na|do',
  ofRising: '^wzr',
}
