import { FileError } from '@precis/domain'
import type { PDFDocumentLoadingTask } from 'pdfjs-dist'

/** Starts to open a PDF. The bytes may be transferred away. */
export type OpenPdf = (bytes: Uint8Array) => Promise<PDFDocumentLoadingTask>

/** Settings that hold wherever a PDF is opened: nothing is drawn, no font is loaded, images stay small. */
export const pdfSettings = {
  cMapPacked: true,
  disableFontFace: true,
  enableXfa: false,
  maxImageSize: 64 * 1024 * 1024,
  stopAtErrors: false,
  useSystemFonts: false,
  verbosity: 0,
} as const

/** pdf.js' own errors as ours: a password as unreadable, everything else as a bad PDF. */
export function pdfError(error: unknown): FileError {
  const name = error instanceof Error ? error.name : ''
  return new FileError(name === 'PasswordException' ? 'unreadable' : 'bad_pdf', error)
}
