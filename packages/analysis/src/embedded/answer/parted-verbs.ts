import type { RulesLanguage } from '../languages/which-language.ts'

/** What stands at the end of a clause and belongs before its verb: `Zeg uw contract niet zelf op`, `gleichen Sie den Betrag aus`. */
const particles: Readonly<Partial<Record<RulesLanguage, ReadonlySet<string>>>> = {
  de: new Set(
    'ab an auf aus bei ein fest her hin los mit nach nieder um vor weg weiter zu zurück zusammen'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'aan achter af bij binnen door heen in mee na neer om op over rond samen tegen terug toe uit vast voor weg'.split(
      ' ',
    ),
  ),
}
/** A verb stands among the first words of its clause. */
const verbPlaces = 4
const leastVerb = 3

/** The verbs of a text whose particle stands at the end of the clause, put together: `opzeg`, `ausgleichen`; beside them some that are no words. */
export function partedVerbsIn(text: string, language: RulesLanguage): string[] {
  const known = particles[language]
  if (known === undefined) return []
  return text
    .toLowerCase()
    .split(/[.,;:!?()–]/u)
    .flatMap((clause) => {
      const words = clause.match(/\p{L}+/gu) ?? []
      const last = words.at(-1) ?? ''
      if (words.length < leastVerb || !known.has(last)) return []
      const first = words.slice(0, Math.min(verbPlaces, words.length - 1))
      return first.filter((word) => word.length >= leastVerb).map((word) => last + word)
    })
}
