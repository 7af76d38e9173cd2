const numbered =
  /^(?:(\d{1,2}(?:\.\d{1,2}){0,4})\.?|(?:section|article|chapter|part|clause|appendix|annex|schedule|abschnitt|kapitel|artikel|chapitre|secci\u00f3n|cap\u00edtulo)\s+[\dA-Z]{1,6}\.?[:.]?|\u00a7\s?\d+|[IVX]{1,5}\.)(?:\s+|$)(.*)$/iu
const maxLength = 90
/** `13 October 2025`, `3. Mai 2026   Angebot Nr. 4`, `9 de Outubro de 2025` */
const date = /^\d{1,2}\.?\s+(?:de\s+)?\p{Lu}\p{L}{2,11}\.?,?\s+(?:de\s+)?\d{4}(?!\p{N})/u

/** The level of a line that looks like a numbered heading ("4.2 Payment" is 2), or null. */
export function numberedHeadingLevel(line: string): number | null {
  if (line.length > maxLength || line.includes('\t') || date.test(line)) return null
  const match = numbered.exec(line)
  if (!match) return null
  const [, number, rest = ''] = match
  if (number !== undefined && !/^\p{Lu}/u.test(rest)) return null
  if (/[.;,:?!]$/.test(rest) || /\.{3,}/.test(rest)) return null
  if (rest.split(/\s+/).length > 12) return null
  return number === undefined ? 1 : number.split('.').length
}
