import type { Stemmer } from '../../text/words/tokens.ts'
import { createAskStemmer } from '../languages/ask-stemmer.ts'
import type { AnswerType, Asking } from '../languages/asking.ts'
import { inEveryLanguage } from '../languages/every-question.ts'
import type { Words } from '../languages/load-words.ts'
import type { Questions } from '../languages/questions.ts'

/** Tells what a question asks for and whether a passage holds such a thing, in one language. */
export interface AnswerTypes {
  typeOf(question: string): AnswerType
  /** 1 when a passage holds the kind of thing asked for, 0 when it does not, between where that cannot be told. */
  holds(type: AnswerType, text: string): number
  /** Whether a sentence opens as one that takes back the sentence before it. */
  opensException(text: string): boolean
  /** Where in a passage such things stand. */
  find(type: AnswerType, text: string): readonly number[]
}

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
const [howOften, whatTime, phone] = [
  asks((questions) => questions.howOften),
  asks((questions) => questions.whatTime),
  asks((questions) => questions.phone),
]

/** Whoever asks in another language than the document's asks for the same. */
function asks(part: (questions: Questions) => string): RegExp {
  return new RegExp(inEveryLanguage(part), 'iu')
}
const contacts = String.raw`${phones}|[^\s@]{1,64}@[^\s@]{1,200}|(?<![\p{L}\p{N}.,])(?!${noCode})(?=[\p{Lu}\d./-]*\d)[\p{Lu}\d][\p{Lu}\d./-]{3,}`
/** `1.2 metres`, `90 m²`, `25 °C`, in the languages that share the words. */
const measures = String.raw`(?<![\d０-９.,])[\d０-９][\d.,]*[\s-]?(?:(?:square|cubic|sq\.?|quadrat|mètres?|metros?|metri)\s?)?(?:[°º]\s?[CF]?|["″]|㎡|平方|平米|メートル|キロ|グラム|公里|公斤|厘米|米|度|(?:mm|cm|m|km|dm|m²|m2|m³|m3|qm|ha|kg|g|mg|µg|t|l|ml|cl|k?w|kwh|mwh|v|hz|mhz|ghz|db|bar|psi|mb|gb|tb|[mg]bit\/s|mbps|km\/h|mph|lbs?|oz|ft|px|м²?|км|кг|см|л|г|[мг]бит(?:\/с)?|квт(?:·ч)?)(?![\p{L}\p{N}])|(?:inch|feet|foot|miles?|yard|(?:quadrat|vierkante |kubik|kilo|zenti|centi|milli|mili)?m[eèé]t(?:r|er)|kilo|pound|acre|hectare|hektar|gallon|lit[er]|litr|gramm?(?![\p{L}]{3})|degree|grad|degr|watt|ton|stone|seat|метр|литр|градус|грамм|тонн|كيلو|متر|درجة|لتر))`
/** `Weight | kg | 34.5`: a unit in a cell of its own. */
const unitCell = String.raw`(?:^|\|)\s?(?:[°º]\s?[CF]?|mm|cm|m|km|m²|m³|m³\/h|l\/min|l\/h|kg|g|mg|t|l|ml|k?W|kWh|V|A|Hz|dB(?:\(A\))?|bar|k?Pa|min|rpm)\s?[|;]\s?[-–+]?\d`
const nameRun = String.raw`\p{Lu}[\p{L}'’.&-]*\s(?:(?:van|von|de|der|di|del|da|bin|al|&|and)\s)?\p{Lu}[\p{L}'’.-]+`
const oneName = String.raw`(?<=[\p{L}\p{N},;:)"”]\s)\p{Lu}[\p{L}'’-]+`
/** `35600 Redon` */
const otherPlaces = String.raw`\b\d{4,6}\b\s\p{Lu}`

const known = new WeakMap<Words, AnswerTypes>()

export function answerTypesOf(words: Words): AnswerTypes {
  const types = known.get(words) ?? createAnswerTypes(words)
  known.set(words, types)
  return types
}

