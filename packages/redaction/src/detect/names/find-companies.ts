import type { Span } from '../span.ts'
import { givenNames } from './given-names.ts'
import { isNoName } from './no-names.ts'

const forms =
  /(?<=[\p{L}\p{N}.)&] ?,? ?)(?<![\p{L}])(?:Limited|LIMITED|Ltd\.?|LTD\.?|LLC|L\.L\.C\.|LLP|Inc\.?|INC\.?|Incorporated|Corp\.?|Corporation|PLC|plc|GmbH(?: & Co\. KGa?A?)?|gGmbH|mbH|AG|SE|UG(?: \(haftungsbeschränkt\))?|KG|OHG|GbR|e\. ?K\.|e\. ?V\.|eG|SARL|S\.A\.R\.L\.|SAS|SASU|S\.A\.S\.|EURL|SNC|SA|S\.A\.U\.|S\.A\.|S\.L\.U\.|S\.L\.|SLU|SL|S\. ?Coop\.|S\.r\.l\.|Srl|SRL|S\.p\.A\.|SpA|B\.V\.|BV|N\.V\.|NV|Sp\. z o\.o\.|Lda\.?|Ltda\.?|Pty Ltd)(?![\p{L}])/gu

const leading = /(?<![\p{L}])(?:SARL|SAS|SASU|SCI|EURL|SNC|S\.A\.R\.L\.)[ \u00a0](?=\p{Lu})/gu

const short = new Set(['SA', 'SE', 'SL', 'AG', 'NV', 'BV', 'KG', 'UG'])
const word =
  /^(?:[\p{Lu}\d][\p{L}\p{N}\p{M}'’.&+-]{0,30}|&|and|und|et|y|e|de|der|die|of|the|für|du|la|des|del),?$/u
const joining = /^(?:and|und|et|y|e)$/u
const mostWords = 7
const wordsBehind =
  /(?:[\p{Lu}\d][\p{L}\p{N}\p{M}'’.&-]{0,30}|Les|Le|La|des|du|de|&|et)(?:[ \u00a0](?:[\p{Lu}\d][\p{L}\p{N}\p{M}'’&-]{0,30}|des|du|de|la|&|et)){0,5}/uy
const longest = 120

/** Whether one word is before an `and`, as in `Marrow and Finch Ltd`, rather than somebody else's name. */
function isOneWord(word = '', before = ''): boolean {
  return /^\p{Lu}[^,;:.]*$/u.test(word) && !/^\p{Lu}/u.test(before) && !givenNames.has(word)
}

/** Where a company's words before its legal form begin; the offset itself when there are none. */
function startOfName(text: string, offset: number): number {
  const before = text.slice(Math.max(0, offset - longest), offset)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const pieces = [...line.matchAll(/[^ \u00a0]+/gu)].slice(-mostWords).reverse()
  let start = offset
  for (const [index, { 0: piece, index: at }] of pieces.entries()) {
    const isCapital = /^[\p{Lu}\d]/u.test(piece)
    // A sentence, a role or another name in a list may end right before the name.
    const isBefore = index > 0 && (/[,;:]$/u.test(piece) || /(?:^\p{L}{3,}|\d)\.$/u.test(piece))
    if (!word.test(piece) || isBefore || (isCapital && isNoName(piece))) break
    if (joining.test(piece) && !isOneWord(pieces[index + 1]?.[0], pieces[index + 2]?.[0])) break
    if (isCapital) start = offset - line.length + at
  }
  return start
}

/** Companies, told by their legal form. */
export function findCompanies(text: string): Span[] {
  const ending = [...text.matchAll(forms)].flatMap(({ index, 0: form }) => {
    const start = startOfName(text, index)
    const isShouted = short.has(form) && !/\p{Ll}/u.test(text.slice(start, index))
    if (start === index || isShouted) return []
    return [{ kind: 'company' as const, start, end: index + form.length }]
  })
  const beginning = [...text.matchAll(leading)].flatMap(({ index, 0: form }) => {
    wordsBehind.lastIndex = index + form.length
    const name = wordsBehind.exec(text)?.[0]
    if (name === undefined) return []
    return [{ kind: 'company' as const, start: index, end: index + form.length + name.length }]
  })
  return [...ending, ...beginning]
}
