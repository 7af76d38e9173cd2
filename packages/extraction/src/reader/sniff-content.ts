import { FileError } from '@precis/domain'
import { bytesOf, type SourceFile } from '../document/source-file.ts'
import type { FileKind } from './validate-file.ts'

const minPdfBytes = 512
const minDocxBytes = 4096
const pdfTailBytes = 1024
const headBytes = 2048
const textHeadBytes = 16 * 1024

/** A few bytes as the characters with their numbers. */
function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

const oleSignatures = [
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  [0x0e, 0x11, 0xfc, 0x0d, 0xd0, 0xcf, 0x11, 0xe0],
]
/** Word for Windows 1 and 2, which wrote no compound file. */
const oldWordSignatures = [
  [0x9b, 0xa5, 0x21, 0x00],
  [0xdb, 0xa5, 0x2d, 0x00],
]
const zipSignature = [0x50, 0x4b, 0x03, 0x04]
const foreignSignatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x49, 0x46, 0x46],
]

/** Whether the bytes begin as a PDF, a byte-order mark or white space before the signature tolerated. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 80)
  return (
    indexOfAscii(head, '%PDF-') !== -1 &&
    /^(?:\u00ef\u00bb\u00bf)?[\0\s]{0,64}%PDF-/.test(latin1(head))
  )
}

function isOle(bytes: Uint8Array): boolean {
  return oleSignatures.some((signature) => startsWith(bytes, signature))
}

function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, zipSignature)
}

function indexOfAscii(bytes: Uint8Array, text: string): number {
  const codes = [...text].map((character) => character.charCodeAt(0))
  const first = codes[0] ?? 0
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at
  }
  return -1
}

function isWordZip(bytes: Uint8Array): boolean {
  return indexOfAscii(bytes, 'word/') !== -1
}

/** Whether the bytes are WordprocessingML in one XML file, as Word 2003 and "flat" packages write it. */
function isFlatWordXml(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 4096))
  return (
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml\b/.test(head) &&
    /schemas\.microsoft\.com\/office\/(?:word\/2003\/wordml|2006\/xmlPackage)/.test(head)
  )
}

/** What a ZIP archive holds, by the parts that it names. */
function kindOfZip(bytes: Uint8Array, claimed: FileKind): Exclude<ContentKind, 'pdf'> | null {
  if (isWordZip(bytes)) return 'docx'
  const head = latin1(bytes.subarray(0, headBytes))
  if (head.includes('mimetypeapplication/vnd.oasis.opendocument.text')) return 'odt'
  if (head.includes('mimetypeapplication/epub+zip')) return 'epub'
  if (indexOfAscii(bytes, 'ppt/presentation') !== -1) return 'pptx'
  if (indexOfAscii(bytes, 'xl/workbook') !== -1) return 'xlsx'
  return claimed === 'odt' || claimed === 'epub' ? claimed : null
}

const pageStart = /^[^<]{0,40}<(?:!doctype html|html|head|body)\b/i
/** A piece of a page: it begins with an element that ends somewhere, or that never has an end. */
const pagePiece =
  /^<(?:(p|div|table|h[1-6]|ul|ol|style|title|center|font|span|b|i)\b[^>]*>[\s\S]*<\/\1>|(?:meta|link|br|hr)\b[^>]*>)/i
const beforePage = /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*/

/** What a text is that comes as a file of another kind: old programs write web pages and call them `.doc`. */
function kindOfText(bytes: Uint8Array): 'html' | 'mhtml' | null {
  const start = bytes.subarray(0, textHeadBytes)
  const isWide = startsWith(bytes, [0xff, 0xfe])
  const text = isWide
    ? new TextDecoder('utf-16le').decode(start)
    : new TextDecoder('latin1').decode(start)
  const mail = text.slice(0, headBytes).replace(/^\u00ef\u00bb\u00bf/, '')
  const isMail = /^\s*[\w-]+:/.test(mail) && /^\s*MIME-Version:/im.test(mail)
  if (isMail && /multipart\/(?:related|alternative|mixed)/i.test(mail)) return 'mhtml'
  const head = text.replace(beforePage, '')
  return pageStart.test(head) || pagePiece.test(head) ? 'html' : null
}

/** Throws `bad_pdf` unless the file, which begins as a PDF, has a PDF's least size and end mark. */
export async function checkPdf(file: Pick<SourceFile, 'size' | 'slice'>): Promise<void> {
  const tail = latin1(await bytesOf(file, Math.max(0, file.size - pdfTailBytes), file.size))
  if (file.size < minPdfBytes || !tail.includes('%%EOF')) throw new FileError('bad_pdf')
}

/** Throws `bad_docx` unless the file has a DOCX's least size and signature and mentions its main parts. */
export function checkDocx(bytes: Uint8Array): void {
  const mentionsParts =
    indexOfAscii(bytes, 'word/document') !== -1 || indexOfAscii(bytes, '[Content_Types].xml') !== -1
  if (bytes.length < minDocxBytes || !isZip(bytes) || !mentionsParts) {
    throw new FileError('bad_docx')
  }
}

/** What a file really is: an OLE container may hold a Word document or an encrypted DOCX. */
export type ContentKind = FileKind | 'ole' | 'wordml' | 'mhtml'

const notThatKind = { pdf: 'bad_pdf', docx: 'bad_docx' } as const

/**
 * Decides by content what a file other than a PDF is, whatever its name says. Throws the message of the claimed kind when the
 * content is none of the accepted ones.
 */
export function sniffContent(bytes: Uint8Array, claimed: FileKind): Exclude<ContentKind, 'pdf'> {
  if (bytes.length === 0 && claimed !== 'txt' && claimed !== 'md') throw new FileError('empty_file')
  if (isOle(bytes)) return 'ole'
  if (oldWordSignatures.some((signature) => startsWith(bytes, signature))) return 'doc'
  if (isZip(bytes) && claimed === 'docx') return 'docx'
  const inZip = isZip(bytes) ? kindOfZip(bytes, claimed) : null
  if (inZip === 'docx') return inZip
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{\\rt/.test(latin1(bytes.subarray(0, 64)))) return 'rtf'
  if (isFlatWordXml(bytes)) return 'wordml'
  if (claimed === 'pdf' || claimed === 'docx') throw new FileError(notThatKind[claimed])
  if (inZip !== null) return inZip
  if (isZip(bytes) || foreignSignatures.some((signature) => startsWith(bytes, signature))) {
    throw new FileError('wrong_type')
  }
  if (claimed === 'md') return 'md'
  if (claimed === 'txt') return 'txt'
  const inText = kindOfText(bytes)
  // An e-mail is one, whatever it is made of.
  if (inText !== null && !(inText === 'mhtml' && claimed === 'eml')) return inText
  return claimed === 'html' || claimed === 'eml' ? claimed : 'txt'
}
