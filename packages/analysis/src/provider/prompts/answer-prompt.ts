import { type ChatMessage, notMentioned } from '@precis/domain'
import type { ModelMessage } from '../../model-client.ts'
import { documentMessages } from './document-messages.ts'
import { languageRule } from './language.ts'

export interface AnswerPrompt {
  readonly nonce: string
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
  return documentMessages({
    nonce: prompt.nonce,
    passages: prompt.passages,
    turns: prompt.history
      .slice(-keptTurns)
      .map(({ role, content }) => ({ role, content: content.slice(0, keptTurnLength) })),
    task: [
      shape,
      prompt.isExcerpt
        ? 'The passages are those of a longer document that fit the question best, in order.'
        : '',
      languageRule(prompt.language, { name: 'question' }),
      `Question: ${prompt.question}`,
    ],
  })
}

const shape = `Answer the question about the document above, from the document only. Reply with {"found": true or false, "sources": [{"passage": n, "quote": "..."}], "answer": "..."}.
- Answer very briefly: a few words or one sentence, plain text, in the words of the document where they fit; figures and names exactly as they stand. To a question for yes or no, say which and then what decides it. Leave out no condition or exception that would change the answer.
- Cite each passage that the answer rests on.
- When the document does not say it, reply {"found": false, "sources": [], "answer": "${notMentioned}"}.
- Use the conversation only to understand what the question refers to.`
