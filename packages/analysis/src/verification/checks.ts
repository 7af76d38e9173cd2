import type { Check } from '@precis/domain'
import { dateKeys, takeDates } from './facts/dates.ts'
import { createFactIndex, type FactIndex } from './facts/fact-index.ts'
import { findMeasures, type Measure, type MeasureMatch } from './facts/measures.ts'
import { findNames } from './facts/names.ts'
import { type Figure, findFigures } from './facts/numbers.ts'

/** Something in a text that its source does not hold. */
export type Unsupported = Pick<Check, 'kind' | 'text'>

/**
 * Figures, amounts, measures, dates, percentages and proper names of `text` that occur neither in `cited`, the slices it
 * cites, nor around them, names anywhere in the document. Spelling may differ (`1,000` and `1 000`, `5 May` and `May 5`), values may not.
 */
export function findUnsupported(
  text: string,
  cited: string,
  around: FactIndex,
  document: FactIndex = around,
): Unsupported[] {
  const source = createFactIndex(cited)
  const found: Unsupported[] = []
  const { dates, rest } = takeDates(text)
  for (const date of dates) {
    const parts = findFigures(date.text)
    const isSupported =
      source.hasDate(date.keys) ||
      around.hasDate(date.keys) ||
      (parts.length > 1 && parts.every((part) => source.hasValue(part))) ||
      (around.hasDayWithoutYear(date.keys) && parts.every((part) => document.hasValue(part))) ||
      (isMonthOfYear(dateKeys(date)) &&
        parts.every((part) => around.hasValue(part)) &&
        around.hasName(date.text.replace(/[\d\s.,]+/gu, '')))
    if (!isSupported) found.push({ kind: 'figure', text: date.text })
  }
  const measures = findMeasures(rest)
  for (const figure of findFigures(rest)) {
    const measure = measures.find((one) => one.text.startsWith(figure.text))
    const match = measure && matchOf(measure, source, around)
    const isSupported = source.hasValue(figure) || (match !== 'unit' && around.hasFigure(figure))
    const isMissing = match === 'other' || (match !== 'same' && !isSupported)
    if (isMissing && !source.hasRounded(figure) && !around.hasRounded(figure))
      found.push({ kind: 'figure', text: (match === 'other' && measure?.text) || figure.text })
  }
  for (const measure of measures.filter(isInWords)) {
    const match = matchOf(measure, source, around)
    const figure: Figure = { ...measure, values: measure.values.map(String), kind: 'plain' }
    const isSupported = source.hasValue(figure) || (match !== 'unit' && around.hasValue(figure))
    if (match === 'other' || (match !== 'same' && !isSupported))
      found.push({ kind: 'figure', text: measure.text })
  }
  const missing = findNames(text).filter((name) => !source.hasName(name) && !document.hasName(name))
  for (const name of new Set(missing)) found.push({ kind: 'name', text: name })
  return found
}

/** `one` and `eine` are articles as well, so that only numbers from two count. */
function isInWords({ text, values }: Measure): boolean {
  return !/^\d/u.test(text) && values.every((value) => value >= 2)
}

/** What the cited slices say of a measure, else what is around them. */
function matchOf(measure: Measure, source: FactIndex, around: FactIndex): MeasureMatch {
  const cited = source.matchMeasure(measure)
  if (cited === 'same') return cited
  const near = around.matchMeasure(measure)
  return near === 'none' || near === 'unit' ? (cited === 'other' ? 'none' : cited) : near
}

function isMonthOfYear(keys: readonly string[]): boolean {
  return keys.every((key) => /^\d{4}-\d{1,2}$/u.test(key))
}
