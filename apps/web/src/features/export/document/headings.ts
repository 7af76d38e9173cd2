import type { ExportWords } from '@precis/analysis'

const longestHeading = 60
const longestWithoutCase = 30

/** Finds the headings of plain text: known words, lines in capitals, short lines over a list. */
export interface HeadingReader {
  /** The text of a line that is a heading, as it would be written in a sentence; null for other lines. */
  read(line: string, under: { readonly hasLines: boolean; readonly isLast: boolean }): string | null
  isKnown(line: string): boolean
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
}

function inSentenceCase(text: string, language: string): string {
  // German nouns keep their capitals, which a line in capitals does not tell.
  if (language === 'de') return text
  const [first = '', ...rest] = [...text]
  return first + rest.join('').toLowerCase()
}

export function headingReader(words: ExportWords, language: string): HeadingReader {
  const known = new Map(
    Object.values(words)
      .filter((value) => typeof value === 'string')
      .map((value) => [value.toUpperCase(), value]),
  )
  const bare = (line: string) =>
    line
      .trim()
      .replace(/^\d{1,2}[.)]\s+/u, '')
      .replace(/\s*[:：]$/u, '')
  return {
    isKnown: (line) => known.has(bare(line).toUpperCase()),
    read(line, { hasLines, isLast }) {
      const text = bare(line)
      if (text === '' || text.length > longestHeading || /^[-•*]\s/u.test(text)) return null
      const name = known.get(text.toUpperCase())
      if (name !== undefined && (hasLines || !isLast)) return name
      if (isCapitals(text)) return inSentenceCase(text, language)
      if (/[:：]$/u.test(line.trim())) return hasLines ? text : null
      const isCaseless = !/[\p{Lu}\p{Ll}]/u.test(text)
      const isShort = [...text].length <= longestWithoutCase
      return isCaseless && isShort && !isLast && !/[\p{P}\d]$/u.test(text) ? text : null
    },
  }
}
