import type { ExportDocument, Footnote } from '../document/export-document.ts'

const quotationMarks: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  pl: ['„', '”'],
  fr: ['« ', ' »'],
  ru: ['«', '»'],
  ar: ['«', '»'],
  ja: ['「', '」'],
}

/** A footnote in words: page and quote, `p. 3: “Rent is due.”`. */
export function footnoteText(
  { place, quote }: Omit<Footnote, 'number'>,
  { language }: Pick<ExportDocument, 'language'>,
): string {
  const [open, close] = quotationMarks[language] ?? ['“', '”']
  return `${place}: ${open}${quote}${close}`
}
