import type { Language } from '../../languages/load-language.ts'

const sign = /^§\s?/u
const number =
  /^\s(?:(?:\p{Lu}|\p{N}{1,3}(?:\.\p{N}{1,2})*[.ºª°]{0,2}|[IVX]{1,5})(?![\p{L}\p{N}])[\s.:–—-]*|\p{L}{4,14}\s?[.:–—-]\s*)(?=\p{Lu})/iu

/** `SECTION D  OUTSIDE`, `Article 7 - Piscine`, `CLÁUSULA SEGUNDA - DO PRAZO`: the number of a part in front of its name, or nothing. */
export function partNumberOf(line: string, { phrases }: Language): string {
  const part = sign.exec(line)?.[0] ?? phrases.partOfText.exec(line)?.[0] ?? ''
  if (part === '' || !line.startsWith(part)) return ''
  const behind = line.slice(part.length)
  const own = number.exec(sign.test(part) ? ` ${behind}` : behind)?.[0]
  return own === undefined
    ? ''
    : line.slice(0, part.length + own.length - (sign.test(part) ? 1 : 0))
}

const title = /^\p{L}[^.!?:;|]{1,60}$/u
const mostWordsOfTitle = 8

/** Whether a line is the number of a part with its name, in letters as sentences have them: `Article 3 - Prix et paiement`. */
export function headsPart(line: string, language: Language): boolean {
  const own = partNumberOf(line, language)
  const name = line.slice(own.length)
  return own !== '' && title.test(name) && name.split(' ').length <= mostWordsOfTitle
}
