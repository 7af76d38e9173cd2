import type { Asking } from '../languages/asking.ts'

/** A verb stands among the first words of its clause. */
const verbPlaces = 4
const leastVerb = 3

/** The verbs of a text whose particle stands at the end of the clause, put together: `opzeg`, `ausgleichen`; beside them some that are no words. */
export function partedVerbsIn(text: string, { particles }: Asking): string[] {
  if (particles === '') return []
  const known = particles.split(' ')
  return text
    .toLowerCase()
    .split(/[.,;:!?()–]/u)
    .flatMap((clause) => {
      const words = clause.match(/\p{L}+/gu) ?? []
      const last = words.at(-1) ?? ''
      if (words.length < leastVerb || !known.includes(last)) return []
      const first = words.slice(0, Math.min(verbPlaces, words.length - 1))
      return first.filter((word) => word.length >= leastVerb).map((word) => last + word)
    })
}
