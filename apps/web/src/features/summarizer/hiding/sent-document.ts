import type { Answer, ChatMessage, PartialSummary, Summary } from '@precis/domain'
import { type DetailFinder, redact, restoreAnswer, restoreSummary } from '@precis/redaction'
import type { Hiding } from '../workbench/work-state.ts'

/** What the server takes of a message. */
const longestMessage = 10_000

/** A question as it is sent, and the way back from its answer. */
export interface SentQuestion {
  readonly question: string
  readonly history: ChatMessage[]
  restoreText(text: string): string
  restoreAnswer(answer: Answer): Answer
}

/** A document as it is sent, and the way back from what is said of it. */
export interface SentDocument {
  readonly content: string
  /** How many placeholders it holds. */
  readonly placeholders: number
  /** Where an offset of what is sent lies in the document. */
  toOriginal(offset: number): number
  restoreText(text: string): string
  restoreSummary(summary: Summary): Summary
  restorePartial(partial: PartialSummary): PartialSummary
  /** Hides in a question what is hidden in the document, and what else is found in it. */
  hideQuestion(
    question: string,
    history: ChatMessage[],
    finder: DetailFinder,
    signal: AbortSignal,
  ): Promise<SentQuestion>
}

function asItIs(content: string): SentDocument {
  return {
    content,
    placeholders: 0,
    toOriginal: (offset) => offset,
    restoreText: (text) => text,
    restoreSummary: (summary) => summary,
    restorePartial: (partial) => partial,
    hideQuestion: async (question, history) => ({
      question,
      history,
      restoreText: (text) => text,
      restoreAnswer: (answer) => answer,
    }),
  }
}

/** What is sent of a content: all of it, or with its hidden details replaced. */
export function sentDocument(
  content: string,
  hiding: Pick<Hiding, 'details'> | null,
): SentDocument {
  if (hiding === null) return asItIs(content)
  const { details } = hiding
  const redaction = redact(content, details)
  return {
    content: redaction.text,
    placeholders: redaction.count,
    toOriginal: (offset) => redaction.toOriginal({ start: offset, end: offset }).start,
    restoreText: (text) => redaction.restore(text).text,
    restoreSummary: (summary) => restoreSummary(redaction, content, summary),
    restorePartial: (partial) => restoreSummary(redaction, null, partial),
    async hideQuestion(question, history, finder, signal) {
      const texts = [question, ...history.map((message) => message.content)]
      const hidden = await finder.hide(texts, content, details, signal)
      const [sent = '', ...before] = hidden.texts
      const both = redact(content, [
        ...details,
        ...hidden.more.map((detail) => ({ ...detail, places: [] })),
      ])
      return {
        question: sent,
        // A placeholder may be longer than what it stands for.
        history: history.map((message, index) => ({
          ...message,
          content: (before[index] ?? '').slice(0, longestMessage),
        })),
        restoreText: (text) => both.restore(text).text,
        restoreAnswer: (answer) => restoreAnswer(both, content, answer),
      }
    },
  }
}
