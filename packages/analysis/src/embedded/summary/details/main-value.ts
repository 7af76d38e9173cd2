import type { TypedValue, ValueKind } from '../../findings/typed-values.ts'

const longestEach = 24
/** What a reader looks for first in a sentence that holds several values. */
const order: readonly ValueKind[] = [
  'money',
  'percent',
  'duration',
  'date',
  'measure',
  'contact',
  'code',
  'number',
]

/** The value that a detail is about: the first of the kind that matters most. */
export function mainValue(values: readonly TypedValue[]): TypedValue | undefined {
  for (const kind of order) {
    const found = values.find((value) => value.kind === kind)
    if (found !== undefined) return found
  }
  return undefined
}

/** What a value is for each of: `a year`, `per night`, `im Monat`, `par mois`. */
const each =
  /^(?:\s?\/\s?\p{L}+|\s(?:an?|per|each|every|pro|je|im|par|por|al|alla|ao|à la|na|w)\s(?:half\s|full\s)?(?:day|night|week|month|year|hour|person|minute|tag|nacht|woche|monat|jahr|stunde|person|jour|nuit|semaine|mois|an|heure|personne|día|noche|semana|mes|año|hora|persona|giorno|notte|settimana|mese|anno|ora|dia|noite|mês|ano|pessoa|dag|nacht|week|maand|jaar|uur|persoon|dzień|miesiąc|rok|miesięcznie|rocznie)(?!\p{L}))/iu

/** A value with what it is counted by. */
export function wholeValue(text: string, value: TypedValue): string {
  const end = value.at + value.text.length
  const behind = each.exec(text.slice(end, end + longestEach))?.[0] ?? ''
  return `${value.text}${behind}`
}
