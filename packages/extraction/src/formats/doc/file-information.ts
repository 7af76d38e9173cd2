import { viewOf } from '../../document/bytes.ts'
/** Where the parts of a Word binary file lie, from its file information block. */
export interface FileInformation {
  /** Word 6 and 95: single-byte text, and no properties that we read but the styles of paragraphs. */
  readonly isOld: boolean
  readonly isEncrypted: boolean
  readonly tableName: '0Table' | '1Table' | 'WordDocument'
  /** Characters of body, footnotes, headers, macros, comments, endnotes, text boxes, text boxes of headers. */
  readonly storyLengths: readonly number[]
  readonly pieces: Place
  readonly characterPages: Place
  readonly paragraphPages: Place
  readonly footnoteMarks: Place
  readonly endnoteMarks: Place
  readonly styles: Place
  readonly lists: Place
  readonly listInstances: Place
  /** Where the text lies in a file without a piece table. */
  readonly textStart: number
  /** The language of a file of Word 95 and before, a Windows number, and whether it comes from a Macintosh. */
  readonly language: number
  readonly isMacintosh: boolean
  readonly fonts: Place
}

export interface Place {
  readonly at: number
  readonly bytes: number
}

const wordSignature = 0xa5ec
/** Word 1, 2 and 6. */
const oldSignatures: ReadonlySet<number> = new Set([0xa59b, 0xa5db, 0xa5dc])
const firstWord6Version = 0x65
const macintoshCharacters = 0x100
const firstNewVersion = 0xc1
const nowhere: Place = { at: 0, bytes: 0 }

/** Reads the file information block. Throws when the stream is no Word document. */
export function readFileInformation(stream: Uint8Array): FileInformation {
  const view = viewOf(stream)
  const signature = view.getUint16(0, true)
  if (signature !== wordSignature && !oldSignatures.has(signature))
    throw new Error('no Word document')
  const flags = view.getUint16(0x0a, true)
  const version = view.getUint16(2, true)
  const isOld = version < firstNewVersion
  const place = (at: number): Place => ({
    at: view.getUint32(at, true),
    bytes: view.getUint32(at + 4, true),
  })
  const lengthsAt = isOld ? 0x34 : 0x4c
  const storyLengths = Array.from({ length: 8 }, (_, index) =>
    Math.max(0, view.getInt32(lengthsAt + index * 4, true)),
  )
  const shared = {
    isOld,
    isEncrypted: (flags & 0x0100) !== 0,
    storyLengths,
    textStart: view.getUint32(0x18, true),
    language: view.getUint16(0x06, true),
    isMacintosh: view.getUint16(0x14, true) === macintoshCharacters,
  }
  if (isOld) {
    const isWord6 = version >= firstWord6Version
    const isComplex = isWord6 && (flags & 0x0004) !== 0
    return {
      ...shared,
      tableName: 'WordDocument',
      pieces: isComplex ? place(0x160) : nowhere,
      fonts: isWord6 ? place(0xd0) : nowhere,
      characterPages: nowhere,
      paragraphPages: isWord6 ? place(0xc0) : nowhere,
      footnoteMarks: nowhere,
      endnoteMarks: nowhere,
      styles: nowhere,
      lists: nowhere,
      listInstances: nowhere,
    }
  }
  return {
    ...shared,
    tableName: (flags & 0x0200) !== 0 ? '1Table' : '0Table',
    pieces: place(0x1a2),
    fonts: nowhere,
    characterPages: place(0xfa),
    paragraphPages: place(0x102),
    footnoteMarks: place(0xaa),
    endnoteMarks: place(0x20a),
    styles: place(0xa2),
    lists: place(0x2e2),
    listInstances: place(0x2ea),
  }
}
