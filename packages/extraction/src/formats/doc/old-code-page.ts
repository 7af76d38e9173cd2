import { codePageOfCharset, symbolCharset } from '../text/code-pages.ts'
import type { FileInformation } from './file-information.ts'

/** Code pages of languages that are not written in the western one, by the low byte of their Windows number. */
const pagesByLanguage: Readonly<Record<number, number>> = {
  1: 1256, // Arabic
  2: 1251, // Bulgarian
  4: 936, // Chinese; Taiwan's is told apart below
  5: 1250, // Czech
  8: 1253, // Greek
  13: 1255, // Hebrew
  14: 1250, // Hungarian
  17: 932, // Japanese
  18: 949, // Korean
  21: 1250, // Polish
  24: 1250, // Romanian
  25: 1251, // Russian
  26: 1250, // Croatian and Serbian
  27: 1250, // Slovak
  30: 874, // Thai
  31: 1254, // Turkish
  34: 1251, // Ukrainian
  35: 1251, // Belarusian
  36: 1250, // Slovenian
  37: 1257, // Estonian
  38: 1257, // Latvian
  39: 1257, // Lithuanian
  42: 1258, // Vietnamese
}
const taiwan = 0x0404
const serbianCyrillic = 0x0c1a
const western = 1252
const macintosh = 10000
const maxFonts = 1000
const sampleBytes = 64 * 1024

/** The character sets of the fonts, from the table of fonts of Word 6 and 95. */
function fontCharsets({ fonts }: FileInformation, stream: Uint8Array): number[] {
  const charsets: number[] = []
  const end = Math.min(stream.length, fonts.at + fonts.bytes)
  let at = fonts.at + 2
  while (at + 5 < end && charsets.length < maxFonts) {
    charsets.push(stream[at + 4] ?? 0)
    at += (stream[at] ?? 0) + 1
  }
  return charsets
}

/** Whether so many bytes are above ASCII that the text cannot be in Latin letters. */
function isMostlyForeign(bytes: Uint8Array): boolean {
  let letters = 0
  let high = 0
  for (const byte of bytes) {
    if (byte >= 0x80) high += 1
    else if (byte > 0x40) letters += 1
  }
  return high > letters
}

/** The code page of the text of a file of Word 95 or before, which does not name one. */
export function oldCodePage(information: FileInformation, stream: Uint8Array): number {
  const { language, textStart } = information
  if (information.isMacintosh) return macintosh
  if (language === taiwan) return 950
  if (language === serbianCyrillic) return 1251
  const byLanguage = pagesByLanguage[language & 0xff]
  if (byLanguage !== undefined) return byLanguage
  if (!isMostlyForeign(stream.subarray(textStart, textStart + sampleBytes))) return western
  const pages = fontCharsets(information, stream)
    .filter((charset) => charset !== symbolCharset)
    .flatMap((charset) => codePageOfCharset(charset) ?? [])
  return pages[0] ?? western
}
