import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'
import { questions } from '../questions.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:omdat|doordat|wegens|vanwege|aangezien|zodat|door(?:dat)? |als gevolg van|daarom|reden|om te voorkomen)_',
  givesNoReason:
    '(?:zonder (?:opgaaf|opgave) van reden(?:en)?|zonder motivering|niet verplicht (?:om )?(?:\\p{L}+ ){0,3}(?:reden|redenen|motiv\\p{L}*)|geen reden(?:en)? (?:op te geven|te geven|te noemen|gegeven))_',
  asksWhoBears:
    'wie (?:betaalt|moet|zorgt|is (?:verantwoordelijk|aansprakelijk)|draait op|regelt|repareert|onderhoudt|krijgt)_',
  laysBurden:
    '(?:moet|moeten|betaalt|betalen|draagt|zorgt|verplicht|voor rekening van|verantwoordelijk|vergoedt|vergoeden)_',
  ofAnyContract:
    '^(?:contract|overeenkomst|partij(?:en)?|datum|verplichting(?:en)?|clausules?|bepaling(?:en)?)$',
  doneBy: '',
  announcesTime: '(?:(?<=[:,]\\s)|(?:over|weten|lees|vertelt)\\s)wanneer\\s',
  listsEnclosures: '^bijlagen?',
  supposesEnd: '(?:na|voor) (?:het |de )?(?:einde|afloop|beëindiging|begin)',
  rangeTo: 'tot|en',
  orMore: '(?:en|of) (?:ouder|meer|langer)',
  moreThan: 'vanaf|boven|ouder dan|meer dan',
  lessThan: 'onder|tot|jonger dan|minder dan',
  ofAge: '(?:leeftijd|jaar)_',
  leastAge: 'minstens',
  secretWord: 'pin|wachtwoord|code',
  smallNumber: '(?:twee|drie|vier)_',
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
  ifSomebodyDoes: '',
  whoAsks: '',
  whoReads: '',
}
