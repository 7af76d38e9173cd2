/** `This letter is about when our engineer comes`: the question word itself, and nothing that tells when. */
const asksIndirectly =
  /(?:[:：,]|about|tells? you|explains?|sets? out|know|see|find out|and|or)\s(?:and )?(?:when|what time|on which day)\s|(?<!\p{L})(?:wann|zu welcher uhrzeit|cuándo|kiedy)(?!\p{L})|(?:[:,]|pour savoir|indique|précise|dire|sapere|indica|quando dire|over|weten|lees|vertelt|saber|о том,|узнать,|,)\s(?:quand|quando|wanneer|когда)\s|いつ|什么时候|متى/iu
const tellsTime = /\d/u

/** Whether a passage only announces that something is told elsewhere. */
export function announces(passage: string): boolean {
  return asksIndirectly.test(passage) && !tellsTime.test(passage)
}

const enclosures =
  /^\s*(?:enclosures?|enclosed|attachments?|encl\.?|anlagen?|beilagen?|pièces? jointes?|annexes?|adjuntos?|anexos?|allegat[io]|bijlagen?|załączniki?|приложени[ея]|附件|添付|同封|المرفقات)\s?(?:\(\d\))?\s?[:：]/iu

/** Whether a line lists what is enclosed. */
export function listsEnclosures(passage: string): boolean {
  return enclosures.test(passage)
}

const supposed =
  /(?<!\p{L})(?:(?:after|before|following|until|upon|on|from|by) (?:the )?(?:end|expiry|expiration|termination|completion|commencement|beginning|start) of|(?:nach|vor|mit|bei) (?:dem |der )?(?:ende|ablauf|beendigung|beginn)|(?:après|avant|dès) (?:la fin|l['’]expiration|le début)|à (?:la fin|l['’]expiration|l['’]issue) d|(?:tras|después d|antes d)\p{L}* (?:el |la )?(?:fin|finalización|término|terminación|inicio)|(?:dopo|prima d)\p{L}* (?:la |il |l['’])?(?:fine|scadenza|cessazione|inizio)|(?:após|depois d|antes d)\p{L}* (?:o |a )?(?:fim|termo|cessação|início)|(?:na|voor) (?:het |de )?(?:einde|afloop|beëindiging|begin)|(?:po|przed) (?:zakończeni|upływie|rozpoczęci)|(?:после|до) (?:окончания|истечения|прекращения|начала))/iu
const calendarDay = /(?<!\d)(?:19|20)\d\d(?!\d)/u

/** Whether a passage tells what follows an end or a beginning, and not when that is: `After the end of the lease …`. */
export function supposesEnd(passage: string): boolean {
  return supposed.test(passage) && !calendarDay.test(passage)
}
