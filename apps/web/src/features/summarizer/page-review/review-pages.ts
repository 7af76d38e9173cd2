import { type ExtractedDocument, type PageSpan, pageDoubt, pageFallback } from '@precis/extraction'
import { emptyPage } from '../../../document-view/reading-coverage.ts'
import * as texts from './texts.ts'

/** A page that has something to be said about, and what. */
export interface ReviewPage {
  readonly page: PageSpan
  readonly note: string
  readonly isOpen: boolean
}

/** How a page was read, in a few words; for pages that gave nothing, the text that stands in for them. */
export function pageNote(document: ExtractedDocument, page: PageSpan): string {
  const { source, review, confidence, start, end } = page
  const isLost = source === 'unread' || source === 'failed'
  if (review === 'corrected') return isLost ? texts.typedInByHand : texts.correctedByHand
  if (review === 'confirmed') return isLost ? texts.holdsNoTextAsChecked : texts.checkedByHand
  if (isLost) {
    const fallback = pageFallback(document, page)
    if (page.isSkipped) return texts.skippedItsPictureWasNotRead
    return fallback ?? (start === end ? emptyPage(page) : texts.onlyAPart)
  }
  if (source === 'blank') return texts.blank
  if (source === 'text') return texts.textOfTheFileItself
  const certainty = confidence === undefined ? '' : `, ${confidence}% certain`
  return `${pageDoubt(page) === null ? texts.recognized : texts.hardToRead}${certainty}`
}

/** The pages that somebody should look at, or has looked at, in order. */
export function pagesToCheck(document: ExtractedDocument): ReviewPage[] {
  return document.pages
    .filter((page) => page.review !== undefined || pageDoubt(page) !== null)
    .map((page) => ({ page, note: pageNote(document, page), isOpen: pageDoubt(page) !== null }))
}

/** Pages that were recognized, or found blank, without a doubt. */
export function pagesWithoutDoubt(
  document: ExtractedDocument,
  source: 'ocr' | 'blank',
): PageSpan[] {
  return document.pages.filter(
    (page) => page.source === source && page.review === undefined && pageDoubt(page) === null,
  )
}

/** Every page that can be opened beside its image: all but those whose text is the file's own. */
export function openablePages({ pages }: ExtractedDocument): PageSpan[] {
  return pages.filter(({ source }) => source !== 'text')
}

/** The page in doubt that comes after this one, from the front again after the last; null when none is left. */
export function nextInDoubt(pages: readonly PageSpan[], after: number): PageSpan | null {
  const open = pages.filter((page) => page.number !== after && pageDoubt(page) !== null)
  return open.find(({ number }) => number > after) ?? open[0] ?? null
}
