import type { Check } from '@precis/domain'
import { dateKeys, takeDates } from './facts/dates.ts'
import { createFactIndex, type FactIndex } from './facts/fact-index.ts'
import { findNames } from './facts/names.ts'
import { findFigures } from './facts/numbers.ts'

/** Something in a text that its source does not hold. */
export type Unsupported = Pick<Check, 'kind' | 'text'>

/**
 * Figures, amounts, dates, percentages and proper names of `text` that occur neither in `cited`, the slices it cites,
 * nor in the document. Spelling may differ (`1,000` and `1 000`, `5 May` and `May 5`), values may not.
 */
export function findUnsupported(text: string, cited: string, document: FactIndex): Unsupported[] {
  const source = createFactIndex(cited)
  const found: Unsupported[] = []
  const { dates, rest } = takeDates(text)
  for (const date of dates) {
    const parts = findFigures(date.text)
    const isSupported =
      source.hasDate(date.keys) ||
      document.hasDate(date.keys) ||
      (parts.length > 1 && parts.every((part) => source.hasValue(part))) ||
      (isMonthOfYear(dateKeys(date)) &&
        parts.every((part) => document.hasValue(part)) &&
        document.hasName(date.text.replace(/[\d\s.,]+/gu, '')))
    if (!isSupported) found.push({ kind: 'figure', text: date.text })
  }
  for (const figure of findFigures(rest)) {
    if (!source.hasValue(figure) && !document.hasFigure(figure)) {
      found.push({ kind: 'figure', text: figure.text })
    }
  }
  const missing = findNames(text).filter((name) => !source.hasName(name) && !document.hasName(name))
  for (const name of new Set(missing)) found.push({ kind: 'name', text: name })
  return found
}

function isMonthOfYear(keys: readonly string[]): boolean {
  return keys.every((key) => /^\d{4}-\d{1,2}$/u.test(key))
}
