export {
  createReader,
  type PictureOptions,
  type Reader,
  type ReaderOptions,
  type ReadingOptions,
} from './client.ts'
export type {
  DocumentKind,
  ExtractedDocument,
  PageReview,
  PageSource,
  PageSpan,
  ReadingProgress,
  SectionSpan,
} from './document.ts'
export { describePlace, pageAt, sectionAt } from './locate.ts'
export { alignWords, locateWords, type WordPlace } from './locate-words.ts'
export { type OcrLanguage, ocrLanguageOf, ocrLanguages } from './ocr/ocr-languages.ts'
export type { PagePicture, WordBox } from './page-picture.ts'
export { pageFallback, pageText } from './page-texts.ts'
export { acceptedPhotos, isPicture } from './photo/picture-kind.ts'
export { type Place, placer } from './place-label.ts'
export {
  type Coverage,
  emptyPageText,
  isUnsureWord,
  joinPages,
  type PageDoubt,
  pageDoubt,
  readingCoverage,
} from './reading-coverage.ts'
export { confirmPage, correctPage, keepCorrections } from './review-page.ts'
export { readPastedText } from './text/read-text.ts'
export { type TextBlock, textBlocks } from './text-blocks.ts'
export { acceptedFiles, checkClaim, type FileClaim, type FileKind } from './validate-file.ts'
