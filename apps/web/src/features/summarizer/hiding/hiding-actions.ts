import { type Detail, type DetailFinder, markWords, type Place } from '@precis/redaction'
import type { WorkStore } from '../workbench/work-store.ts'
import { type SentDocument, sentDocument } from './sent-document.ts'

/** What can be decided about the details of a document before it is sent, and what is sent then. */
export interface HidingActions {
  /** Hides these details, or sends them as they are. */
  changeDetails(details: readonly Detail[]): void
  /** Hides the words of a place wherever they stand. */
  hideWords(place: Place): void
  /** The open document as it is sent, or will be. */
  getSent(): SentDocument
  /** A title of the finished document as it may be sent. */
  hideInTitle(title: string, signal: AbortSignal): Promise<string>
}

interface Tools {
  readonly store: WorkStore
  readonly finder: DetailFinder
  keep(): void
}

export function createHidingActions({ store, finder, keep }: Tools): HidingActions {
  let last: { content: string; details: readonly Detail[] | null; sent: SentDocument } | null = null

  const changeDetails = (details: readonly Detail[]) => {
    const { work } = store.getState()
    if (work.status !== 'awaitingHiding') return
    store.send({ type: 'detailsChanged', run: work.run, details })
    keep()
  }
  return {
    changeDetails,
    hideWords(place) {
      const { work } = store.getState()
      if (work.status !== 'awaitingHiding') return
      const details = markWords(work.document.content, work.details, place)
      if (details !== null) changeDetails(details)
    },
    getSent() {
      const { work } = store.getState()
      const content = 'document' in work ? (work.document?.content ?? '') : ''
      const hiding = 'hiding' in work ? work.hiding : null
      const details = work.status === 'awaitingHiding' ? work.details : (hiding?.details ?? null)
      if (last?.content !== content || last.details !== details) {
        const sent = sentDocument(content, details === null ? null : { details })
        last = { content, details, sent }
      }
      return last.sent
    },
    async hideInTitle(title, signal) {
      const { work } = store.getState()
      if (work.status !== 'complete' || work.hiding === null) return title
      const { details } = work.hiding
      const { texts } = await finder.hide([title], work.document.content, details, signal)
      return texts[0] ?? ''
    },
  }
}
