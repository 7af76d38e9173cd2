import { cleanText } from './compose/clean-text.ts'
import type { ExtractedDocument, PageSpan } from './document.ts'
import { pageText, withPages } from './page-texts.ts'

function pageOf(document: ExtractedDocument, number: number): PageSpan | undefined {
  return document.pages.find((page) => page.number === number)
}

function withoutReview({ review: _, readAs: __, ...page }: PageSpan): PageSpan {
  return page
}

/** The document with the text of a page as a person has written it, cleaned. What was read first is kept beside it, and writing just that takes the correction back. */
export function correctPage(
  document: ExtractedDocument,
  number: number,
  text: string,
): ExtractedDocument {
  const page = pageOf(document, number)
  if (page === undefined) return document
  const before = page.readAs ?? document.content.slice(page.start, page.end)
  const readBefore = pageText(
    { content: before },
    { ...withoutReview(page), start: 0, end: before.length },
  )
  const written = cleanText(text)
  const isAsRead = written === readBefore
  const change = isAsRead
    ? { text: before, page: withoutReview(page) }
    : { text: written, page: { ...page, review: 'corrected' as const, readAs: before } }
  return withPages(document, new Map([[number, change]]))
}

/** The document with a page that a person has found right as it was read, or to hold no text. */
export function confirmPage(document: ExtractedDocument, number: number): ExtractedDocument {
  return {
    ...document,
    pages: document.pages.map((page) =>
      page.number === number && page.review === undefined ? { ...page, review: 'confirmed' } : page,
    ),
  }
}

/** The document as it was read anew, with the pages of an earlier reading that a person had corrected. */
export function keepCorrections(
  document: ExtractedDocument,
  earlier: ExtractedDocument,
): ExtractedDocument {
  const kept = earlier.pages.filter(({ review }) => review === 'corrected')
  return withPages(
    document,
    new Map(
      kept.map((page) => [
        page.number,
        { text: earlier.content.slice(page.start, page.end), page },
      ]),
    ),
  )
}
