import type { PaymentPhrases } from '../../phrases/payment-phrases.ts'
import { questions } from '../questions.ts'

export const payments: PaymentPhrases = {
  asksForMoney: 'zahl|bezahl|begleich|gleichen|ausgleich|überweis|entricht',
  payBy: '(?:bis(?: spätestens)?(?: zum)?|spätestens(?: zum| am)?|vor dem)',
  dayOfLimit: '',
  givesTime: '(?:zahlungs|nach|letzte )?frist (?:zur zahlung )?von|(?:zahlungs|nach)frist bis',
  aheadOf: 'vor_',
  wasPaid: 'bereits (?:gezahlt|bezahlt)',
  paysOtherDay: '\\p{L}*(?:rabatt|skonto|nachlass)|nachholen|hol(?:en|st) .{1,60} nach_|wieder auf',
  asksForArrival: 'gutgeschrieben|eingegangen|eingehen',
  restOfSum: '(?:der|den) (?:rest(?:betrag)?|betrag|restpreis)_',
  allPayable: '\\p{L}*gesamtbetrag',
  totalBefore: '(?:total|gesamt|summe)(?:,|$)',
  wholeCost: '^(?:voraussichtliche|geschätzte|erwartete|jährliche) (?:\\p{L}{0,7})?kosten_',
  statesPrice:
    '(?:der |die )?(?:gesamt|kauf|fest|pauschal|end|komplett|reise|auftrags|teilnahme)?(?:preis|kosten|honorar|gebühr|betrag) (?:[^.;,]{1,30}? )?(?:beträgt|betragen|beläuft sich auf|belaufen sich auf|liegt bei|ist)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'wöchentlich',
  monthly: 'monatlich',
  yearly: 'jährlich',
  regularPayment: '\\p{L}*(?:miete|beitrag|abschlag|gebühr|raten?_)',
  paidBesides: 'zusätzlich|\\p{L}*zusatz|wahlweise|optional|extra',
  moreOrLess: '(?:mehr|weniger|teurer|höher|extra)_',
  besidesIt: 'plus|zusätzlich|extra',
  goesUpBy: '(?:erhöh\\p{L}{0,4}|steig\\p{L}{0,3}) (?:um|von)',
  toSum: 'auf',
  ofRising: '^(?:steig|erhöh|sink|teur)',
}
