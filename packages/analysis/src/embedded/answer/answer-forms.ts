import type { AnswerType, Asking } from '../languages/asking.ts'
import type { Words } from '../languages/load-words.ts'

/** How things of one kind look, with how surely each form is one. */
export type Forms = readonly (readonly [RegExp, number])[]
type Sources = readonly (readonly [source: string, worth: number])[]
type FormSources = Readonly<Partial<Record<AnswerType, Sources>>>

/** Digits that are not part of a name such as `T4`. */
const spacedNumber = String.raw`(?<![\p{L}\d.,])\d[\d.,]*`
/** The same without days, times and sums. */
const countable = String.raw`(?<![\p{L}\d.,/:$€£₽])(?<![\p{L}\d]-|[$€£]\s)\d[\d.,]*(?![\d/:]|\s?(?:[€%₽]|(?:h|am|pm|uhr|euros?|eur|zł|руб)(?!\p{L})))`
/** The same where words stand without spaces. */
const numberBetweenLetters = String.raw`(?<![A-Za-z\d.,])\d[\d.,]*`
const unspacedNumber = '[0-9０-９一二三四五六七八九十百千万两]'
const currencySigns = '[$€£¥₹￥₽]'
/** `SGD 61,520`, `R10.0m`, `kr 50`. */
const currencyCode = String.raw`(?<![\p{L}\d])(?:\p{Lu}{3}\s?|R\$?\s?|Rs\.?\s?|kr\.?\s?|zł\s?)\d[\d.,]*`

/** `1,284.00` in a table: a sum without its currency. */
const bareAmount = String.raw`(?<![\p{L}\d./:-])\d{1,3}(?:[.,\s]?\d{3}){0,4}[.,]\d\d(?![\d/:-]|[.,]\d|\s?(?:[%\p{L}²³°]))`
/** `1,357,300` among the numbers of a row. */
const bareThousands = String.raw`(?<![\p{L}\d.,/:-])(?:\d{2,3}|\d[.,\u00a0]\d{3})(?:[.,\u00a0]\d{3}){1,3}(?![\d/:-]|[.,]\d|\s?(?:[%\p{L}²³°]))`

