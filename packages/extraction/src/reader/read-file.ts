import { defaultPolicy, FileError, isFileError } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from '../document/document.ts'
import { allBytesOf, bytesOf, type SourceFile } from '../document/source-file.ts'
import { readMarkdown } from '../formats/markdown/read-markdown.ts'
import type { PdfiumHost } from '../formats/pdf/pdfium/protocol.ts'
import type { OpenPdf } from '../formats/pdf/pdfjs/open-pdf.ts'
import type { Recognizing } from '../formats/pdf/recognize-pages.ts'
import { readText } from '../formats/text/read-text.ts'
import { type ContentKind, checkDocx, checkPdf, isPdf, sniffContent } from './sniff-content.ts'
import { checkClaim } from './validate-file.ts'

const headBytes = 128

export interface ReadOptions {
  /** Opens PDF bytes with pdf.js; the only part that differs between a worker and a test. */
  readonly openPdf: OpenPdf
  /** Reads most pages of long PDFs, and what pdf.js cannot. */
  readonly pdfium?: PdfiumHost | undefined
  /** Recognizes PDF pages without a useful text layer; they stay unread when left out. */
  readonly recognizing?: Recognizing | undefined
  /** Opens an encrypted PDF. */
  readonly password?: string | undefined
  readonly maxFileBytes?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
}

/** Whether a file begins as a PDF, whatever it is called. */
export async function isPdfFile(file: Pick<SourceFile, 'slice'>): Promise<boolean> {
  return isPdf(await bytesOf(file, 0, headBytes))
}

async function readPdfFile(file: SourceFile, options: ReadOptions): Promise<ExtractedDocument> {
  await checkPdf(file)
  const { readPdf } = await import('../formats/pdf/read-pdf.ts')
  return readPdf(file, options)
}

async function readKind(
  kind: ReturnType<typeof sniffContent>,
  bytes: Uint8Array,
): Promise<ExtractedDocument> {
  switch (kind) {
    case 'docx': {
      checkDocx(bytes)
      const { readDocx } = await import('../formats/docx/read-docx.ts')
      return readDocx(bytes)
    }
    case 'wordml': {
      const { readFlatWordXml } = await import('../formats/docx/read-docx.ts')
      return readFlatWordXml(bytes)
    }
    case 'ole': {
      const { readDoc } = await import('../formats/doc/read-doc.ts')
      return readDoc(bytes)
    }
    case 'doc': {
      const { readBareDoc } = await import('../formats/doc/read-doc.ts')
      return readBareDoc(bytes)
    }
    case 'rtf': {
      const { readRtf } = await import('../formats/rtf/read-rtf.ts')
      return readRtf(bytes)
    }
    case 'md':
      return readMarkdown(bytes)
    case 'txt':
      return readText(bytes)
    case 'html': {
      const { readHtml } = await import('../formats/html/read-html.ts')
      return readHtml(bytes)
    }
    case 'mhtml': {
      const { readSavedPage } = await import('../formats/eml/read-mail.ts')
      return readSavedPage(bytes)
    }
    case 'eml': {
      const { readMail } = await import('../formats/eml/read-mail.ts')
      return readMail(bytes)
    }
    case 'odt': {
      const { readOdt } = await import('../formats/odt/read-odt.ts')
      return readOdt(bytes)
    }
    case 'epub': {
      const { readEpub } = await import('../formats/epub/read-epub.ts')
      return readEpub(bytes)
    }
    case 'pptx': {
      const { readSlides } = await import('../formats/pptx/read-slides.ts')
      return readSlides(bytes)
    }
    case 'xlsx': {
      const { readSheet } = await import('../formats/xlsx/read-sheet.ts')
      return readSheet(bytes)
    }
  }
}

/** Loads the readers of the usual kinds ahead of the first file. */
export async function loadReaders(): Promise<void> {
  await Promise.all([
    import('../formats/pdf/read-pdf.ts'),
    import('../formats/docx/read-docx.ts'),
    import('../formats/doc/read-doc.ts'),
    import('../formats/rtf/read-rtf.ts'),
    import('../formats/text/guess-encoding.ts'),
  ])
}

const notUnderstood: Partial<Record<ContentKind, ConstructorParameters<typeof FileError>[0]>> = {
  pdf: 'bad_pdf',
  docx: 'unreadable_docx',
  md: 'unreadable_markdown',
  txt: 'unreadable_text',
}

/**
 * Reads an uploaded file, deciding by its content what it is.
 * Throws `FileError` with the catalogued message, or the signal's reason when aborted.
 */
export async function readFile(file: SourceFile, options: ReadOptions): Promise<ExtractedDocument> {
  const claimed = checkClaim(file, options.maxFileBytes ?? defaultPolicy.maxFileBytes)
  options.onProgress?.({ stage: 'opening', done: 0, total: 0 })
  let kind: ContentKind = claimed
  let document: ExtractedDocument
  try {
    // A PDF is not read whole before it is known to be one.
    const isPdfClaimed = claimed === 'pdf' && (await isPdfFile(file))
    const bytes = isPdfClaimed ? null : new Uint8Array(await allBytesOf(file))
    if (bytes === null || isPdf(bytes)) {
      kind = 'pdf'
      document = await readPdfFile(file, options)
    } else {
      const found = sniffContent(bytes, claimed)
      kind = found
      document = await readKind(found, bytes)
    }
  } catch (error) {
    if (options.signal?.aborted) throw error
    const isOldFormat = claimed === 'doc' || claimed === 'rtf'
    if (isFileError(error) && !(isOldFormat && error.code === 'unreadable_text')) throw error
    throw new FileError(isOldFormat ? 'unreadable' : (notUnderstood[kind] ?? 'unreadable'), error)
  }
  if (document.content === '' && !options.recognizing?.known?.size)
    throw new FileError('no_content')
  return document
}
