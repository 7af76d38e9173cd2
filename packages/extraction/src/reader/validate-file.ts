import { FileError } from '@precis/domain'
import type { DocumentKind } from '../document/document.ts'

/** What a file claims to be, by its type or name. */
export type FileKind = Exclude<DocumentKind, 'paste' | 'photo'>

/** The part of a browser `File` that the first check needs. */
export interface FileClaim {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** Types the file chooser offers, which are not all that are read: endings and MIME types, so that phones and old systems find them too. */
export const acceptedFiles =
  '.pdf,.txt,.doc,.docx,.rtf,.md,.markdown,application/pdf,text/plain,text/markdown,application/rtf,text/rtf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const kindsByType: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
  'application/rtf': 'rtf',
  'application/x-rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/richtext': 'rtf',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/x-markdown': 'md',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/epub+zip': 'epub',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'multipart/related': 'html',
  'application/x-mimearchive': 'html',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'message/rfc822': 'eml',
}
const kindsByExtension: Record<string, FileKind> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  rtf: 'rtf',
  txt: 'txt',
  md: 'md',
  markdown: 'md',
  odt: 'odt',
  epub: 'epub',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  mht: 'html',
  mhtml: 'html',
  pptx: 'pptx',
  xlsx: 'xlsx',
  eml: 'eml',
}
const genericTypes = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-download',
  'application/zip',
  'application/x-zip-compressed',
  'application/x-ole-storage',
  'application/x-cfb',
  'application/force-download',
])

/** The kind that a file's type claims, its name where the browser knows no type; null when not accepted. */
function claimedKind(claim: Pick<FileClaim, 'name' | 'type'>): FileKind | null {
  const extension = /\.([^.]*)$/.exec(claim.name)?.[1]?.toLowerCase() ?? ''
  if (extension === 'md') return 'md'
  const type = (claim.type.split(';')[0] ?? '').trim().toLowerCase()
  if (genericTypes.has(type)) return kindsByExtension[extension] ?? null
  return kindsByType[type] ?? null
}

/**
 * The checks that need no bytes: a file, at most the size limit, of an accepted type.
 * Throws `FileError` no_file, too_big or wrong_type.
 */
export function checkClaim(claim: FileClaim | null | undefined, maxFileBytes: number): FileKind {
  if (!claim) throw new FileError('no_file')
  if (claim.size > maxFileBytes) throw new FileError('too_big')
  const kind = claimedKind(claim)
  if (kind === null) throw new FileError('wrong_type')
  return kind
}
