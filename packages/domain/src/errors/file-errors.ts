/** Why a file could not be read, by code; the texts are those people see. */
export const fileMessages = {
  no_file: 'No file provided',
  too_big: 'File size exceeds 50MB limit. Please upload a smaller file.',
  wrong_type: 'Invalid file type. Please upload one of: PDF, TXT, DOC, DOCX, RTF, MD',
  bad_pdf: 'Invalid or corrupted PDF file. Please try a different file.',
  bad_docx: 'Invalid or corrupted DOCX file. Please try a different file.',
  empty_file: 'This file is empty. Please choose a different file.',
  empty_text: 'The text file is empty',
  empty_markdown: 'The markdown file is empty',
  no_text:
    'No text content could be extracted from the file. The file may be empty or contain only images.',
  no_docx_text: 'No content could be extracted from the DOCX file.',
  no_content:
    'No content could be extracted from the file. Please ensure the file is not empty or corrupted.',
  unreadable_markdown:
    'Failed to read markdown file content. Please ensure the file is not corrupted.',
  unreadable_text: 'Failed to read text file content. Please ensure the file is not corrupted.',
  unreadable_docx: 'Failed to read DOCX file content. Please ensure the file is not corrupted.',
  unreadable:
    'Failed to process document. Please ensure the file is not corrupted or password-protected.',
  password_needed:
    'Failed to process document. Please ensure the file is not corrupted or password-protected.',
  wrong_password:
    'Failed to process document. Please ensure the file is not corrupted or password-protected.',
  too_many_pixels: 'This photo has more than 150 megapixels. Please choose a smaller one.',
  moved: 'This file was moved, changed or deleted after you chose it.',
  failed: 'Failed to process file',
} as const

export type FileErrorCode = keyof typeof fileMessages

/** A file that cannot be read, with the catalogued sentence as its message. Serializable as `{code}`. */
export class FileError extends Error {
  readonly brand = 'precis.FileError'
  readonly code: FileErrorCode

  constructor(code: FileErrorCode, cause?: unknown) {
    super(fileMessages[code], { cause })
    this.name = 'FileError'
    this.code = code
  }
}

export function isFileError(value: unknown): value is FileError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'brand' in value &&
    value.brand === 'precis.FileError'
  )
}

/** Texts that stand in for a PDF page that gave none. `page` counts from 1. */
export const pageFallbacks = {
  unreadable: (page: number) => `[Page ${page} content could not be extracted]`,
  renderFailed: '[OCR rendering failed]',
  nothingRecognized: '[No text found via OCR]',
  recognitionFailed: '[OCR processing failed]',
} as const
