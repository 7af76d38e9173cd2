import type { DetailFinder } from '@precis/redaction'
import { sentDocument } from '../hiding/sent-document.ts'
import type { CallLog } from '../sent-calls/call-log.ts'
import { askQuestion } from '../workbench/ai-calls.ts'
import type { WorkStore } from '../workbench/work-store.ts'
import { historyOf } from './conversation.ts'

export interface Questions {
  /** Puts text into the question's input. */
  type(text: string): void
  /** Asks about the finished document; one question at a time. */
  ask(question: string): void
  stop(): void
}

/** Resolves as soon as the device has a connection, as far as it knows. */
function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

interface Tools {
  readonly store: WorkStore
  readonly calls: CallLog
  readonly finder: DetailFinder
  keep(): void
}

export function createQuestions({ store, calls, finder, keep }: Tools): Questions {
  const { getState, tell } = store
  let asking: AbortController | null = null

  const answer = async (question: string) => {
    const { work, conversation } = getState()
    if (work.status !== 'complete') return
    const history = historyOf(conversation.messages)
    tell({ type: 'asked', question })
    asking = new AbortController()
    const { signal } = asking
    try {
      if (!navigator.onLine) {
        tell({ type: 'waiting', isOffline: true })
        keep()
        await untilOnline(signal)
        tell({ type: 'waiting', isOffline: false })
      }
      const sent = sentDocument(work.document.content, work.hiding)
      const asked = await sent.hideQuestion(question, history, finder, signal)
      const given = await askQuestion({
        content: sent.content,
        documentId: work.result.documentId,
        question: asked.question,
        history: asked.history,
        language: work.job.language,
        signal,
        fetch: calls.fetchFor(sent.content),
        onText: (text) => tell({ type: 'partial', text: asked.restoreText(text) }),
      })
      tell({ type: 'answered', answer: asked.restoreAnswer(given) })
      keep()
    } catch {
      if (signal.aborted) return
      tell({ type: 'unanswered' })
      keep()
    }
  }
  return {
    type: (text) => tell({ type: 'typed', text }),
    ask(question) {
      const trimmed = question.trim()
      if (trimmed === '' || getState().conversation.isPending) return
      void answer(trimmed)
    },
    stop: () => asking?.abort(),
  }
}
