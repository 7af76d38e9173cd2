import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
  asksForMoney: 'pag|abon|ingres',
  payBy: 'antes del?|hasta el|a más tardar el',
  dayOfLimit: '',
  givesTime: 'plazo (?:de pago )?de',
  aheadOf: 'antes de',
  wasPaid: 'ya (?:pagad|abonad)',
  paysOtherDay: 'descuento|rehabilit',
  asksForArrival: 'acreditad|en nuestra cuenta',
  restOfSum: '(?:el|del) (?:resto|saldo)_',
  allPayable: 'total[^|]{0,12}adeudado',
  totalBefore: 'total(?: general)?(?:,|$)',
  wholeCost: '^coste? (?:estimado|anual|previsto)_|^costo (?:estimado|anual|previsto)_',
  statesPrice:
    '(?:el |la )?(?:precio|coste|costo)(?: total| final)?(?: del? [^.;,]{1,30}?)? (?:es de|asciende a|será de|se fija en)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'semanal',
  monthly: 'mensual',
  yearly: 'anual',
  regularPayment: 'cuota|renta|alquiler|recibo',
  paidBesides: 'opcional|adicional|extra',
  moreOrLess: '(?:más|menos)_',
  besidesIt: 'además',
  goesUpBy: 'aument\\p{L}{0,4} (?:de|del)',
  toSum: 'a',
  ofRising: '^(?:sub[ei]|baj|aument)',
}
