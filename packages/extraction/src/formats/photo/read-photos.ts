import { FileError, pageFallbacks } from '@precis/domain'
import { composeDocument, type Part } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument, ReadingProgress } from '../../document/document.ts'
import { wordBoxesOf } from '../../document/recognized-word-boxes.ts'
import type { SourceFile } from '../../document/source-file.ts'
import type { GrayImage } from '../../ocr/image/gray-image.ts'
import { findLanguage, type LanguageFinder } from '../../ocr/language-finder.ts'
import type { OcrLanguage } from '../../ocr/ocr-languages.ts'
import { type Recognizer, recognizedText } from '../../ocr/recognition.ts'
import { toParagraphs } from '../pdf/layout/paragraphs/paragraphs.ts'
import { pageLines } from '../pdf/recognize-pages.ts'
import { isGarbage } from '../pdf/unreadable-text/garbage-text.ts'
import { isImage } from './image-kind.ts'
import { hasTooManyPixels } from './image-size.ts'

interface ReadPhotosOptions {
  /** Decodes a photo, upright by its camera's note, at most about 3,500 pixels on the longer side. */
  readonly decode: (file: SourceFile) => Promise<GrayImage>
  readonly recognizer: Recognizer
  readonly maxFileBytes: number
  /** The language to expect; the first photos tell it when left out. */
  readonly language?: OcrLanguage | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: (progress: ReadingProgress) => void
}

async function checkPhoto(file: SourceFile, maxFileBytes: number): Promise<void> {
  if (file.size > maxFileBytes) throw new FileError('too_big')
  if (file.size === 0) throw new FileError('no_content')
  if (!(await isImage(file))) throw new FileError('failed')
  if (await hasTooManyPixels(file)) throw new FileError('too_many_pixels')
}

async function readPhoto(
  file: SourceFile,
  finder: LanguageFinder,
  { decode }: ReadPhotosOptions,
): Promise<Part> {
  const image = await decode(file).catch((error: unknown) => {
    throw new FileError('failed', error)
  })
  const fallback = (source: 'failed' | 'unread', text: string): Part => ({
    blocks: [{ text }],
    page: { source },
  })
  const recognition = await finder.recognize(image).catch(() => null)
  if (recognition === null) return fallback('failed', pageFallbacks.recognitionFailed)
  const text = recognizedText(recognition)
  if (text.trim() === '' || isGarbage(text))
    return fallback('unread', pageFallbacks.nothingRecognized)
  return {
    blocks: pageLines(recognition, 1).flatMap(toParagraphs),
    page: {
      source: 'ocr',
      confidence: Math.round(recognition.confidence),
      turn: recognition.turn,
      words: wordBoxesOf(recognition),
    },
  }
}

/** Reads photos of pages by recognizing their text; each photo is a page. Throws `FileError` too_big, too_many_pixels, failed or no_text. */
export async function readPhotos(
  files: readonly SourceFile[],
  options: ReadPhotosOptions,
): Promise<ExtractedDocument> {
  if (files.length === 0) throw new FileError('no_file')
  for (const file of files) await checkPhoto(file, options.maxFileBytes)
  const parts: Part[] = []
  const finder = findLanguage(options.recognizer, options.language ?? null)
  const report = () =>
    options.onProgress?.({
      stage: 'recognizing',
      done: parts.length,
      total: files.length,
      language: finder.language,
    })
  report()
  for (const file of files) {
    options.signal?.throwIfAborted()
    parts.push(await readPhoto(file, finder, options))
    report()
  }
  if (!parts.some(({ page }) => page?.source === 'ocr')) throw new FileError('no_text')
  return { ...composeDocument('photo', parts), ocrLanguage: finder.language }
}
