import type { ExportWords } from '@precis/analysis'
import type { CitedField, ExportInput } from '@precis/domain'
import type { Footnote } from './export-document.ts'

const longestQuote = 300

/** A quote in one line, cut where it is long. */
export function cutQuote(quote: string): string {
  const flat = quote.replace(/\s+/gu, ' ').trim()
  const letters = [...flat]
  return letters.length <= longestQuote
    ? flat
    : `${letters.slice(0, longestQuote).join('').trimEnd()}…`
}

/** The place of a citation with its page in the words of the language, as exports write it. */
export function placeInWords(label: string, { page }: ExportWords): string {
  return label.trim().replace(/^p\. (\d+)$/u, (_, number: string) => page.replace('#', number))
}

/** Where a point of the summary stands, with the words it rests on. */
export function sourcesOf(
  input: ExportInput,
  field: CitedField,
  index: number,
  words: ExportWords,
): Omit<Footnote, 'number'>[] {
  return (input.citations ?? [])
    .filter((citation) => citation.field === field && citation.index === index)
    .map(({ label = '', quote }) => ({ place: placeInWords(label, words), quote: cutQuote(quote) }))
}
