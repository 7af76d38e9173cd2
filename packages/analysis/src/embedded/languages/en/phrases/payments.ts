import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
  asksForMoney: 'pay(?!ing in)|settle|remit|transfer the',
  payBy: 'by|before|until|no later than|not later than',
  dayOfLimit: '',
  givesTime: '',
  aheadOf: '(?:before|ahead of|prior to)_',
  wasPaid: '(?:was|were|has been|have been|had) paid|already paid',
  paysOtherDay: '[0-9]+\\s?% off|discount|early[- ]bird|reinstat|reviv|after the due date',
  asksForArrival: '(?:reach(?:es|ed)? us|credited to|in our account|received by us)_',
  restOfSum:
    '(?:the|your) (?:rest|balance|remainder|remaining (?:sum|amount|balance)|deposit|full amount)_',
  allPayable: 'total[^|]{0,20}(?:payable|repayable)',
  totalBefore: 'total(?:,|$)',
  wholeCost: '^(?:estimated|expected|overall|annual|yearly) costs?_',
  statesPrice:
    '(?:the|our|your|a) (?:full |total |whole |overall |fixed |agreed |final |contract |purchase |all-in )*(?:price|cost|fee)(?: (?:for|of) [^.;,]{1,40}?)? (?:is|will be|shall be|comes to|amounts to|totals)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'weekly',
  monthly: 'monthly',
  yearly: 'yearly|annual',
  regularPayment:
    '\\p{L}*(?:payment|instal)|subscription|membership|(?:fees?|rent|premium|pay|rate)_',
  paidBesides: 'optional|additional|add-on|extra',
  moreOrLess: '(?:a \\p{L}{1,6} )?(?:more|less|extra|dearer|cheaper)_',
  besidesIt: 'plus|an extra|an additional',
  goesUpBy: '(?:up|down|rise|rises|increases?|increased|raised|reduced) (?:by|of)',
  toSum: 'to',
  ofRising: '^(?:ris|rais|increas|drop|fall)',
}
