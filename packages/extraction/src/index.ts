export type {
  DocumentKind,
  ExtractedDocument,
  PageSource,
  PageSpan,
  ReadingProgress,
  SectionSpan,
} from './document.ts'
