import { oleOf } from './doc-files.ts'

const textStart = 0x300
const fontsAt = 0x200
const stylesAt = 0x240

export interface OldDocOptions {
  readonly text: Uint8Array
  /** Windows number of the language. */
  readonly language?: number
  /** The character set of its only font. */
  readonly charset?: number
  readonly isMacintosh?: boolean
  /** The number of the style of each paragraph of Word 6; 1 to 9 are headings. */
  readonly styles?: readonly number[]
}

/** A page that holds the style of each paragraph, as Word 6 wrote it. */
function stylePage(text: Uint8Array, styles: readonly number[]): Uint8Array {
  const page = new Uint8Array(512)
  const view = new DataView(page.buffer)
  let end = 0
  for (const [index, style] of styles.entries()) {
    end = text.indexOf(0x0d, end) + 1
    view.setUint32((index + 1) * 4, textStart + end, true)
    const at = 500 - index * 4
    page.set([1, style], at)
    page[(styles.length + 1) * 4 + index * 7] = at / 2
  }
  view.setUint32(0, textStart, true)
  page[511] = styles.length
  return page
}

function streamOf(signature: number, version: number, options: OldDocOptions): Uint8Array {
  const { text, language = 0x0409, charset = 0, isMacintosh = false, styles = [] } = options
  const pageNumber = Math.ceil((textStart + text.length) / 512)
  const stream = new Uint8Array((pageNumber + 1) * 512)
  const view = new DataView(stream.buffer)
  view.setUint16(0, signature, true)
  view.setUint16(2, version, true)
  view.setUint16(6, language, true)
  view.setUint16(0x14, isMacintosh ? 0x100 : 0, true)
  view.setUint32(0x18, textStart, true)
  view.setUint32(0x34, text.length, true)
  if (version >= 0x65) {
    view.setUint32(0xd0, fontsAt, true)
    view.setUint32(0xd4, 12, true)
    stream.set([12, 0, 9, 0, 0, 0, charset], fontsAt)
    if (styles.length > 0) {
      view.setUint32(0xc0, stylesAt, true)
      view.setUint32(0xc4, 10, true)
      view.setUint16(stylesAt + 8, pageNumber, true)
      stream.set(stylePage(text, styles), pageNumber * 512)
    }
  }
  stream.set(text, textStart)
  return stream
}

/** A document of Word 6. */
export const word6Of = (options: OldDocOptions) =>
  oleOf({ WordDocument: streamOf(0xa5dc, 0x65, options) })

/** A document of Word for Windows 2. */
export const word2Of = (options: OldDocOptions) => streamOf(0xa5db, 0x2d, options)
