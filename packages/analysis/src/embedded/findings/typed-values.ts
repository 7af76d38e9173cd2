import { matchesIn } from '../../text/matches.ts'
import type { Language } from '../languages/load-language.ts'
import { percentWords } from '../languages/percent-words.ts'
import { perLanguage } from '../languages/phrases/per-language.ts'

export type ValueKind =
  | 'measure'
  | 'money'
  | 'percent'
  | 'duration'
  | 'date'
  | 'contact'
  | 'code'
  | 'number'

export interface TypedValue {
  readonly kind: ValueKind
  readonly text: string
  readonly at: number
}

const number = String.raw`\p{Nd}[\p{Nd}.,'’   ]*`
const codes =
  'USD|EUR|GBP|CHF|PLN|JPY|CNY|SGD|AUD|CAD|NZD|INR|BRL|ZAR|AED|SAR|RUB|SEK|NOK|DKK|KES|NGN|MXN|HKD|TRY'
/** How money is written in front of a number where that is no sign. */
const abbreviations = 'Rs\\.?|Kshs?\\.?|Shs?\\.?|RM|Dhs?\\.?|kr\\.?|Fr\\.'
const money = new RegExp(
  String.raw`(?:R\$|(?<!\p{L})R(?=\d)|[$€£¥￥₹₽₺]|(?<!\p{L})(?:${codes}|${abbreviations}))\s?${number}(?:\s?(?:million|billion|bn|lakhs?|crores?|m(?!\p{L})|k(?!\p{L})))?|${number}(?:€|£|\$|₽|円|元|万円|万元|zł|Kč|руб|(?:${codes})(?!\p{L}))`,
  'giu',
)
/** `12 %`, `3 of 10`. */
const percent = perLanguage(
  ({ outOf }) =>
    new RegExp(
      String.raw`${number}\s?[%％٪]|${number}\s?(?:${percentWords}|${outOf.source}\s\p{Nd}+(?!\p{N})(?!\s?\p{Lu}))`,
      'giu',
    ),
)
const numericDate =
  /(?<!\p{N})(?:\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\p{N})/gu
const contact =
  /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}|(?:\+|\()?\d[\d ()./–-]{6,20}\d|(?<!\p{L})www\.[^\s,;]{3,60}/gu
const code =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}/-]{0,24}\d)(?=[\p{L}\p{N}/-]{0,24}[A-Z/-])[A-Z0-9][A-Z0-9]{0,12}(?:[/-][A-Z0-9]{1,12}){0,5}(?![\p{L}\p{N}])/gu
const measure = new RegExp(
  String.raw`${number}(?:m²|m2|m³|km/h|km|kg|mg|ml|cl|cm|mm|kWh|MWh|Wh|kW|kVA|mAh|Ah|mA|A|N·m|Nm|mΩ|Ω|Hz|kHz|MHz|GHz|bar|kPa|MPa|dB|lux|rpm|ppm|mV|kV|V(?: [AD]C)?|W|µg|mcg|g|ms|µs|mmol|IU|kcal|kJ|psi|ft|lbs?|oz|m(?!\.\s?\p{Nd})|°[CF]|℃|mph|GB|TB|MB|KB|ha|点|件|名|人|回|部|戸|ページ|平方米|公斤)(?!\p{Script=Latin})`,
  'gu',
)
/** Times of day, which last nothing and are no amount: `20.45 Uhr`, `alle ore 9`, `à 17 h 30`, `午前８時30分`. */
const clock =
  /(?<![\p{N}.,:])\p{Nd}{1,2}:\p{Nd}{2}(?![\p{N}:])(?:\s?(?:Uhr|uur|h|hrs)(?!\p{L}))?|(?<![\p{N}.,:])(?:\p{Nd}{1,2}[.h]\p{Nd}{2}\s?[–-]\s?)?\p{Nd}{1,2}[.h]\p{Nd}{2}\s?(?:Uhr|uur|hrs|h)(?!\p{L})|(?<![\p{N}.,:])\p{Nd}{1,2}\s?(?:Uhr|h\s\p{Nd}{2})(?![\p{L}\p{N}])|(?<!\p{L})(?:ore|godz\.|Uhrzeit)\s?\p{Nd}{1,2}(?:[.:,]\p{Nd}{2})?(?!\p{N})|(?<=\p{N}{4},?\s|\p{L}{5},\s)(?:à|at|om|um|alle|a las|às|в)\s\p{Nd}{1,2}\s(?:heures?|horas?|uur|часов)(?!\p{L})|(?:午[前后後]|上午|下午|晚上)?\p{Nd}{1,2}[時点](?:\p{Nd}{1,2}分|半)/gu
