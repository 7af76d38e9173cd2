import type { RiskLevel } from '@precis/domain'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import type { TypedValue } from '../typed-values.ts'

export interface Told {
  /** How many words of loss, and of other harm. */
  readonly severe: number
  readonly others: number
  readonly reasons: readonly RiskReasonId[]
  /** How much it tells of what is lost or owed, from 0 to 1. */
  readonly toll: number
  /** Whether it costs life or limb, liberty, home, work, cover or a whole sum. */
  readonly isGrave: boolean
  /** Whether nothing but a small charge is at stake. */
  readonly isSmall: boolean
}

/** What these reasons tell of may cost health, work or all the money. */
const graveReasons: readonly RiskReasonId[] = ['health', 'ending', 'forfeit', 'legal', 'waiver']
/** Of the most that is told of what is lost or owed. */
const muchToll = 0.6

/** How bad a danger is, by what comes of it for whoever received the document. */
export function levelOf({ severe, others, reasons, toll, isGrave, isSmall }: Told): RiskLevel {
  if (isGrave) return 'high'
  if (severe < 2 && isSmall) return 'low'
  const mayBeGrave = reasons.some((id) => graveReasons.includes(id)) || toll > muchToll
  if (severe > 1 || (severe > 0 && mayBeGrave)) return 'high'
  return severe + others > 0 || toll > muchToll ? 'medium' : 'low'
}

const ofCosts: readonly RiskReasonId[] = [
  'penalty',
  'cost',
  'finance',
  'forfeit',
  'deadline',
  'exclusion',
  'oneSided',
]
/** Above it a charge is no trifle, in pounds, dollars or euros; one that comes again and again is none from far less on. */
const little = 350
const littleAgain = 20
/** What one pound, dollar or euro is worth, roughly. */
const worthOfUnit: readonly (readonly [RegExp, number])[] = [
  [/R\$|BRL/u, 6],
  [/[€£$]|EUR|GBP|USD|CHF|CAD|AUD|NZD|SGD/u, 1],
  [/zł|PLN/u, 4],
  [/₽|руб|RUB|₹|INR|Rs/u, 100],
  [/円|JPY|¥|￥/u, 150],
  [/元|CNY/u, 8],
  [/kr|SEK|NOK|DKK|Kč/u, 12],
]
const inLargeNumbers = /million|billion|bn|lakh|crore|万|m(?!\p{L})|k(?!\p{L})/iu
const figures = /\p{Nd}[\p{Nd}.,’' \u00a0\u202f]*/u
/** `45,00` and `1,200.00` */
const cents = /[.,]\p{Nd}{2}$/u

const excepted = perLanguage(({ excepts }) => new RegExp(`(?:${excepts.source})[^.;]*`, 'giu'))

/** A text without what it excepts: `no refund, except on death` tells of no death. */
export function withoutExcepted(text: string, language: Language): string {
  return text.replace(excepted(language), ' ')
}

/** Whether nothing but a small charge is at stake. */
export function costsLittle(
  text: string,
  values: readonly TypedValue[],
  reasons: readonly RiskReasonId[],
  language: Language,
): boolean {
  const sums = values.filter(({ kind }) => kind === 'money').map((value) => amountOf(value.text))
  const most = language.phrases.timeAndAgain.test(text) ? littleAgain : little
  return (
    sums.length > 0 &&
    sums.every((sum) => sum !== undefined && sum <= most) &&
    !costsMuch(text, values, language) &&
    reasons.every((id) => ofCosts.includes(id))
  )
}

/** `1, 60%` is what a number in front of a share was taken for. */
const lastFigure = /\p{Nd}+(?:\.\p{Nd}+)?(?=\P{Nd}*$)/u
const largeShare = 40
const largeSum = 10_000

/** Whether a large share or sum, or the whole of what is paid, is at stake. */
export function costsMuch(
  text: string,
  values: readonly TypedValue[],
  { phrases }: Language,
): boolean {
  if (phrases.takesWhole.test(text)) return true
  return values.some(({ kind, text: value }) => {
    if (kind === 'money') return (amountOf(value) ?? 0) >= largeSum
    if (kind !== 'percent') return false
    const share = Number.parseFloat(lastFigure.exec(value.replace(',', '.'))?.[0] ?? '')
    return share >= largeShare && share <= 100
  })
}

function amountOf(text: string): number | undefined {
  const [digits] = figures.exec(text) ?? []
  const [, unit] = worthOfUnit.find(([sign]) => sign.test(text)) ?? []
  if (digits === undefined || unit === undefined || inLargeNumbers.test(text)) return undefined
  return (
    Number(
      digits
        .trim()
        .replace(cents, '')
        .replace(/\P{Nd}/gu, ''),
    ) / unit
  )
}

/** Whether a sentence tells that all is lost that its paper is about. */
export function losesWhatItIsAbout(text: string, { phrases }: Language): boolean {
  return phrases.losesMain.test(text)
}

/** Whether a sentence about somebody's health tells what may kill; outside of medical papers only an allergy surely may. */
export function mayKill(
  text: string,
  reasons: readonly RiskReasonId[],
  isMedical: boolean,
  { phrases }: Language,
): boolean {
  const isDeadly = isMedical && reasons.includes('health') && phrases.deadly.test(text)
  return isDeadly || phrases.severeAllergy.test(text)
}
