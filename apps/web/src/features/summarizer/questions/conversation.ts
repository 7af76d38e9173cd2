import type { Answer, ChatMessage, Check, Citation } from '@precis/domain'
import * as texts from './texts.ts'

export const answerFailedText = texts.sorryIEncounteredAnError

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

/** `draft` is what is in the input; `isPending` while an answer is awaited, `isOffline` while it waits for a connection. */
export interface Conversation {
  readonly messages: readonly Message[]
  readonly draft: string
  readonly isPending: boolean
  readonly isOffline: boolean
  readonly partial: string
}

export type ConversationEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'asked'; readonly question: string }
  | { readonly type: 'waiting'; readonly isOffline: boolean }
  | { readonly type: 'partial'; readonly text: string }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'unanswered' }

export const noConversation: Conversation = {
  messages: [],
  draft: '',
  isPending: false,
  isOffline: false,
  partial: '',
}

function append(state: Conversation, message: Omit<Message, 'id'>): readonly Message[] {
  const id = (state.messages.at(-1)?.id ?? 0) + 1
  return [...state.messages, { id, ...message }]
}

const plain = { citations: [], nearest: [], isError: false }

const settled = { isPending: false, isOffline: false, partial: '' }

/** Without a last question that failed, as it is asked again. */
function withoutFailure(messages: readonly Message[]): readonly Message[] {
  return messages.at(-1)?.isError === true ? messages.slice(0, -2) : messages
}

/** One question at a time. A failed question comes back to the input, and goes with the next one. */
export function reduceConversation(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'typed':
      return state.isPending ? state : { ...state, draft: event.text }
    case 'asked': {
      if (state.isPending) return state
      const left = { ...state, messages: withoutFailure(state.messages) }
      const messages = append(left, { role: 'user', content: event.question, ...plain })
      return { messages, draft: '', isPending: true, isOffline: false, partial: '' }
    }
    case 'waiting':
      return state.isPending ? { ...state, isOffline: event.isOffline } : state
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
      return { messages, draft: '', ...settled }
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
      return { messages, draft: question, ...settled }
    }
  }
}

/** A question with its answer; null while there is none. */
export interface Turn {
  readonly question: Message
  readonly answer: Message | null
}

export function turnsOf(messages: readonly Message[]): Turn[] {
  return messages.flatMap((question, index) => {
    if (question.role !== 'user') return []
    const next = messages[index + 1]
    return [{ question, answer: next?.role === 'assistant' ? next : null }]
  })
}

/** The questions that were answered, with their answers. */
export function answeredMessages(messages: readonly Message[]): Message[] {
  return turnsOf(messages).flatMap(({ question, answer }) =>
    answer === null || answer.isError ? [] : [question, answer],
  )
}

const longestHistory = 20

/** What was asked and answered so far, for the next question; failures and what they failed at left out. */
export function historyOf(messages: readonly Message[]): ChatMessage[] {
  return answeredMessages(messages)
    .slice(-longestHistory)
    .map(({ role, content }) => ({ role, content: content.slice(0, 10_000) }))
}

export function answerCount(messages: readonly Message[]): number {
  return messages.filter((message) => message.role === 'assistant' && !message.isError).length
}
