import type { Span } from '../../../text/sentences.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { namesSum } from '../../findings/sums.ts'
import type { Unit } from '../../findings/units/unit.ts'

const farthest = 1_500
const longestHeading = 80
const currency = /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|RUB|JPY|CNY)(?!\p{L})/u
const inBrackets = /[(（]([^()（）]{1,40})[)）]$/u
const cells = /\S {3,}\S|\t|\|/u
const figure = /\p{N}[.,]\p{N}{2}(?!\p{N})|\p{N}[.,'’ ]\p{N}{3}(?!\p{N})/u

/** The sum of a table behind which stands in what it is counted, where only the line over the table says so: `Charges (GBP, excluding VAT)`. */
export function withUnitOfTable(
  { content, rules }: Reading,
  { kind, label, text }: Unit,
  own: Excerpt,
): Excerpt {
  const isBareSum = kind !== 'sentence' && namesSum(label, rules) && figure.test(text)
  if (!isBareSum || currency.test(text)) return own
  const heading = headingAbove(content, own.start)
  const unit = heading && inBrackets.exec(content.slice(heading.start, heading.end))?.[1]
  return unit === undefined || heading === undefined || !currency.test(unit)
    ? own
    : { ...own, text: `${own.text} (${unit})`, lead: heading }
}

/** The nearest line above the rows that holds no cells. */
function headingAbove(content: string, from: number): Span | undefined {
  let end = content.lastIndexOf('\n', from - 1)
  while (end > 0 && from - end < farthest) {
    const start = content.lastIndexOf('\n', end - 1) + 1
    const line = content.slice(start, end).trimEnd()
    if (line !== '' && !cells.test(line.trim()))
      return line.length > longestHeading ? undefined : { start, end: start + line.length }
    end = start - 1
  }
  return undefined
}