const unspacedPeriods = String.raw`${unspacedNumber}+\s?(?:年|か月|ヶ月|カ月|箇月|个月|個月|日間|日以内|日前|日内|天|周|週間|時間|小时|分钟|分間)`
const unspacedDates = String.raw`${unspacedNumber}+\s?[年月日号]|[上下]午|午前|午後|\d{1,2}時`
const numericDates = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|(?<!\d)(?:19|20)\d\d(?!\d)|\d{1,2}(?:st|nd|rd|th)\b|(?<![\d.,$£€])(?:[01]?\d|2[0-4])[:.h][0-5]\d(?![\d.,]|\s?[%€$£])|\d{1,2}\s?(?:am|pm|uhr|h)\b|\d\s?[ap]\.\s?m\.`
/** No years, dates and sums. */
const noCode = String.raw`(?:19|20)\d\d(?![\p{L}\p{N}/-])|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|[\d.]{1,12}[.,]\d\d(?!\d)|\d{1,3}(?:\.\d{3}){1,4}(?!\d)|\d{1,3}(?:[ \u00a0]\d{3}){1,4}(?:,\d\d(?!\d)|\s?(?:zł|€|kr|руб|₽|EUR|PLN))`
const phones = String.raw`(?<![\p{L}\p{N}/-])(?!${noCode}|(?:19|20)\d\d[/-])\+?\(?\d[\d ()/-]{5,}\d|[０-９－]{8,}`
const clockTimes = String.raw`(?<![\d.,£$€])\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]m(?!\p{L})|[ap]\.\s?m\.|h(?![\p{L}\d]))|(?<![\d:.,])\d{1,2}[:h]\d{2}(?![\d:])|[0-9０-９一二三四五六七八九十]+[時时点點](?![间間])`
const contacts = String.raw`${phones}|[^\s@]{1,64}@[^\s@]{1,200}|(?<![\p{L}\p{N}.,])(?!${noCode})(?=[\p{Lu}\d./-]*\d)[\p{Lu}\d][\p{Lu}\d./-]{3,}`
/** `1.2 metres`, `90 m²`, `25 °C`, in the languages that share the words. */
const measures = String.raw`(?<![\d０-９.,])[\d０-９][\d.,]*[\s-]?(?:(?:square|cubic|sq\.?|quadrat|mètres?|metros?|metri)\s?)?(?:[°º]\s?[CF]?|["″]|㎡|平方|平米|メートル|キロ|グラム|公里|公斤|厘米|米|度|(?:mm|cm|m|km|dm|m²|m2|m³|m3|qm|ha|kg|g|mg|µg|t|l|ml|cl|k?w|kwh|mwh|v|hz|mhz|ghz|db|bar|psi|mb|gb|tb|[mg]bit\/s|mbps|km\/h|mph|lbs?|oz|ft|px|м²?|км|кг|см|л|г|[мг]бит(?:\/с)?|квт(?:·ч)?)(?![\p{L}\p{N}])|(?:inch|feet|foot|miles?|yard|(?:quadrat|vierkante |kubik|kilo|zenti|centi|milli|mili)?m[eèé]t(?:r|er)|kilo|pound|acre|hectare|hektar|gallon|lit[er]|litr|gramm?(?![\p{L}]{3})|degree|grad|degr|watt|ton|stone|seat|метр|литр|градус|грамм|тонн|كيلو|متر|درجة|لتر))`
/** `Weight | kg | 34.5`: a unit in a cell of its own. */
const unitCell = String.raw`(?:^|\|)\s?(?:[°º]\s?[CF]?|mm|cm|m|km|m²|m³|m³\/h|l\/min|l\/h|kg|g|mg|t|l|ml|k?W|kWh|V|A|Hz|dB(?:\(A\))?|bar|k?Pa|min|rpm)\s?[|;]\s?[-–+]?\d`
export const nameRun = String.raw`\p{Lu}[\p{L}'’.&-]*\s(?:(?:van|von|de|der|di|del|da|bin|al|&|and)\s)?\p{Lu}[\p{L}'’.-]+`
export const oneName = String.raw`(?<=[\p{L}\p{N},;:)"”]\s)\p{Lu}[\p{L}'’-]+`
/** `35600 Redon` */
const otherPlaces = String.raw`\b\d{4,6}\b\s\p{Lu}`

/** How the answers to each kind of question look in one language. */
export function answerForms(words: Words): ReadonlyMap<AnswerType, Forms> {
  const sources: FormSources = {
    ...formsOfSums(words),
    ...formsOfTimes(words),
    ...formsOfNames(words),
    contact: [
      [contacts, 1],
      ['\\d', 0.3],
    ],
    phone: [[phones, 1]],
    yesNo: [[listed(words, words.asking.modalWords), 1]],
    reason: [[listed(words, words.asking.reasonWords), 1]],
    consequence: [
      [listed(words, words.asking.conditionWords), 1],
      [fitting(words.asking.verbFirst), 1],
    ],
  }
  const forms = new Map<AnswerType, Forms>()
  for (const [type, list] of Object.entries(sources)) {
    const compiled = list.map(
      ([source, worth]) => [new RegExp(source, caseOf(type)), worth] as const,
    )
    forms.set(type as AnswerType, type === 'money' ? withBareSums(compiled) : compiled)
  }
  return forms
}

function formsOfSums(words: Words): FormSources {
  const { asking } = words
  const isUnspaced = isWithoutSpaces(words)
  const number = isUnspaced ? numberBetweenLetters : spacedNumber
  const numberWords = listed(words, asking.numberWords)
  const anyNumber = `${number}|[０-９]|${numberWords}`
  const currencies = isUnspaced ? alternatives(asking.currencies) : listed(words, asking.currencies)
  const costsNothing = isUnspaced ? fitting(asking.free) : String.raw`(?<!\p{L}-)${currencies}`
  const amount = String.raw`${currencySigns}\s?\d|(?:${number}|[０-９]|万|千)\s?(?:${currencySigns}|${currencies})|${costsNothing}`
  const percent = `[%％]|${isUnspaced ? asking.percent : `(?<!\\p{L})(?:${asking.percent})`}`
  return {
    number: [
      [isUnspaced ? `${number}|[０-９]` : countable, 1],
      [numberWords, 0.8],
    ],
    measure: [
      [`${measures}|${unitCell}`, 1],
      [percent, 0.7],
      [amount, 0.6],
      [anyNumber, 0.3],
    ],
    money: [
      [amount, 1],
      [shareAsPrice(asking, percent, isUnspaced), 0.6],
      [`${number}|[０-９]`, 0.3],
      [numberWords, 0.2],
    ],
    percent: [
      [percent, 1],
      [amount, 0.6],
      [anyNumber, 0.4],
    ],
  }
}

/** `Canceling later costs 60 %.` */
function shareAsPrice({ charges }: Asking, percent: string, isUnspaced: boolean): string {
  const charged = fitting(charges)
  return isUnspaced
    ? `(?:${charged})[^。；，、]{0,10}(?:${percent})`
    : `(?<!\\p{L})(?:${charged})(?!\\p{L})[^.;:|]{0,40}?\\d\\s?(?:${percent})|\\d\\s?(?:${percent})(?!\\p{L})[^.;:|]{0,20}?(?<!\\p{L})(?:${charged})(?!\\p{L})`
}

/** Sums without the sign of a currency count behind those with one. */
function withBareSums([plainest, ...others]: Forms): Forms {
  return [
    ...(plainest === undefined ? [] : [plainest]),
    [new RegExp(currencyCode, 'gu'), 0.9],
    [new RegExp(bareAmount, 'giu'), 0.8],
    [new RegExp(bareThousands, 'giu'), 0.6],
    ...others,
  ]
}

function formsOfTimes(words: Words): FormSources {
  const { asking } = words
  const number = isWithoutSpaces(words) ? numberBetweenLetters : spacedNumber
  const anyNumber = `${number}|[０-９]|${listed(words, asking.numberWords)}`
  const units = listed(words, asking.timeUnits)
  const period = `(?:${anyNumber})[)\\]]?\\P{L}{0,3}(?:\\p{L}+\\s){0,2}${units}|${unspacedPeriods}`
  const dates = `${listed(words, asking.dateWords)}|${numericDates}|${unspacedDates}|${fitting(asking.otherDays)}`
  const times = [
    clockTimes,
    String.raw`(?<![\d.,£$€])\d{1,2}(?:[:.h]\d{2})?\s?(?:${fitting(asking.hours)})(?!\p{L})`,
    bounded(words, fitting(asking.noon)),
    String.raw`(?<!\p{L})(?:${fitting(asking.atHour)})\s\d{1,2}(?!\d)`,
  ].join('|')
  return {
    period: [
      [period, 1],
      [dates, 0.6],
    ],
    date: [
      [dates, 1],
      [period, 0.8],
    ],
    time: [[times, 1]],
    frequency: [
      [bounded(words, fitting(asking.frequencies)), 1],
      [period, 0.3],
    ],
  }
}

/** Names are told by their capitals, which not every script has. */
function formsOfNames(words: Words): FormSources {
  if (isWithoutSpaces(words) || words.language === 'ar') return {}
  return {
    person: [
      [nameRun, 1],
      [oneName, 0.6],
    ],
    place: [[placeBut(words.asking), 1]],
  }
}

/** `on March 1` is no place. */
function placeBut({ dateWords, beforePlace, articles }: Asking): string {
  const named = dateWords.split(/\s+/u).map((word) => word.replace(/^\p{L}/u, upperCase))
  const front = String.raw`(?<!\p{L})(?:${fitting(beforePlace)})\.?\s+(?:(?:${fitting(articles)})\s+)?`
  return `${front}(?!(?:${alternatives(named.join(' '))})(?!\\p{L}))\\p{Lu}|${otherPlaces}`
}

/** A pattern of a language; one that has no words for it fits nothing. */
export function fitting(source: string): string {
  return source === '' ? '(?!)' : source
}

function upperCase(letter: string): string {
  return letter.toUpperCase()
}

/** Names are told by their capitals. */
function caseOf(type: string): string {
  return /person|place|contact|phone/u.test(type) ? 'gu' : 'giu'
}

function alternatives(list: string): string {
  return list
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/_/gu, ' '))
    .join('|')
}

function isWithoutSpaces({ language }: Words): boolean {
  return language === 'ja' || language === 'zh'
}

/** A pattern where words begin and end with it, in scripts with spaces between words. */
export function bounded(words: Words, source: string): string {
  return isWithoutSpaces(words)
    ? `(?:${source})`
    : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`
}

/** Words parted by spaces, as one pattern. */
export function listed(words: Words, list: string): string {
  return bounded(words, alternatives(list))
}
