import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
  asksForMoney: 'pag|vers(?:a|amento)|sald',
  payBy: 'entro(?: e non oltre)?(?: il)?',
  dayOfLimit: '',
  givesTime: 'termine (?:di pagamento )?di',
  aheadOf: 'prima d',
  wasPaid: 'già (?:pagat|versat)',
  paysOtherDay: 'sconto|riattiv',
  asksForArrival: 'accreditat',
  restOfSum: '(?:il|del) (?:resto|saldo)_',
  allPayable: 'totale[^|]{0,12}dovuto',
  totalBefore: 'totale(?:,|$)',
  wholeCost: '^(?:costo (?:stimato|annuo|previsto)|spesa annua)_',
  statesPrice:
    'il (?:prezzo|costo)(?: totale| complessivo)?(?: del\\p{L}* [^.;,]{1,30}?)? (?:è di|ammonta a|è pari a|è fissato in|sarà di)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'settimanal',
  monthly: 'mensil',
  yearly: 'annual|annuo',
  regularPayment: 'rat[ae]_|canone|quota|abbonamento',
  paidBesides: 'opzional|facoltativ|aggiuntiv|extra',
  moreOrLess: '(?:di più|in più|in meno)_',
  besidesIt: 'più',
  goesUpBy: 'aument\\p{L}{0,4} (?:di|del)',
  toSum: 'ad?',
  ofRising: '^(?:sal[ei]|aument)',
}
