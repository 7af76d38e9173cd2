import type { RiskLevel } from '@precis/domain'
import type { RiskReasonId } from '../../languages/language-pack.ts'
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
  readonly values: readonly TypedValue[]
}

/** What these reasons tell of may cost health, work or all the money. */
const graveReasons: readonly RiskReasonId[] = ['health', 'ending', 'forfeit', 'legal']
/** Of the most that is told of what is lost or owed. */
const muchToll = 0.6

/** How bad a danger is, by what comes of it for whoever received the document. */
export function levelOf({ severe, others, reasons, toll, isGrave, values }: Told): RiskLevel {
  if (isGrave) return 'high'
  if (severe < 2 && costsLittle(values, reasons)) return 'low'
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
const little = 50
const inLargeUnits = /[€£$]/u
const figures = /\p{Nd}[\p{Nd}.,]*/u
/** `45,00` and `1,200.00` */
const cents = /[.,]\p{Nd}{2}$/u

/** Whether nothing but a small charge is at stake. */
function costsLittle(values: readonly TypedValue[], reasons: readonly RiskReasonId[]): boolean {
  const sums = values.filter(({ kind }) => kind === 'money').map(({ text }) => amountOf(text))
  return (
    sums.length > 0 &&
    sums.every((sum) => sum !== undefined && sum <= little) &&
    reasons.every((id) => ofCosts.includes(id))
  )
}

function amountOf(text: string): number | undefined {
  const [digits] = figures.exec(text) ?? []
  if (digits === undefined || !inLargeUnits.test(text)) return undefined
  return Number(digits.replace(cents, '').replace(/\P{Nd}/gu, ''))
}

const deadly =
  /(?<!\p{L})(?:death|fatal|heart attack|cardiac arrest|infar[ck]t|infarto|infarctus|enfarte|zawał|инфаркт|stroke(?!s)|thrombos|trombos|trombose|embol|anaphyla|anafila|haemorrhag|hemorrhag|hémorrag|tod(?:es|lich)?(?!\p{L})|tödlich|mort(?:el|al)|muerte|śmier|смерт)|心筋梗塞|死亡|梗死/iu

/** Whether a sentence about somebody's health tells what may kill. */
export function mayKill(text: string, reasons: readonly RiskReasonId[]): boolean {
  return reasons.includes('health') && deadly.test(text)
}