const plainNumber = new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])${number}`, 'gu')

/** Amounts, rates, periods, dates, ways of contact and codes of a text, in order, none inside another. */
export function typedValues(text: string, language: Language, isTalk: boolean): TypedValue[] {
  const { patterns } = language
  const found: TypedValue[] = []
  let rest = text
  const take = (kind: ValueKind, pattern: RegExp, least = 1): void => {
    let blanked = ''
    let end = 0
    for (const { 0: part, index } of matchesIn(rest, pattern)) {
      const value = part.trim()
      if (value.length < least) continue
      found.push({ kind, text: value.replace(/[.,'’]$/u, ''), at: index })
      blanked += rest.slice(end, index) + ' '.repeat(part.length)
      end = index + part.length
    }
    rest = blanked + rest.slice(end)
  }
  const leaveOut = (pattern: RegExp): void => {
    rest = rest.replace(pattern, (part) => ' '.repeat(part.length))
  }
  if (isTalk) for (const value of spokenAmounts(text, patterns.money)) found.push(value)
  if (!/\p{N}/u.test(text)) {
    take('date', patterns.date, 12)
    take('duration', patterns.duration, 3)
    return found.map((value) => toEndOfWord(text, value))
  }
  take('money', money)
  take('percent', percent(language))
  take('date', numericDate)
  take('date', patterns.date, 4)
  leaveOut(clock)
  take('duration', patterns.duration, 2)
  take('measure', measure)
  take('code', code, 4)
  if (/@|www\.|\p{N}[\p{N} ()./–-]{6}/u.test(rest)) take('contact', contact, 7)
  take('number', plainNumber)
  for (const [i, value] of found.entries()) {
    if (value.kind !== 'number' || i < 0) continue
    const after = text.slice(value.at + value.text.length, value.at + value.text.length + 16)
    const ordinal = /^(?:st|nd|rd|th)(?!\p{L})/u.exec(after)?.[0]
    if (ordinal !== undefined) {
      found[i] = { ...value, kind: 'date', text: `${value.text}${ordinal}` }
      continue
    }
    const unit = unitBehind(text.slice(value.at + value.text.length), patterns.money)
    if (unit !== undefined) found[i] = { ...value, kind: 'money', text: `${value.text} ${unit}` }
  }
  return found.map((value) => toEndOfWord(text, value)).sort((a, b) => a.at - b.at)
}

const inWords = /^\s?\([^)\p{N}]{3,120}\)/u
const longestUnit = 24

/** The unit of money behind a number, which may be repeated in words between the two: `500 (пятьсот) рублей`. */
function unitBehind(behind: string, units: RegExp): string | undefined {
  const after = behind.slice(inWords.exec(behind.slice(0, 130))?.[0].length ?? 0)
  const near = after.slice(0, longestUnit).trimStart()
  const unit = near.match(units)?.[0]
  if (unit === undefined || !near.startsWith(unit)) return undefined
  return unit + (restOfWord.exec(near.slice(unit.length))?.[0] ?? '')
}

const restOfWord = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Mn}]{1,12}/u
const stemmed: readonly ValueKind[] = ['duration', 'money']

/** The patterns of a language know beginnings of words: `20 دينار` of `20 ديناراً`. */
function toEndOfWord(text: string, value: TypedValue): TypedValue {
  const end = value.at + value.text.length
  if (!stemmed.includes(value.kind) || !/\p{L}$/u.test(value.text)) return value
  if (text.slice(value.at, end) !== value.text) return value
  return { ...value, text: value.text + (restOfWord.exec(text.slice(end, end + 12))?.[0] ?? '') }
}

const inCents = /^\p{Nd}{1,3}(?:[.,'’  ]?\p{Nd}{3})*[.,]\p{Nd}{2}$/u

/** The values of a table that tells amounts, whose numbers with cents are money without a sign of it. */
export function withPlainAmounts(values: readonly TypedValue[]): TypedValue[] {
  return values.map((value) =>
    value.kind === 'number' && inCents.test(value.text) ? { ...value, kind: 'money' } : value,
  )
}

const spokenWords = /(?:[\p{L}-]+\s){1,3}$/u

/** `fifty-four grand`: the words before a unit of money. */
function spokenAmounts(text: string, units: RegExp): TypedValue[] {
  return matchesIn(text, units).flatMap((match) => {
    const before = spokenWords.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0]
    if (before === undefined) return []
    const at = match.index - before.length
    return [{ kind: 'money' as const, text: `${before}${match[0]}`, at }]
  })
}
