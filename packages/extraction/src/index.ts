export { type TextBlock, textBlocks } from './document/compose/text-blocks.ts'
export {
  documentKinds,
  type ExtractedDocument,
  type PageReview,
  type PageSource,
  type PageSpan,
  type ReadingProgress,
} from './document/document.ts'
export { isJoined } from './document/letters.ts'
export { lastStartingBy, pageAt, sectionAt } from './document/locate.ts'
export { alignWords, locateRange, type WordPlace } from './document/locate-words.ts'
export { isUnsureWord, pageDoubt } from './document/page-doubt.ts'
export type { PageImage, WordBox } from './document/page-image.ts'
export { pageFallback, pageText } from './document/page-texts.ts'
export { confirmPage, correctPage, keepCorrections } from './document/review-page.ts'
export { acceptedPhotos, isImage } from './formats/photo/image-kind.ts'
export { hasTooManyPixels } from './formats/photo/image-size.ts'
export { readPastedText } from './formats/text/read-text.ts'
export { type OcrLanguage, ocrLanguages } from './ocr/ocr-languages.ts'
export {
  createModuleWorker,
  createReader,
  type Reader,
  type ReaderWorker,
  type ReadingOptions,
} from './reader/client.ts'
export { acceptedFiles, type FileKind } from './reader/validate-file.ts'
