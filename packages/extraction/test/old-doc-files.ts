import { oleOf } from './doc-files.ts'

const textStart = 0x300
const fontsAt = 0x200

export interface OldDocOptions {
  readonly text: Uint8Array
  /** Windows number of the language. */
  readonly language?: number
  /** The character set of its only font. */
  readonly charset?: number
  readonly isMacintosh?: boolean
}

function streamOf(signature: number, version: number, options: OldDocOptions): Uint8Array {
  const { text, language = 0x0409, charset = 0, isMacintosh = false } = options
  const stream = new Uint8Array(textStart + text.length)
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
  }
  stream.set(text, textStart)
  return stream
}

/** A document of Word 6. */
export const word6Of = (options: OldDocOptions) =>
  oleOf({ WordDocument: streamOf(0xa5dc, 0x65, options) })

/** A document of Word for Windows 2. */
export const word2Of = (options: OldDocOptions) => streamOf(0xa5db, 0x2d, options)
