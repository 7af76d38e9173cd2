import { FileError } from '@precis/domain'
import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import type { SourceFile } from '../../../document/source-file.ts'

/** Starts to open a PDF, piece by piece where that is possible. */
export type OpenPdf = (
  file: SourceFile,
  password: string | undefined,
) => Promise<PDFDocumentLoadingTask>

/** Settings that hold wherever a PDF is opened: nothing is drawn, no font is loaded, images stay small. */
export const pdfSettings = {
  cMapPacked: true,
  disableFontFace: true,
  enableXfa: false,
  // A sheet of A3 at 600 dots an inch fits.
  maxImageSize: 80 * 1024 * 1024,
  stopAtErrors: false,
  useSystemFonts: false,
  // Warnings, which `watchRemovedPictures` listens to.
  verbosity: 1,
} as const

const incorrectPassword = 2

// What pdf.js says of encryption by certificates, by a shop's reader and the like, which no password opens.
const unknownEncryption = /\b(?:unknown|unsupported) encryption\b/i

/** pdf.js' own errors as ours: a missing or wrong password, encryption that no password opens, everything else as a bad PDF. */
export function pdfError(error: unknown): FileError {
  if (error instanceof Error && unknownEncryption.test(error.message)) {
    return new FileError('unreadable', error)
  }
  if (!(error instanceof Error) || error.name !== 'PasswordException') {
    return new FileError('bad_pdf', error)
  }
  const isWrong = 'code' in error && error.code === incorrectPassword
  return new FileError(isWrong ? 'wrong_password' : 'password_needed', error)
}
