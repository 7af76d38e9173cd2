import type { Language } from '../../languages/load-language.ts'

const clauses = /(?<=[.;。；])/u

/** A text without the clauses that tell of a fear which did not come true. */
export function withoutUnfounded(text: string, { phrases }: Language): string {
  if (!phrases.unfounded.test(text)) return text
  return text
    .split(clauses)
    .map((clause) => (phrases.unfounded.test(clause) ? ' ' : clause))
    .join('')
}