function createAnswerTypes(of: Words): AnswerTypes {
  const { language, asking } = of
  const isUnspaced = language === 'ja' || language === 'zh'
  const number = isUnspaced ? numberBetweenLetters : spacedNumber
  const bounded = (source: string): string =>
    isUnspaced ? `(?:${source})` : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`
  const words = (list: string): string => bounded(alternatives(list))
  const asked = Object.entries(asking.types).map(
    ([type, source]) => [type as AnswerType, new RegExp(bounded(source), 'iu')] as const,
  )
  const anyNumber = `${number}|[０-９]|${words(asking.numberWords)}`
  const period = `(?:${anyNumber})[)\\]]?\\P{L}{0,3}(?:\\p{L}+\\s){0,2}${words(asking.timeUnits)}|${unspacedPeriods}`
  const amount = String.raw`${currencySigns}\s?\d|(?:${number}|[０-９]|万|千)\s?(?:${currencySigns}|${isUnspaced ? alternatives(asking.currencies) : words(asking.currencies)})|${isUnspaced ? fitting(asking.free) : String.raw`(?<!\p{L}-)${words(asking.currencies)}`}`
  const exception = new RegExp(`^${words(asking.exceptionWords)}`, 'iu')
  const dates = `${words(asking.dateWords)}|${numericDates}|${unspacedDates}|${fitting(asking.otherDays)}`
  const percent = `[%％]|${isUnspaced ? asking.percent : `(?<!\\p{L})(?:${asking.percent})`}`
  const charges = fitting(asking.charges)
  const shareAsPrice = isUnspaced
    ? `(?:${charges})[^。；，、]{0,10}(?:${percent})`
    : `(?<!\\p{L})(?:${charges})(?!\\p{L})[^.;:|]{0,40}?\\d\\s?(?:${percent})|\\d\\s?(?:${percent})(?!\\p{L})[^.;:|]{0,20}?(?<!\\p{L})(?:${charges})(?!\\p{L})`
  const times = [
    clockTimes,
    String.raw`(?<![\d.,£$€])\d{1,2}(?:[:.h]\d{2})?\s?(?:${fitting(asking.hours)})(?!\p{L})`,
    bounded(fitting(asking.noon)),
    String.raw`(?<!\p{L})(?:${fitting(asking.atHour)})\s\d{1,2}(?!\d)`,
  ].join('|')
  const sources: Readonly<Partial<Record<AnswerType, readonly (readonly [string, number])[]>>> = {
    number: [
      [isUnspaced ? `${number}|[０-９]` : countable, 1],
      [words(asking.numberWords), 0.8],
    ],
    measure: [
      [`${measures}|${unitCell}`, 1],
      [percent, 0.7],
      [amount, 0.6],
      [anyNumber, 0.3],
    ],
    money: [
      [amount, 1],
      [shareAsPrice, 0.6],
      [`${number}|[０-９]`, 0.3],
      [words(asking.numberWords), 0.2],
    ],
    percent: [
      [percent, 1],
      [amount, 0.6],
      [anyNumber, 0.4],
    ],
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
      [bounded(fitting(asking.frequencies)), 1],
      [period, 0.3],
    ],
    contact: [
      [contacts, 1],
      ['\\d', 0.3],
    ],
    phone: [[phones, 1]],
    yesNo: [[words(asking.modalWords), 1]],
    reason: [[words(asking.reasonWords), 1]],
    consequence: [
      [words(asking.conditionWords), 1],
      [fitting(asking.verbFirst), 1],
    ],
    ...(isUnspaced || language === 'ar'
      ? {}
      : {
          person: [
            [nameRun, 1],
            [oneName, 0.6],
          ],
          place: [[placeBut(asking), 1]],
        }),
  }
  const stemmer = createAskStemmer(of)
  const places = new RegExp(fitting(asking.namedPlaces), 'gu')
  const days = new Set(asking.dateWords.split(/\s+/u))
  const isDay = (word: string): boolean => days.has(word.toLowerCase())
  const patterns = new Map(
    Object.entries(sources).map(([type, list]) => [
      type as AnswerType,
      list.map(([source, worth]) => [new RegExp(source, caseOf(type)), worth] as const),
    ]),
  )
  patterns
    .get('money')
    ?.splice(
      1,
      0,
      [new RegExp(currencyCode, 'gu'), 0.9],
      [new RegExp(bareAmount, 'giu'), 0.8],
      [new RegExp(bareThousands, 'giu'), 0.6],
    )
  return {
    typeOf: (question) => {
      const flat = question.normalize('NFKC')
      if (howOften.test(flat)) return 'frequency'
      const last = firstAsked(flat.split(sentenceEnd).at(-1) ?? '', asked)
      const type = last === 'other' ? firstAsked(flat, asked) : last
      if (type === 'contact' && phone.test(flat)) return 'phone'
      return type === 'date' && whatTime.test(flat) ? 'time' : type
    },
    opensException: (text) => exception.test(text),
    holds: (type, text) => {
      const list = patterns.get(type)
      if (list === undefined) return 0.5
      if (type === 'person') return namesIn(text.replace(places, ' '), stemmer, isDay)
      return list.find(([pattern]) => text.search(pattern) >= 0)?.[1] ?? 0
    },
    find: (type, text) => {
      const found = patterns.get(type)?.find(([pattern]) => text.search(pattern) >= 0)
      return found === undefined ? [] : [...text.matchAll(found[0])].map(({ index }) => index)
    },
  }
}

type AskedTypes = readonly (readonly [AnswerType, RegExp])[]

/** `My son drove. How much comes on top?` asks with its last sentence. */
const sentenceEnd = /[.!:;]\s+(?=\S)|[。！：；]/u

/** What the first words that ask for something ask for. */
function firstAsked(text: string, asked: AskedTypes): AnswerType {
  let first = { type: 'other' as AnswerType, at: text.length }
  for (const [type, pattern] of asked) {
    const at = text.search(pattern)
    if (at >= 0 && at < first.at) first = { type, at }
  }
  return first.type
}

const runOfNames = new RegExp(nameRun, 'gu')
const single = new RegExp(oneName, 'gu')

/** Whether a text names somebody: two words with capitals of which the first is no article, or less surely one. Days and months are no names. */
function namesIn(text: string, { isStopWord }: Stemmer, isDay: (word: string) => boolean): number {
  for (const [run] of text.matchAll(runOfNames)) {
    const [first = '', ...others] = run.split(/\s+/u).filter((word) => !isDay(word))
    if (others.length > 1 || (others.length === 1 && !isStopWord(first.toLowerCase()))) return 1
  }
  return [...text.matchAll(single)].some(([name]) => !isDay(name)) ? 0.6 : 0
}

/** `on March 1` is no place. */
function placeBut({ dateWords, beforePlace, articles }: Asking): string {
  const named = dateWords.split(/\s+/u).map((word) => word.replace(/^\p{L}/u, upperCase))
  const front = String.raw`(?<!\p{L})(?:${fitting(beforePlace)})\.?\s+(?:(?:${fitting(articles)})\s+)?`
  return `${front}(?!(?:${alternatives(named.join(' '))})(?!\\p{L}))\\p{Lu}|${otherPlaces}`
}

/** A pattern of a language; one that has no words for it fits nothing. */
function fitting(source: string): string {
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
