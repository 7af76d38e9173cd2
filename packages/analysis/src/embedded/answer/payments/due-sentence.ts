import type { SentenceIndex } from '../sentence-index.ts'

/** What a sentence says that asks for money. */
const asksForMoney =
  /(?<!\p{L})(?:pay(?!ing in)|payment|payable|settle|remit|transfer the|zahl|bezahl|begleich|gleichen|ausgleich|überweis|entricht|règl|regl|payer|paiement|payable|vers(?:er|ement)|parvenir la somme|pag|abon|ingres|vers(?:a|are|ate|amento)|sald|betal|betaal|voldoe|voldoet|overmak|maak|zapła|wpłac|przela|uiśc|płatn|оплат|уплат|заплат|внес)|付款|缴|支付|支払|振り?込|納付|دفع|سداد|تسديد/iu

/** The day or the time until which: `by 3 May`, `bis spätestens 31. Oktober`, `dans un délai de quinze jours`. */
const until =
  /(?<!\p{L})(?:by|before|until|no later than|not later than|bis(?: spätestens)?(?: zum)?|spätestens(?: zum| am)?|vor dem|avant le|au plus tard le|jusqu['’]au|antes del?|hasta el|a más tardar el|entro(?: e non oltre)?(?: il)?|até(?: ao| o)?(?: dia)?|antes de|vóór|voor|uiterlijk(?: op)?|do(?: dnia)?|najpóźniej(?: do)?|до|не позднее)\s(?:\p{L}{2,12},?\s){0,3}\d{1,2}|(?<!\p{L})(?:within|innerhalb(?: von| der)?|binnen|dans (?:un délai de|les)|sous|en (?:un|el) plazo de|entro|no prazo de|w ciągu|w terminie|в течение)\s(?:\p{L}{3,14}|\d{1,3})(?:\s\([^()]{1,12}\))?\s(?:\p{L}{2,12}\s)?(?:day|week|month|tag|woche|monat|jour|semaine|mois|día|semana|mes|giorn|settiman|mes|dia|dag|weken|maand|dni|tygodni|дн|недел|месяц)|\d[月日号].{0,4}(?:まで|之前|以前|前)|\d+\s?(?:日以内|天内|日内)|(?:قبل|حتى|خلال|في موعد أقصاه)\s/iu

const wasPaid =
  /(?<!\p{L})(?:was|were|has been|have been|had) paid|already paid|bereits (?:gezahlt|bezahlt)|déjà (?:payé|versé)|ya (?:pagad|abonad)|già (?:pagat|versat)|já (?:pag|liquidad)|al betaald|już zapłac/iu
const mostWords = 60

/** The place of the only sentence that asks for money until a day or within a time. */
export function findDueSentence({ sentences, isArticle }: SentenceIndex): number | undefined {
  if (isArticle) return undefined
  let only: number | undefined
  for (const [at, { text, words }] of sentences.entries()) {
    if (words > mostWords || !until.test(text)) continue
    if (!asksForMoney.test(text) || wasPaid.test(text)) continue
    if (only !== undefined) return undefined
    only = at
  }
  return only
}
