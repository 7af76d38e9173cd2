import { zlibSync } from 'fflate'

type PdfObject = string | { readonly dictionary: string; readonly data: Uint8Array }

const encode = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0) & 255)

/** A PDF written by hand from its objects, counted from 1; the first is its catalog. */
export function rawPdf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  const add = (piece: Uint8Array) => {
    pieces.push(piece)
    length += piece.length
  }
  const offsets: number[] = []
  add(encode(`%PDF-1.7\n%${'x'.repeat(600)}\n`))
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    if (typeof object === 'string') add(encode(`${index + 1} 0 obj\n${object}\nendobj\n`))
    else {
      const { dictionary, data } = object
      add(encode(`${index + 1} 0 obj\n<<${dictionary} /Length ${data.length}>>\nstream\n`))
      add(data)
      add(encode('\nendstream\nendobj\n'))
    }
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const start = length
  add(
    encode(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const catalog = '<</Type /Catalog /Pages 2 0 R>>'
const font = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'

/** Objects 1 to 5 of a PDF with one page: catalog, pages, page, font, content. */
function onePage(content: PdfObject, resources = '', more: readonly PdfObject[] = []): Uint8Array {
  return rawPdf([
    catalog,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources <</Font <</F 4 0 R>> ${resources}>>>>`,
    font,
    content,
    ...more,
  ])
}

const drawn = (text: string) => `BT /F 12 Tf 50 700 Td (${text}) Tj ET`
const plain = (text: string): PdfObject => ({ dictionary: '', data: encode(text) })
const form = (content: string, resources: string): PdfObject => ({
  dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources <</Font <</F 4 0 R>> /XObject <<${resources}>>>>`,
  data: encode(content),
})

/** Whose list of pages names itself. */
export function loopingPages(): Uint8Array {
  return rawPdf([catalog, '<</Type /Pages /Kids [2 0 R 2 0 R] /Count 2>>'])
}

/** Which says that it has a billion pages and has one. */
export function claimedPages(text: string): Uint8Array {
  return rawPdf([
    catalog,
    '<</Type /Pages /Kids [3 0 R] /Count 1000000000>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources <</Font <</F 4 0 R>>>>>>',
    font,
    plain(drawn(text)),
  ])
}

/** Whose tree of pages is `depth` nodes deep. */
export function deepPages(depth: number): Uint8Array {
  const nodes = Array.from(
    { length: depth },
    (_, index) => `<</Type /Pages /Parent ${index + 1} 0 R /Kids [${index + 3} 0 R] /Count 1>>`,
  )
  return rawPdf([catalog, ...nodes, `<</Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 9 9]>>`])
}

/** Whose page list names one page `count` times. */
export function manyPages(count: number, text: string, baseFont = 'Helvetica'): Uint8Array {
  return rawPdf([
    catalog,
    `<</Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count}>>`,
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources <</Font <</F 4 0 R>>>>>>',
    font.replace('Helvetica', baseFont),
    plain(drawn(text)),
  ])
}

/** With a form that draws itself. */
export function loopingForm(text: string): Uint8Array {
  return onePage(plain(`${drawn(text)} /X Do`), '/XObject <</X 6 0 R>>', [
    form(`/X Do ${drawn('again')} /X Do`, '/X 6 0 R'),
  ])
}

/** With forms that draw the next one `width` times each, `depth` deep. */
export function bushyForms(depth: number, width: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, index) =>
    index === depth - 1
      ? form(drawn('leaf'), '')
      : form('/X Do '.repeat(width), `/X ${index + 7} 0 R`),
  )
  return onePage(
    plain(`${drawn('A sentence before the many forms.')} /X Do`),
    '/XObject <</X 6 0 R>>',
    forms,
  )
}

/** Two pages; the second says `text`. */
function twoPages(first: PdfObject, text: string): Uint8Array {
  const page = (content: number) =>
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${content} 0 R /Resources <</Font <</F 4 0 R>>>>>>`
  const kids = '<</Type /Pages /Kids [3 0 R 6 0 R] /Count 2>>'
  return rawPdf([catalog, kids, page(5), font, first, page(7), plain(drawn(text))])
}

/** Three pages that say `text`; the second and the third are not there. */
export function pagesWithoutObjects(text: string): Uint8Array {
  const page =
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources <</Font <</F 4 0 R>>>>>>'
  const kids = '<</Type /Pages /Kids [3 0 R 6 0 R 7 0 R] /Count 3>>'
  const bytes = rawPdf([catalog, kids, page, font, plain(drawn(text)), page, page])
  for (const object of ['6 0 obj', '7 0 obj']) {
    const at = Buffer.from(bytes).indexOf(object)
    bytes.fill(0, at, at + object.length)
  }
  return bytes
}

/** Whose first page unpacks to `bytes` spaces. */
export function contentBomb(bytes: number, text: string): Uint8Array {
  const data = zlibSync(new Uint8Array(bytes).fill(32), { level: 9 })
  return twoPages({ dictionary: '/Filter /FlateDecode', data }, text)
}

/** Whose first page is packed in a way that nothing unpacks. */
export function corruptedPage(text: string): Uint8Array {
  const data = zlibSync(encode(drawn(text).repeat(50))).map((byte, at) =>
    at > 20 ? byte ^ 90 : byte,
  )
  return twoPages({ dictionary: '/Filter /FlateDecode', data }, text)
}

/** With an image of `side` by `side` pixels on its page and hardly a word. */
export function pictureBomb(side: number): Uint8Array {
  const data = zlibSync(new Uint8Array(1_000_000), { level: 9 })
  return onePage(
    plain(`${drawn('Few words')} q 600 0 0 800 0 0 cm /X Do Q`),
    '/XObject <</X 6 0 R>>',
    [
      {
        dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode`,
        data,
      },
    ],
  )
}

/** Whose font program is noise. */
export function noisyFont(text: string): Uint8Array {
  const noise = Uint8Array.from(
    { length: 20_000 },
    (_, index) => (index * 7919 + (index >> 3)) & 255,
  )
  return rawPdf([
    catalog,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources <</Font <</F 4 0 R>>>>>>',
    '<</Type /Font /Subtype /TrueType /BaseFont /Noise /FirstChar 32 /LastChar 126 /Widths [600] /Encoding /WinAnsiEncoding /FontDescriptor 6 0 R>>',
    plain(drawn(text)),
    '<</Type /FontDescriptor /FontName /Noise /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 7 0 R>>',
    { dictionary: `/Length1 ${noise.length}`, data: noise },
  ])
}

/** Encrypted by the handler named, such as one that wants certificates. */
export function encryptedBy(handler: string): Uint8Array {
  return rawPdf(
    [
      catalog,
      '<</Type /Pages /Kids [3 0 R] /Count 1>>',
      '<</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources <</Font <</F 4 0 R>>>>>>',
      font,
      plain(drawn('secret')),
      `<</Filter /${handler} /SubFilter /adbe.pkcs7.s5 /V 4 /Length 128 /Recipients [<00>]>>`,
    ],
    '/Encrypt 6 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  )
}
