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

export function createQuestions({ getState, tell }: WorkStore, keep: () => void): Questions {
  let asking: AbortController | null = null

  const answer = async (question: string) => {
    const { work, conversation } = getState()
    if (work.status !== 'complete') return
    const history = historyOf(conversation.messages)
    tell({ type: 'asked', question })
    asking = new AbortController()
    const { signal } = asking
    try {
      const given = await askQuestion({
        content: work.document.content,
        documentId: work.result.documentId,
        question,
        history,
        language: work.job.language,
        signal,
        onText: (text) => tell({ type: 'partial', text }),
      })
      tell({ type: 'answered', answer: given })
      keep()
    } catch {
      if (!signal.aborted) tell({ type: 'unanswered' })
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
