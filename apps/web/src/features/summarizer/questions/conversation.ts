import type { Answer, ChatMessage, Check, Citation } from '@precis/domain'

export const answerFailedText =
  'Sorry, I encountered an error while processing your question. Please try again.'

export interface Message {
  readonly id: number
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly citations: readonly Citation[]
  readonly nearest: readonly Citation[]
  /** What could not be confirmed about an answer. */
  readonly checks?: readonly Check[]
  readonly isError: boolean
}

/** `draft` is what stands in the input; `isPending` while an answer is awaited. */
export interface Conversation {
  readonly messages: readonly Message[]
  readonly draft: string
  readonly isPending: boolean
  readonly partial: string
}

export type ConversationEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'asked'; readonly question: string }
  | { readonly type: 'partial'; readonly text: string }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'unanswered' }

export const noConversation: Conversation = {
  messages: [],
  draft: '',
  isPending: false,
  partial: '',
}

function append(state: Conversation, message: Omit<Message, 'id'>): readonly Message[] {
  const id = (state.messages.at(-1)?.id ?? 0) + 1
  return [...state.messages, { id, ...message }]
}

const plain = { citations: [], nearest: [], isError: false }

/** One question at a time. A failed question comes back to the input. */
export function reduceConversation(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'typed':
      return state.isPending ? state : { ...state, draft: event.text }
    case 'asked': {
      if (state.isPending) return state
      const messages = append(state, { role: 'user', content: event.question, ...plain })
      return { messages, draft: '', isPending: true, partial: '' }
    }
    case 'partial':
      return state.isPending ? { ...state, partial: event.text } : state
    case 'answered': {
      if (!state.isPending) return state
      const { result, citations, nearest, checks } = event.answer
      const messages = append(state, {
        role: 'assistant',
        content: result,
        citations,
        nearest,
        ...(checks && { checks }),
        isError: false,
      })
      return { messages, draft: '', isPending: false, partial: '' }
    }
    case 'unanswered': {
      if (!state.isPending) return state
      const messages = append(state, {
        role: 'assistant',
        content: answerFailedText,
        ...plain,
        isError: true,
      })
      const question = state.messages.at(-1)?.content ?? ''
      return { messages, draft: question, isPending: false, partial: '' }
    }
  }
}

const longestHistory = 20

/** What was asked and answered so far, for the next question; failures and what they failed at left out. */
export function historyOf(messages: readonly Message[]): ChatMessage[] {
  const kept = messages.filter(
    (message, index) => !message.isError && messages[index + 1]?.isError !== true,
  )
  return kept
    .slice(-longestHistory)
    .map(({ role, content }) => ({ role, content: content.slice(0, 10_000) }))
}

export function answerCount(messages: readonly Message[]): number {
  return messages.filter((message) => message.role === 'assistant' && !message.isError).length
}
