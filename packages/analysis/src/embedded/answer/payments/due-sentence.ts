import type { SentenceIndex } from '../index/sentence-index.ts'

/** What a sentence says that asks for money. */
const asksForMoney =
  /(?<!\p{L})(?:pay(?!ing in)|payment|payable|settle|remit|transfer the|zahl|bezahl|begleich|gleichen|ausgleich|überweis|entricht|règl|regl|payer|paiement|payable|vers(?:er|ement)|parvenir la somme|pag|abon|ingres|vers(?:a|are|ate|amento)|sald|betal|betaal|voldoe|voldoet|overmak|maak|zapła|wpłac|przela|uiśc|płatn|оплат|уплат|заплат|внес)|付款|缴|支付|支払|振り?込|納付|دفع|سداد|تسديد/iu

/** The day or the time until which: `by 3 May`, `bis spätestens 31. Oktober`, `dans un délai de quinze jours`. */
const until =
  /(?<!\p{L})(?:by|before|until|no later than|not later than|bis(?: spätestens)?(?: zum)?|spätestens(?: zum| am)?|vor dem|avant le|au plus tard le|jusqu['’]au|antes del?|hasta el|a más tardar el|entro(?: e non oltre)?(?: il)?|até(?: ao| o)?(?: dia)?|antes de|vóór|voor|uiterlijk(?: op)?|do(?: dnia)?|najpóźniej(?: do)?|до|не позднее)\s(?:\p{L}{2,12},?\s){0,3}\d{1,2}|(?<!\p{L})(?:within|innerhalb(?: von| der)?|binnen|dans (?:un délai de|les)|sous|en (?:un|el) plazo de|entro|no prazo de|w ciągu|w terminie|в течение)\s(?:\p{L}{3,14}|\d{1,3})(?:\s\([^()]{1,12}\))?\s(?:\p{L}{2,12}\s)?(?:day|week|month|tag|woche|monat|jour|semaine|mois|día|semana|mes|giorn|settiman|mes|dia|dag|weken|maand|dni|tygodni|дн|недел|месяц)|\d[月日号].{0,4}(?:まで|之前|以前|前)|\d+\s?(?:日以内|天内|日内)|(?:قبل|حتى|خلال|في موعد أقصاه)\s/iu

const wasPaid =
  /(?<!\p{L})(?:was|were|has been|have been|had) paid|already paid|bereits (?:gezahlt|bezahlt)|déjà (?:payé|versé)|ya (?:pagad|abonad)|già (?:pagat|versat)|já (?:pag|liquidad)|al betaald|już zapłac/iu
/** What pays less, or what makes good a payment that came too late: neither day is the one by which to pay. */
const isOtherDay =
  /% off|discount|early[- ]bird|reinstat|reviv|after the due date|rabatt|skonto|nachlass|nachholen|(?<!\p{L})hol(?:en|st) .{1,60} nach(?!\p{L})|wieder auf|remise|escompte|remis en vigueur|descuento|rehabilit|sconto|riattiv|desconto|korting|herlee[fv]t|rabat|скидк|возобнов|折扣|优惠|割引|復活|خصم/iu
/** `We give you two weeks to pay`, as letters of demand say it: `eine Zahlungsfrist von zwei Wochen`. */
const givesTime =
  /(?<!\p{L})(?:(?:zahlungs|nach|letzte )?frist (?:zur zahlung )?von|(?:zahlungs|nach)frist (?:bis|von)|délai (?:de paiement )?de|plazo (?:de pago )?de|termine (?:di pagamento )?di|prazo (?:de pagamento )?de|(?:betalings)?termijn van|termin(?:ie)? (?:płatności|zapłaty)?:?|срок (?:оплаты )?)\s(?:\p{L}{3,14}|\d{1,3})\s(?:\([^()]{1,12}\)\s)?(?:tag|woche|monat|jour|semaine|mois|día|semana|mes|giorn|settiman|dia|dag|week|weken|maand|dni|tygodni|дн|недел)/iu
/** What asks for money without a word of paying: `Make sure that $40 has reached us by 3 May`. */
const asksForArrival =
  /(?<!\p{L})(?:reach(?:es|ed)? us|credited to|in our account|received by us|gutgeschrieben|eingegangen|eingehen|crédité|nous parvenir|parvenu|acreditad|en nuestra cuenta|accreditat|creditad|bijgeschreven|bijschrijv|ontvangen|wpłyn|zaksięgowan|зачислен|поступ)|到账|着金|入金/iu
const someSum = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|eur|usd|gbp|zł|pln|chf|руб|元|円)/iu
/** `The rest must be in our account`: a sum that is named before. */
const restOfSum =
  /(?<!\p{L})(?:(?:the|your) (?:rest|balance|remainder|remaining (?:sum|amount|balance)|deposit|full amount)|(?:der|den) (?:rest(?:betrag)?|betrag|restpreis)|(?:le|du) (?:solde|reste)|(?:el|del) (?:resto|saldo)|(?:il|del) (?:resto|saldo)|o (?:resto|saldo)|het (?:restant|saldo|restbedrag)|(?:reszta|pozostała kwota)|(?:остаток|оставшаяся сумма))(?!\p{L})/iu
/** `two working days before the move` */
const daysAhead =
  /(?<!\p{L})(?:\p{N}{1,3}|\p{L}{2,12}) (?:\p{L}{2,14} )?(?:days?|weeks?|months?|tage?|wochen?|monate?|jours?|semaines?|mois|días?|semanas?|mes(?:es)?|giorni|settimane|mesi|dias?|dagen|weken|maanden|dni|tygodni\p{L}?|дн\p{L}+|недел\p{L}+) (?:before|ahead of|prior to|vor|avant|antes de|prima d|vóór|voor|przed|до)(?!\p{L}{3})/iu
const tellsTime = [until, givesTime, daysAhead]
const mostWords = 60

/** Whether a sentence tells of another day than the one by which to pay. */
export function tellsOtherDay(text: string): boolean {
  return isOtherDay.test(text) || wasPaid.test(text)
}

function asksToPay(text: string): boolean {
  const namesSum = someSum.test(text) || restOfSum.test(text)
  return asksForMoney.test(text) || (namesSum && asksForArrival.test(text))
}

/** The place of the only sentence that asks for money until a day or within a time. */
export function findDueSentence({ sentences, isArticle }: SentenceIndex): number | undefined {
  if (isArticle) return undefined
  let only: number | undefined
  for (const [at, { text, words }] of sentences.entries()) {
    if (words > mostWords || !tellsTime.some((sign) => sign.test(text))) continue
    if (!asksToPay(text) || tellsOtherDay(text)) continue
    if (only !== undefined) return undefined
    only = at
  }
  return only
}
