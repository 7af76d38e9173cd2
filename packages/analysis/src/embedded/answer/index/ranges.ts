/** Numbers from one to another, both of which belong to them. */
export interface Range {
  readonly low: number
  readonly high: number
}

const number = String.raw`(?<![\p{L}\p{N}.,/:-])(\d{1,4})(?![\d/:]|[.,]\d)`
/** `16-25`, `from 16 to 25`, `16 bis 25`. */
const fromTo = new RegExp(
  String.raw`${number}\s?(?:[-–—~～至]|to|bis|à|a|al|até|tot|do|до|and|und|et|y|e|en|i|и)\s?(\d{1,4})(?![\d/:]|[.,]\d)`,
  'giu',
)
/** `75 years or older`, `65+`. */
const orMore = new RegExp(
  String.raw`${number}(?:\s?\+|(?:\s\p{L}{1,8}){0,2}\s(?:(?:and|or) (?:older|over|above|more|longer)|(?:und|oder) (?:älter|mehr|länger)|et plus|ou plus|[yo] (?:más|mayores)|e (?:oltre|più)|o più|ou mais|e mais|(?:en|of) (?:ouder|meer|langer)|i (?:więcej|starsi)|lub więcej|и (?:старше|более|больше)))|(?:岁|周岁)?以上`,
  'giu',
)
const over = new RegExp(
  String.raw`(?<!\p{L})(?:over|above|from|at least|more than|older than|über|ab|mindestens|mehr als|plus de|dès|à partir de|au moins|más de|mayor(?:es)? de|a partir de|al menos|oltre|più di|almeno|dai|mais de|maior(?:es)? de|vanaf|boven|ouder dan|meer dan|ponad|powyżej|od|свыше|старше|более|от)\s${number}`,
  'giu',
)
const under = new RegExp(
  String.raw`(?<!\p{L})(?:under|below|less than|younger than|up to|unter|bis(?: zu)?|weniger als|moins de|jusqu['’]à|menor(?:es)? de|menos de|hasta|meno di|fino a|sotto i|menor(?:es)? de|até|onder|tot|jonger dan|minder dan|poniżej|do|младше|менее|до)[ -]${number}`,
  'giu',
)

/** The ranges that a text names. */
export function rangesIn(text: string): readonly Range[] {
  if (!/\d/u.test(text)) return []
  const pairs = [...text.matchAll(fromTo)].map(([, low, high]) => ({
    low: Number(low),
    high: Number(high),
  }))
  const most = [...text.matchAll(orMore), ...text.matchAll(over)].flatMap(([, low]) =>
    low === undefined ? [] : [{ low: Number(low), high: Number.POSITIVE_INFINITY }],
  )
  const least = [...text.matchAll(under)].map(([, high]) => ({ low: 0, high: Number(high) }))
  return [...pairs.filter(({ low, high }) => low < high), ...most, ...least]
}

/** Whether one of them holds a number. */
export function holdsNumber(ranges: readonly Range[], asked: number): boolean {
  return ranges.some(({ low, high }) => asked >= low && asked <= high)
}

const ofAge =
  /(?<!\p{L})(?:ages?|aged|birth|born|years?|months?|weeks?|year-olds?|built|alter|geboren|jahre?n?|âgée?s?|âge|ans|née?|edad|años|nacid[oa]|età|anni|nat[oa]|idade|anos|nascid[oa]|leeftijd|jaar|lat|wieku?|возраст\p{L}*|лет|рожд\p{L}+)(?!\p{L})|(?<!\p{L})(?:at least|over|under|below|above|mindestens|über|unter|au moins|al menos|almeno|pelo menos|minstens|co najmniej|не менее) \d{1,2}(?![\p{N}%]|[.,]\d|\s?%)|\d[\s-]?(?:岁|歳)/iu

/** Whether a text may tell an age. */
export function tellsAge(text: string): boolean {
  return ofAge.test(text)
}
