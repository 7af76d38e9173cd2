import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools'
import type { Span } from '../span.ts'

const candidate = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]){11,32}/gu
const specifications = getCountrySpecifications()

/** The first so many letters and digits of a text, with what is between them. */
function cutTo(written: string, signs: number): string {
  let count = 0
  for (let i = 0; i < written.length; i += 1) {
    if (/[A-Z0-9]/u.test(written[i] ?? '')) count += 1
    if (count === signs) return written.slice(0, i + 1)
  }
  return written
}

/** International account numbers whose check digits are right. */
export function findIbans(text: string): Span[] {
  return [...text.matchAll(candidate)].flatMap(({ index, 0: written }) => {
    const signs = specifications[written.slice(0, 2)]?.chars
    if (signs === undefined || signs === null) return []
    const own = cutTo(written, signs)
    const compact = electronicFormatIBAN(own.replaceAll('\u00a0', ''))
    if (compact === null || !isValidIBAN(compact)) return []
    return [{ kind: 'account' as const, start: index, end: index + own.length }]
  })
}
