/** Nobody asks how long the duration is. */
export const lastsItself = /^(?:duration|length)$/iu
export const namesLength = /\s(?:duration|length)$/iu
/** English labels of sums: nobody asks how much the daily living is. */
export const ofMoney =
  /(?<!\p{L})(?:amount|fee|price|rent|deposit|bond|charge|cost|total|sum|balance|premium|salary|wage|pay|award|arrear|tax|fine|penalty|excess|deductible|loan|instal?ment|payment|retainer|hire|due|grant|budget|rate|allowance|bonus|refund|discount|contribution|commission|interest|limit|income|value|credit|debt|subtotal|subscription|membership|ticket|fare|tuition|insurance|cover|benefit|pension|surcharge|supplement|compensation|bill)(?:e?s)?(?!\p{L})/iu
/** Labels that are the name of one thing. */
export const oneThing =
  /^Date of \p{Ll}+$|^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}$(?<=(?:number|ref|reference|rating|period|plan|address|place|severity|status|name|(?<!of )balance|weight|limit|version|type|\sdue))/u

/** English labels of whoever answers questions. */
export const reaching = /^(?:enquir|inquir|questions$|queries)/iu

const ofPart = /^(?:less|plus|minus|incl|including|of which|thereof)(?!\p{L})/iu
/** What a label names, before what it is of, and before what was done with it. */
const headOfLabel =
  /^.*?(?= (?:of|for|on|in|to|from|with|at|by|under|per|and|already|due|payable|\p{L}+ed)(?!\p{L})|$)/u
/** What may be a share of something or a sum with more columns beside it. */
export const shares =
  /^(?:[\p{L}-]+ ){0,3}(?:contribution|fee|charge|discount|commission|interest|rate|allowance|supplement|surcharge|excess|penalty|fine|bonus)$/iu

/** Whether an English label names a sum itself: `Older owners on low income` does not. */
export function namesMoney(label: string): boolean {
  const [head = label] = headOfLabel.exec(label) ?? []
  return !ofPart.test(label) && ofMoney.test(head.split(' ').at(-1) ?? head)
}

/** English labels of people: "Who is the job title?" nobody asks. */
export const person =
  /(?:lord|lady|owner|[^n]er|[^i]or|ee|(?<!pres|abs)ent|ant|ist|ian|chair|secretary|party|attorney|spouse|contact)s?(?:$| (?:of|for) )/iu
/** English labels of what is on some day: nobody asks when the served on vehicle is. */
export const happening =
  /(?:due|date|deadline|day|meeting|hearing|review|arrival|departure|start|beginning|end|expiry|renewal|delivery|completion|payment|instal?lment|period|inspection|appointment|visit|exam|closing|opening|launch|handover|settlement|check|report|trip|holiday|term|vote|election|auction|sale|move|collection)s?(?:$| (?:of|for|to|by) )/iu
/** `Period of insurance` lies between two days. */
export const spanning = /^(?:\p{L}+ )?(?:period|term)(?: of \p{L}+)?$/iu
/** Labels of lengths of time: nobody asks how long an expiry lasts. */
export const lastingInEnglish =
  /(?<!\p{L})(?:(?:period|term|duration|length|time|guarantee|warranty|leave)s?(?:$| (?:of|for) )|notice(?:$| (?:of termination|to |for )))/iu
