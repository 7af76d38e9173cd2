import { rawPdf } from './hostile-pdfs.ts'

const encode = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/** A piece of a page: its characters as they are drawn from left to right, and where it starts. */
export interface Drawn {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** A PDF of one page whose font maps its letters, each 500 thousandths of its size wide, to any characters. */
export function mappedPdf(pieces: readonly Drawn[], size = 12): Uint8Array {
  const characters = [...new Set(pieces.flatMap(({ text }) => [...text]))]
  const codeOf = new Map(characters.map((character, index) => [character, index + 33]))
  const map = characters.map((character) => {
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    return `<${hex(codeOf.get(character) ?? 0, 2)}> <${units.map((unit) => hex(unit, 4)).join('')}>`
  })
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${map.length} beginbfchar
${map.join('\n')}
endbfchar endcmap end end`
  const draw = pieces.map(({ text, x, y }) => {
    const codes = [...text].map((character) => hex(codeOf.get(character) ?? 0, 2)).join('')
    return `BT /F ${size} Tf ${x} ${y} Td <${codes}> Tj ET`
  })
  return rawPdf([
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources <</Font <</F 4 0 R>>>>>>',
    `<</Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 6 0 R /FirstChar 33 /LastChar ${32 + characters.length} /Widths [${'500 '.repeat(characters.length)}]>>`,
    { dictionary: '', data: encode(draw.join('\n')) },
    { dictionary: '', data: encode(cmap) },
  ])
}
