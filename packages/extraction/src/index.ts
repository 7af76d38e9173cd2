export { createReader, type Reader, type ReaderOptions, type ReadingOptions } from './client.ts'
export type {
  DocumentKind,
  ExtractedDocument,
  PageSource,
  PageSpan,
  ReadingProgress,
  SectionSpan,
} from './document.ts'
export { coverageOf, describePlace, type PageCoverage, pageAt, sectionAt } from './locate.ts'
export { readPastedText } from './text/read-text.ts'
export { checkClaim, type FileClaim, type FileKind } from './validate-file.ts'
