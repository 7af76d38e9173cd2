import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'

/** Numbers from one to another, both of which belong to them. */
export interface Range {
  readonly low: number
  readonly high: number
}

const number = String.raw`(?<![\p{L}\p{N}.,/:-])(\d{1,4})(?![\d/:]|[.,]\d)`
/** `16-25`, `from 16 to 25`; `75 years or older`, `65+`; `over 60`; `under 12s`. */
const forms = perLanguage(({ rangeTo, orMore, moreThan, lessThan }) => ({
  fromTo: new RegExp(
    String.raw`${number}\s?(?:[-–—~～]|${rangeTo.source})\s?(\d{1,4})(?![\d/:]|[.,]\d)`,
    'giu',
  ),
  orMore: new RegExp(
    String.raw`${number}(?:\s?\+|(?:\s\p{L}{1,8}){0,2}\s?${orMore.source})`,
    'giu',
  ),
  over: new RegExp(String.raw`${moreThan.source}\s${number}`, 'giu'),
  under: new RegExp(`${lessThan.source}[ -]${number}`, 'giu'),
}))

/** The ranges that a text names. */
export function rangesIn(text: string, language: Language): readonly Range[] {
  if (!/\d/u.test(text)) return []
  const { fromTo, orMore, over, under } = forms(language)
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

const ageBehind = String.raw` \d{1,2}(?![\p{N}%]|[.,]\d|\s?%)`

/** Whether a text may tell an age. */
export function tellsAge(text: string, { phrases }: Language): boolean {
  return phrases.ofAge.test(text) || followedBy(phrases.leastAge, ageBehind).test(text)
}
