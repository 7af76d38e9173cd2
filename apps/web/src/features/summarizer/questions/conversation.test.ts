import { describe, expect, it } from 'vitest'
import {
  answerCount,
  answerFailedText,
  type ConversationEvent,
  historyOf,
  noConversation,
  reduceConversation,
} from './conversation.ts'

const run = (events: ConversationEvent[]) => events.reduce(reduceConversation, noConversation)
const asked: ConversationEvent = { type: 'asked', question: 'What is the rent?' }
const answered: Extract<ConversationEvent, { type: 'answered' }> = {
  type: 'answered',
  answer: { result: '$3,400.', verdict: 'answer', citations: [], nearest: [] },
}

describe('a conversation', () => {
  it('appends the question, then the answer', () => {
    const state = run([asked, answered])
    expect(state.messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'What is the rent?'],
      ['assistant', '$3,400.'],
    ])
    expect(state.isPending).toBe(false)
  })

  it('keeps what could not be confirmed about an answer', () => {
    const checks = [{ field: 'answer', index: 0, kind: 'name', text: 'Nemo' } as const]
    const state = run([asked, { ...answered, answer: { ...answered.answer, checks } }])
    expect(state.messages.at(-1)?.checks).toEqual(checks)
  })

  it('takes one question at a time', () => {
    const state = run([asked])
    expect(reduceConversation(state, asked)).toBe(state)
    expect(reduceConversation(state, { type: 'typed', text: 'x' })).toBe(state)
  })

  it('gives a failed question back to the input and says so', () => {
    const state = run([asked, { type: 'unanswered' }])
    expect(state.draft).toBe('What is the rent?')
    expect(state.messages.at(-1)).toMatchObject({ content: answerFailedText, isError: true })
  })

  it('sends no failure along as history', () => {
    const state = run([asked, { type: 'unanswered' }, asked, answered])
    expect(historyOf(state.messages)).toEqual([
      { role: 'user', content: 'What is the rent?' },
      { role: 'assistant', content: '$3,400.' },
    ])
    expect(answerCount(state.messages)).toBe(1)
  })
})
