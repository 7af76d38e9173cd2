import type { AnswerType } from '../languages/asking.ts'
import type { Words } from '../languages/load-words.ts'

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

/** Digits that are no part of a name such as `T4`. */
const number = String.raw`(?<![\p{L}\d.])\d[\d.,]*`
const unspacedNumber = '[0-9０-９一二三四五六七八九十百千万两]'
const currencySigns = '[$€£¥₹￥₽]'
/** `SGD 61,520`, `R10.0m`, `kr 50`. */
const currencyCode = String.raw`(?<![\p{L}\d])(?:\p{Lu}{3}\s?|R\$?\s?|Rs\.?\s?|kr\.?\s?|zł\s?)\d[\d.,]*`

const percentSigns = String.raw`[%％]|(?<!\p{L})(?:per ?cent|prozent|pour cent|por ciento|por cento|procent|процент\p{L}*|proc\.)|百分之|割|بالمئة|بالمائة|في المئة`
const unspacedPeriods = String.raw`${unspacedNumber}+\s?(?:年|か月|ヶ月|カ月|箇月|个月|個月|日間|日以内|日前|日内|天|周|週間|時間|小时|分钟|分間)`
const unspacedDates = String.raw`${unspacedNumber}+\s?[年月日号]|[上下]午|午前|午後|\d{1,2}時`
const numericDates = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|(?<!\d)(?:19|20)\d\d(?!\d)|\d{1,2}(?:st|nd|rd|th)\b|\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:am|pm|uhr|h)\b`
const contacts = String.raw`\+?\(?\d[\d ()/-]{5,}\d|[０-９－]{8,}|\S+@\S+\.\S+|(?<![\p{L}\p{N}])(?=[\p{Lu}\d./-]*\d)[\p{Lu}\d][\p{Lu}\d./-]{3,}`
const nameRun = String.raw`\p{Lu}[\p{L}'’.&-]*\s(?:(?:van|von|de|der|di|del|da|bin|al|&|and)\s)?\p{Lu}[\p{L}'’.-]+`
const oneName = String.raw`(?<=[\p{L}\p{N},;:)"”]\s)\p{Lu}[\p{L}'’-]+`
const placeSigns = String.raw`(?<!\p{L})(?:in|at|on|near|from|to|im|am|bei|à|au|en|nel|em|op|te|via|rue|calle|w|na|ul|в|на|ул)\.?\s+(?:(?:the|der|dem|la|le|el|il|de|het)\s+)?\p{Lu}|\b\d{4,6}\b\s\p{Lu}|[市区县町村駅路]|شارع|مدينة`

const known = new WeakMap<Words, AnswerTypes>()

export function answerTypesOf(words: Words): AnswerTypes {
  const types = known.get(words) ?? createAnswerTypes(words)
  known.set(words, types)
  return types
}

function createAnswerTypes({ language, asking }: Words): AnswerTypes {
  const isUnspaced = language === 'ja' || language === 'zh'
  const bounded = (source: string): string =>
    isUnspaced ? `(?:${source})` : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`
  const words = (list: string): string => bounded(alternatives(list))
  const asked = Object.entries(asking.types).map(
    ([type, source]) => [type as AnswerType, new RegExp(bounded(source), 'iu')] as const,
  )
  const anyNumber = `${number}|[０-９]|${words(asking.numberWords)}`
  const period = `(?:${anyNumber})[)\\]]?\\P{L}{0,3}(?:\\p{L}+\\s){0,2}${words(asking.timeUnits)}|${unspacedPeriods}`
  const amount = String.raw`${currencySigns}\s?\d|(?:${number}|[０-９]|万|千)\s?(?:${currencySigns}|${isUnspaced ? alternatives(asking.currencies) : words(asking.currencies)})|${isUnspaced ? '免除|無料|免费|不要' : words(asking.currencies)}`
  const exception = new RegExp(`^${words(asking.exceptionWords)}`, 'iu')
  const dates = `${words(asking.dateWords)}|${numericDates}|${unspacedDates}`
  const sources: Readonly<Partial<Record<AnswerType, readonly (readonly [string, number])[]>>> = {
    number: [
      [`${number}|[０-９]`, 1],
      [words(asking.numberWords), 0.8],
    ],
    money: [
      [amount, 1],
      [`${number}|[０-９]`, 0.3],
      [words(asking.numberWords), 0.2],
    ],
    percent: [
      [percentSigns, 1],
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
    contact: [
      [contacts, 1],
      ['\\d', 0.3],
    ],
    yesNo: [[words(asking.modalWords), 1]],
    reason: [[words(asking.reasonWords), 1]],
    ...(isUnspaced || language === 'ar'
      ? {}
      : {
          person: [
            [nameRun, 1],
            [oneName, 0.6],
          ],
          place: [[placeSigns, 1]],
        }),
  }
  const patterns = new Map(
    Object.entries(sources).map(([type, list]) => [
      type as AnswerType,
      list.map(([source, worth]) => [new RegExp(source, caseOf(type)), worth] as const),
    ]),
  )
  patterns.get('money')?.splice(1, 0, [new RegExp(currencyCode, 'gu'), 0.9])
  return {
    typeOf: (question) => {
      const flat = question.normalize('NFKC')
      let first = { type: 'other' as AnswerType, at: flat.length }
      for (const [type, pattern] of asked) {
        const at = flat.search(pattern)
        if (at >= 0 && at < first.at) first = { type, at }
      }
      return first.type
    },
    opensException: (text) => exception.test(text),
    holds: (type, text) => {
      const list = patterns.get(type)
      if (list === undefined) return 0.5
      return list.find(([pattern]) => text.search(pattern) >= 0)?.[1] ?? 0
    },
    find: (type, text) => {
      const found = patterns.get(type)?.find(([pattern]) => text.search(pattern) >= 0)
      return found === undefined ? [] : [...text.matchAll(found[0])].map(({ index }) => index)
    },
  }
}

/** Names are told by their capitals. */
function caseOf(type: string): string {
  return /person|place|contact/u.test(type) ? 'gu' : 'giu'
}

function alternatives(list: string): string {
  return list
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/_/gu, ' '))
    .join('|')
}
