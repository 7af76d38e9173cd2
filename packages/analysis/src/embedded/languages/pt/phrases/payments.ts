import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
  asksForMoney: 'pag',
  payBy: 'até(?: ao| o)?(?: dia)?|antes de',
  dayOfLimit: '',
  givesTime: 'prazo (?:de pagamento )?de',
  aheadOf: 'antes d',
  wasPaid: 'já (?:pag|liquidad)',
  paysOtherDay: 'desconto|reabilit',
  asksForArrival: 'creditad',
  restOfSum: 'o (?:resto|saldo)_',
  allPayable: 'total[^|]{0,20}imputado',
  totalBefore: 'total(?: geral)?(?:,|$)',
  wholeCost: '^custo (?:estimado|anual)_',
  statesPrice:
    'o (?:preço|custo)(?: total)?(?: d[aeo]s? [^.;,]{1,30}?)? (?:é de|ascende a|será de|fixa-se em)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'semanal',
  monthly: 'mensal',
  yearly: 'anual',
  regularPayment: 'prestaç|renda|mensalidade|quota',
  paidBesides: 'opcional|adicional|extra',
  moreOrLess: '(?:a mais|menos)_',
  besidesIt: 'mais',
  goesUpBy: 'aument\\p{L}{0,4} (?:de|em)',
  toSum: 'para|a',
  ofRising: '^(?:sob|sub[ei]|baix|aument)',
}
