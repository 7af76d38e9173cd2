import { FileError } from '@precis/domain'
import { composeDocument } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import type { SourceFile } from '../../document/source-file.ts'
import type { OcrLanguage } from '../../ocr/ocr-languages.ts'
import { toParts } from './page-parts.ts'
import { type OpenPdf, pdfError } from './pdfjs/open-pdf.ts'
import type { PageReading } from './read-page.ts'
import { type ReadPagesOptions, readPages, readPagesWithoutPdfJs } from './read-pages.ts'
import { type Recognizing, recognizePages } from './recognize-pages.ts'

const maxPages = 50_000

interface ReadPdfOptions extends ReadPagesOptions {
  readonly openPdf: OpenPdf
  /** Recognizes pages without a useful text layer; they stay unread when left out. */
  readonly recognizing?: Recognizing | undefined
}

function hasText(readings: readonly PageReading[]): boolean {
  return readings.some(({ lines }) => lines.some((region) => region.length > 0))
}

interface AllPages {
  readonly readings: readonly PageReading[]
  /** The language that pages were recognized in. */
  readonly language?: OcrLanguage | null | undefined
}

/** The pages of a file that pdf.js calls damaged, as PDFium reads them. Throws `error` when that gives nothing. */
async function readDamaged(
  file: SourceFile,
  options: ReadPdfOptions,
  error: FileError,
): Promise<AllPages> {
  const isDamaged = error.code === 'bad_pdf'
  const readings = isDamaged ? await readPagesWithoutPdfJs(file, maxPages, options) : null
  if (readings === null || !hasText(readings)) throw error
  return { readings }
}

async function readAllPages(file: SourceFile, options: ReadPdfOptions): Promise<AllPages> {
  const task = await options.openPdf(file, options.password)
  try {
    const document = await task.promise.catch(pdfError)
    if (document instanceof FileError) return await readDamaged(file, options, document)
    if (document.numPages > maxPages)
      throw new FileError('unreadable', new Error('more pages than can be read'))
    const readings = await readPages(document, file, options)
    const { signal, onProgress, recognizing } = options
    const language =
      recognizing &&
      (await recognizePages(document, readings, recognizing, {
        signal,
        onPage: (done, total, expected) =>
          onProgress?.({ stage: 'recognizing', done, total, language: expected }),
      }))
    const isKnown = recognizing?.known !== undefined && recognizing.known.size > 0
    if (!hasText(readings) && !isKnown) throw new FileError('no_text')
    return { readings, language }
  } finally {
    await task.destroy()
  }
}

/**
 * Reads the text layer of a PDF, page by page. A page that cannot be read leaves its fallback text.
 * Throws `FileError` bad_pdf, password_needed, wrong_password, no_text, or unreadable when it has too many pages
 * or is encrypted in a way that no password opens.
 */
export async function readPdf(
  file: SourceFile,
  options: ReadPdfOptions,
): Promise<ExtractedDocument> {
  // The file and what pdf.js made of it are gone before its text is composed.
  const { readings, language } = await readAllPages(file, options)
  const result = composeDocument('pdf', toParts(readings))
  return language ? { ...result, ocrLanguage: language } : result
}
