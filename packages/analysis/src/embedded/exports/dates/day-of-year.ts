import type { Language } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'

const known = new Map<RulesLanguage, RegExp>()

/** A day without its year, as in `by 24 January`, `antes del 1 de octubre`, `vóór June 20`, `10月3日`. */
export function dayOfYear({ code, months }: Language): RegExp {
  const day = known.get(code) ?? new RegExp(sourceOf(months), 'iu')
  known.set(code, day)
  return day
}

function sourceOf(months: string): string {
  return [
    `(?<![\\p{L}\\p{N}.,/])\\p{Nd}{1,2}(?:st|nd|rd|th|er|º|\\.)?(?: of| de| di)? ?(?:${months})(?!\\p{L})`,
    `(?<![\\p{L}\\p{N}])(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:]|[.,]\\p{N})`,
    '(?<!\\p{N})\\p{Nd}{1,2}\\s?月\\s?\\p{Nd}{1,2}\\s?日',
  ].join('|')
}
