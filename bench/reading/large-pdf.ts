import { rawPdf } from '../../packages/extraction/test/hostile-pdfs.ts'

const linesOnPage = 42
const words =
  'the supplier delivers goods under this agreement and bears the cost of carriage until they have been taken over by the customer in writing'.split(
    ' ',
  )

function* noise(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    yield state >> 15
  }
}

function lineOf(random: Generator<number, never>): string {
  return Array.from({ length: 13 }, () => words[random.next().value % words.length]).join(' ')
}

/** A PDF of that many pages and about that many bytes: prose on each page, the rest pictures that cannot be packed. */
export function largePdf(pages: number, bytes: number): Uint8Array {
  const random = noise(1_364)
  const pageObjects = Array.from({ length: pages }, (_, index) => {
    const first = 4 + index * 3
    const lines = Array.from({ length: linesOnPage }, () => `(${lineOf(random)}) Tj T*`)
    const text = `q 60 0 0 60 500 720 cm /P Do Q BT /F 10 Tf 14 TL 50 700 Td (Page ${index + 1}) Tj T* ${lines.join('\n')} ET`
    const side = Math.floor(Math.sqrt((bytes / pages - text.length - 600) / 3))
    return [
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${first + 1} 0 R /Resources <</Font <</F 3 0 R>> /XObject <</P ${first + 2} 0 R>>>>>>`,
      { dictionary: '', data: new TextEncoder().encode(text) },
      {
        dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB`,
        data: Uint8Array.from({ length: side * side * 3 }, () => random.next().value),
      },
    ]
  })
  const kids = pageObjects.map((_, index) => `${4 + index * 3} 0 R`).join(' ')
  return rawPdf([
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Kids [${kids}] /Count ${pages}>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    ...pageObjects.flat(),
  ])
}
