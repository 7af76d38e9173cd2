import { defaultPolicy, FileError, isFileError } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from './document.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import type { OpenPdf } from './pdf/open-pdf.ts'
import { type ContentKind, checkDocx, checkPdf, sniffContent } from './sniff-content.ts'
import { readText } from './text/read-text.ts'
import { checkClaim } from './validate-file.ts'

/** What the pipeline needs of a file; a browser `File` fits. */
export interface SourceFile {
  readonly name: string
  readonly type: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

export interface ReadOptions {
  /** Opens PDF bytes with pdf.js; the only part that differs between a worker and a test. */
  readonly openPdf: OpenPdf
  readonly maxFileBytes?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
}

async function readKind(
  kind: ContentKind,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ExtractedDocument> {
  switch (kind) {
    case 'pdf': {
      checkPdf(bytes)
      const { readPdf } = await import('./pdf/read-pdf.ts')
      return readPdf(bytes, options)
    }
    case 'docx': {
      checkDocx(bytes)
      const { readDocx } = await import('./docx/read-docx.ts')
      return readDocx(bytes)
    }
    case 'wordml': {
      const { readFlatWordXml } = await import('./docx/read-docx.ts')
      return readFlatWordXml(bytes)
    }
    case 'ole':
    case 'doc': {
      const { readDoc } = await import('./doc/read-doc.ts')
      return readDoc(bytes)
    }
    case 'rtf': {
      const { readRtf } = await import('./rtf/read-rtf.ts')
      return readRtf(bytes)
    }
    case 'md':
      return readMarkdown(bytes)
    case 'txt':
      return readText(bytes)
  }
}

/** Loads the readers of every kind ahead of the first file. */
export async function loadReaders(): Promise<void> {
  await Promise.all([
    import('./pdf/read-pdf.ts'),
    import('./docx/read-docx.ts'),
    import('./doc/read-doc.ts'),
    import('./rtf/read-rtf.ts'),
    import('./text/guess-encoding.ts'),
  ])
}

const notUnderstood: Record<ContentKind, ConstructorParameters<typeof FileError>[0]> = {
  pdf: 'bad_pdf',
  docx: 'unreadable_docx',
  wordml: 'unreadable',
  ole: 'unreadable',
  doc: 'unreadable',
  rtf: 'unreadable',
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
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffContent(bytes, claimed)
  let document: ExtractedDocument
  try {
    document = await readKind(kind, bytes, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const isOldFormat = claimed === 'doc' || claimed === 'rtf'
    if (isFileError(error) && !(isOldFormat && error.code === 'unreadable_text')) throw error
    throw new FileError(isOldFormat ? 'unreadable' : notUnderstood[kind], error)
  }
  if (document.content === '') throw new FileError('no_content')
  return document
}
