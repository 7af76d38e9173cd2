/** `This letter is about when our engineer comes`: the question word itself, and nothing that tells when. */
const asksIndirectly =
  /(?:[:：,]|about|tells? you|explains?|sets? out|know|see|find out|and|or)\s(?:and )?(?:when|what time|on which day)\s|(?<!\p{L})(?:wann|zu welcher uhrzeit|cuándo|kiedy)(?!\p{L})|(?:[:,]|pour savoir|indique|précise|dire|sapere|indica|quando dire|over|weten|lees|vertelt|saber|о том,|узнать,|,)\s(?:quand|quando|wanneer|когда)\s|いつ|什么时候|متى/iu
const tellsTime = /\d/u

/** Whether a passage only announces that something is told elsewhere. */
export function announces(passage: string): boolean {
  return asksIndirectly.test(passage) && !tellsTime.test(passage)
}

const headOfMail =
  /^\s*(?:(?:subject|re|from|to|cc|betreff|betrifft|von|an|objet|de|à|asunto|para|oggetto|da|a|assunto|onderwerp|betreft|van|aan|temat|dotyczy|od|do|тема|от|кому)\s?[:：]|(?:件名|差出人|宛先|主题|发件人|收件人|الموضوع|من|إلى)\s?[:：])/iu

/** Whether a line is the subject, the sender or the receiver of a letter. */
export function isHeadOfMail(passage: string): boolean {
  return headOfMail.test(passage)
}

const enclosures =
  /^\s*(?:enclosures?|enclosed|attachments?|encl\.?|anlagen?|beilagen?|pièces? jointes?|annexes?|adjuntos?|anexos?|allegat[io]|bijlagen?|załączniki?|приложени[ея]|附件|添付|同封|المرفقات)\s?(?:\(\d\))?\s?[:：]/iu

/** Whether a line lists what is enclosed. */
export function listsEnclosures(passage: string): boolean {
  return enclosures.test(passage)
}
