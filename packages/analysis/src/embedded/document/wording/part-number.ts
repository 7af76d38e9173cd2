/** `SECTION D  OUTSIDE`, `Article 7 - Piscine`, `CLÁUSULA SEGUNDA - DO PRAZO`: the number of a part in front of its name. */
export const partNumber =
  /^(?:§\s?|(?:sections?|part|article|art\.|clause|chapter|schedule|annex|appendix|teil|abschnitt|artikel|klausel|kapitel|anlage|partie|chapitre|annexe|titre|parte|sección|artículo|cláusula|capítulo|anexo|título|sezione|articolo|clausola|capitolo|allegato|titolo|secção|artigo|deel|hoofdstuk|bijlage|część|rozdział|załącznik|paragraf|раздел|статья|глава|приложение|часть)\s)(?:(?:\p{Lu}|\p{N}{1,3}(?:\.\p{N}{1,2})*[.ºª°]{0,2}|[IVX]{1,5})(?![\p{L}\p{N}])[\s.:–—-]*|\p{L}{4,14}\s?[.:–—-]\s*)(?=\p{Lu})/iu

const title = /^\p{L}[^.!?:;|]{1,60}$/u
const mostWordsOfTitle = 8

/** Whether a line is the number of a part with its name, in letters as sentences have them: `Article 3 - Prix et paiement`. */
export function headsPart(line: string): boolean {
  const number = partNumber.exec(line)?.[0] ?? ''
  const name = line.slice(number.length)
  return number !== '' && title.test(name) && name.split(' ').length <= mostWordsOfTitle
}
