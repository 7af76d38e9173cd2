import { type ChatMessage, notMentioned } from '@precis/domain'
import type { ModelMessage } from '../../model-client.ts'
import { createNonce, dataBlock, dataRule } from './document-block.ts'
import { languageRule } from './language.ts'

export interface AnswerPrompt {
  readonly passages: string
  readonly isExcerpt: boolean
  readonly question: string
  readonly history: readonly ChatMessage[]
  readonly language: string | undefined
}

const keptTurns = 12
const keptTurnLength = 2_000

/** The messages that ask a question about a document. Earlier turns help to understand it and are no source. */
export function answerMessages(prompt: AnswerPrompt): ModelMessage[] {
  const nonce = createNonce()
  const system = [
    'You answer questions about one document, from that document only.',
    `Reply with one JSON object and nothing else: {"found": true or false, "answer": "...", "sources": [{"passage": n, "quote": "..."}]}.
- Answer very briefly: a few words or one sentence, plain text, figures and names exactly as they stand.
- The passages are numbered [#n]. Cite each passage that the answer rests on: its number and consecutive words copied exactly from it. Never put passage numbers into the answer.
- When the document does not say it, reply {"found": false, "answer": "${notMentioned}", "sources": []}. Never answer from other knowledge, never guess.
- Use the conversation only to understand what the question refers to.`,
    prompt.isExcerpt
      ? 'The passages are those of a longer document that fit the question best, in order.'
      : '',
    languageRule(prompt.language).replace('the document is written in', 'the question is asked in'),
    dataRule('document', nonce),
  ]
  const history = prompt.history
    .slice(-keptTurns)
    .map(({ role, content }): ModelMessage => ({ role, content: content.slice(0, keptTurnLength) }))
  return [
    { role: 'system', content: system.filter((text) => text !== '').join('\n\n') },
    { role: 'user', content: dataBlock('document', nonce, prompt.passages) },
    ...history,
    { role: 'user', content: `Question: ${prompt.question}` },
  ]
}
