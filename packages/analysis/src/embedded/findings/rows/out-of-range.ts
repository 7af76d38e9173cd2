import type { Language } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'
import type { Cell } from './pairing.ts'

const number = String.raw`[-−]?\d[\d.,]*`
const between = new RegExp(
  String.raw`^(${number})\s*[^\d<>≤≥]{0,12}?(?:-|–|—|～|~)\s*(${number})`,
  'u',
)
const atMost = new RegExp(String.raw`^(?:<|≤|<=)\s?(${number})`, 'u')
const atLeast = new RegExp(String.raw`^(?:>|≥|>=)\s?(${number})`, 'u')
const around = new RegExp(String.raw`^±\s?(${number})`, 'u')
const measured = new RegExp(String.raw`^(${number})(?:\s?[^\d\s]\S{0,12}(?:\s\S{1,12})?)?\*?$`, 'u')

/** A number as its table writes it: `1.200` is much more where others have decimal commas. */
function amountIn(text: string | undefined, hasCommas: boolean): number {
  const plain = (text ?? '').replace('−', '-')
  if (hasCommas) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return Number(plain.replaceAll(',', ''))
}

const decimalComma = /^[<>≤≥±\s]*\d+,(?:\d{1,2}|0\d*)(?!\d)|^[<>≤≥±\s]*0,\d/u

/** Whether the cells of a row show that its table writes decimals with commas. */
export function hasDecimalCommas({ paired }: Unit): boolean {
  return paired.some(({ text }) => decimalComma.test(text))
}

function limitsIn(
  { head, text }: Cell,
  hasCommas: boolean,
  { fromLimit, mostColumn, toLimit, upToLimit }: Language['phrases'],
): readonly [number, number] | undefined {
  const inSigns = text.replace(upToLimit, '≤').replace(fromLimit, '≥').replace(toLimit, '–')
  const read = (amount: string | undefined): number => amountIn(amount, hasCommas)
  const range = between.exec(inSigns)
  if (range !== null) return [read(range[1]), read(range[2])]
  const [, most] =
    atMost.exec(inSigns) ?? (mostColumn.test(head) ? measured.exec(text) : null) ?? []
  if (most !== undefined) return [Number.NEGATIVE_INFINITY, read(most)]
  const [, least] = atLeast.exec(inSigns) ?? []
  if (least !== undefined) return [read(least), Number.POSITIVE_INFINITY]
  const [, off] = around.exec(inSigns) ?? []
  return off === undefined ? undefined : [-read(off), read(off)]
}

/** `0.6 *`, `86 ↑`: how a report marks a value among those of several samples. */
const marked = new RegExp(String.raw`^[<>≤≥]?\s?${number}\s?\S{0,8}\s?(?:\*{1,2}|!|↑|↓|▲|▼)$`, 'u')

/** Whether a value of a row is marked, or the first one lies outside the limits that the row itself gives; undefined where it gives none. */
export function isOutOfRange(
  { kind, columns, paired }: Unit,
  hasCommas: boolean,
  { phrases }: Language,
): boolean | undefined {
  if (kind !== 'row' || columns.length < 3) return undefined
  const [, ...cells] = paired
  const isRange = ({ head }: Cell): boolean => phrases.rangeColumn.test(head)
  const range = cells.find(isRange)
  const value = cells.find((cell) => !isRange(cell) && measured.test(cell.text))
  // What an insurer pays at most is no measure of anything.
  if (range === undefined || /\p{Sc}/u.test(range.text)) return undefined
  if (cells.some((cell) => !isRange(cell) && marked.test(cell.text))) return true
  const limits = limitsIn(range, hasCommas, phrases)
  const amount = amountIn(measured.exec(value?.text ?? '')?.[1], hasCommas)
  if (limits === undefined || value === undefined || Number.isNaN(amount)) return undefined
  const [least, most] = limits
  return amount < least || amount > most
}
