import { confirmPage, correctPage, type ExtractedDocument } from '@precis/extraction'
import type { WorkStore } from '../workbench/work-store.ts'

/** What can be said of a page while the work waits for a review. */
export interface Review {
  /** Puts the text of a page right, or takes that back. */
  correct(page: number, text: string): void
  /** Says that a page is right as it was read. */
  confirm(page: number): void
}

export function createReview(store: WorkStore, keep: () => void): Review {
  const change = (changed: (document: ExtractedDocument) => ExtractedDocument) => {
    const { work } = store.getState()
    if (work.status !== 'awaitingReview') return
    store.send({ type: 'reviewed', run: work.run, document: changed(work.document) })
    keep()
  }
  return {
    correct: (page, text) => change((document) => correctPage(document, page, text)),
    confirm: (page) => change((document) => confirmPage(document, page)),
  }
}
