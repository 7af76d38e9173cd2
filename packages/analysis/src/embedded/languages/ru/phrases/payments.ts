import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
  asksForMoney: 'оплат|уплат|заплат|внес',
  payBy: 'до|не позднее',
  dayOfLimit: '',
  givesTime: 'срок(?: оплаты)?',
  aheadOf: 'до_',
  wasPaid: 'уже (?:оплач|уплач)',
  paysOtherDay: 'скидк|возобнов',
  asksForArrival: 'зачислен|поступ',
  restOfSum: '(?:остаток|оставшаяся сумма)_',
  allPayable: '',
  totalBefore: 'итого(?:,|$)',
  wholeCost: '^(?:ожидаемая|общая|годовая) стоимость_',
  statesPrice:
    '(?:полная |общая )?(?:цена|стоимость)(?: [^.;,\\d]{1,30}?)? (?:составляет|составит|равна)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'еженедель',
  monthly: 'ежемесяч',
  yearly: 'ежегод|годов',
  regularPayment: '\\p{L}*плат|взнос|аренд',
  paidBesides: 'дополнительн|по желанию',
  moreOrLess: '(?:больше|меньше)_',
  besidesIt: '',
  goesUpBy: '(?:выраст|повы)\\p{L}{0,5} на',
  toSum: 'до',
  ofRising: '^(?:повы|вырас)',
}
