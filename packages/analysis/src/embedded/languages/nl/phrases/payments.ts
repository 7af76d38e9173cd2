import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
  asksForMoney: 'betal|betaal|voldoe|overmak|maak',
  payBy: 'vóór|voor|uiterlijk(?: op)?',
  dayOfLimit: '',
  givesTime: '(?:betalings)?termijn van',
  aheadOf: '(?:vóór|voor)_',
  wasPaid: 'al betaald',
  paysOtherDay: '\\p{L}*korting|herlee[fv]t',
  asksForArrival: 'bijgeschreven|bijschrijv|ontvangen',
  restOfSum: 'het (?:restant|saldo|restbedrag)_',
  allPayable: '',
  totalBefore: '(?:totaal|total)(?:,|$)',
  wholeCost: '^(?:verwachte|geschatte|jaarlijkse) kosten_',
  statesPrice:
    '(?:de )?(?:totale |hele )?(?:prijs|kosten|totaalprijs|koopsom)(?: van [^.;,]{1,30}?)? (?:is|zijn|bedraagt|bedragen|komt uit op|komen uit op)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'wekelijks',
  monthly: 'maandelijks',
  yearly: 'jaarlijks',
  regularPayment: '\\p{L}*(?:termijn|huur|contributie|premie|abonnement)',
  paidBesides: 'aanvullend|optioneel|extra',
  moreOrLess: '(?:meer|minder|extra)_',
  besidesIt: 'plus|extra',
  goesUpBy: 'stijg\\p{L}{0,3} met',
  toSum: 'naar|op',
  ofRising: '^stijg',
}
