import type { Detail } from '@precis/redaction'
import { emptyNotebook } from '../../notes/notebook.ts'
import { answeredMessages, noConversation } from '../../questions/conversation.ts'
import type { KeptFile } from '../../shelf/kept-file.ts'
import { interrupted } from '../failure.ts'
import { idle, type Keeping, type WorkState } from '../work-state.ts'
import type { WorkbenchState } from '../work-store.ts'
import type { SavedWork } from './saved-work.ts'

/** What was kept: a finished summary, a document that waits, or an analysis that was cut off. */
export function restoredState(
  saved: SavedWork | null,
  keeping: Keeping,
  file: KeptFile | null = null,
): WorkbenchState {
  if (saved === null)
    return { work: idle, conversation: noConversation, calls: [], notebook: emptyNotebook }
  const { job, title, result, messages, asked, notes, kept, calls, hiding } = saved
  const pages = saved.document.pages.map((page, index) => {
    const words = file?.words[index]
    return words ? { ...page, words } : page
  })
  const document = { ...saved.document, pages }
  return {
    work: restoredWork(),
    conversation: { ...noConversation, messages, draft: asked },
    calls,
    notebook: { notes, kept },
  }

  function restoredWork(): WorkState {
    if (saved?.isHeld === true) {
      return hiding === null
        ? { status: 'awaitingReview', run: 0, job, document, isRereadLost: false }
        : { status: 'awaitingHiding', run: 0, job, document, details: hiding.details }
    }
    if (result === null) {
      return { status: 'error', job, document, title, failure: interrupted, hiding }
    }
    return { status: 'complete', run: 0, job, document, title, result, keeping, hiding }
  }
}

function hidingOf(work: WorkState): SavedWork['hiding'] {
  const hiding =
    work.status === 'awaitingHiding'
      ? { details: work.details, sent: null }
      : 'hiding' in work
        ? work.hiding
        : null
  return hiding === null ? null : { ...hiding, details: hiding.details.map(copyDetail) }
}

function copyDetail({ places, ...detail }: Detail) {
  return { ...detail, places: [...places] }
}

/** The part of this state that must survive a reload. Failed work is not kept. */
export function workToKeep(userId: string, state: WorkbenchState): SavedWork | null {
  const { work, conversation, notebook, calls } = state
  if (!('document' in work) || work.document === null || work.status === 'error') return null
  const { job, document } = work
  return {
    userId,
    job,
    document: {
      ...document,
      // Places of words serve the page's image, and are kept with the file alone.
      pages: document.pages.map(({ words: _, ...page }) => page),
      sections: [...document.sections],
    },
    title: 'title' in work ? work.title : null,
    isHeld: work.status === 'awaitingReview' || work.status === 'awaitingHiding',
    hiding: hidingOf(work),
    calls: [...calls],
    result: work.status === 'complete' ? work.result : null,
    messages: answeredMessages(conversation.messages).map(({ checks, ...message }) => ({
      ...message,
      ...(checks && { checks: [...checks] }),
      citations: [...message.citations],
      nearest: [...message.nearest],
    })),
    asked: conversation.isOffline ? (conversation.messages.at(-1)?.content ?? '') : '',
    notes: notebook.notes.map((note) => ({ ...note, citations: [...note.citations] })),
    kept: [...notebook.kept],
  }
}
