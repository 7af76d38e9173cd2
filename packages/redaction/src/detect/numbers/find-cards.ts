import type { Span } from '../span.ts'
import { digitsOf, hasLuhnDigit } from './check-digits.ts'

const candidate = /(?<![\d.,])(?:\d[ -]?){12,18}\d(?![\d])/gu
const issued =
  /^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6\d{15})$/u

/** Numbers of payment cards. */
export function findCards(text: string): Span[] {
  return [...text.matchAll(candidate)].flatMap(({ index, 0: written }) => {
    const digits = digitsOf(written)
    if (!issued.test(digits) || !hasLuhnDigit(digits)) return []
    return [{ kind: 'card' as const, start: index, end: index + written.length }]
  })
}
