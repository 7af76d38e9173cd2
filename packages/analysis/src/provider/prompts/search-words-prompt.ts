import type { ModelMessage } from '../../model-client.ts'
import { dataBlock, dataRule } from './document-block.ts'

export interface SearchWordsPrompt {
  readonly nonce: string
  readonly outline: string
  readonly question: string
  readonly earlier: readonly string[]
}

/** The messages that ask in which words a document may answer a question. */
export function searchWordsMessages(prompt: SearchWordsPrompt): ModelMessage[] {
  const { nonce, outline, question, earlier } = prompt
  const before = earlier.length === 0 ? '' : `Asked before: ${earlier.join(' / ')}\n`
  return [
    {
      role: 'system',
      content: `You help to search a long document. You see its opening and its headings. Reply with {"words": ["..."]}: 10 to 20 single words that the passage which answers the question is likely to be written in, in the language of the document. Think of formal, legal and technical words for what is asked, of units, and of words in the headings it may stand under. Leave out words that would stand anywhere.\n\n${dataRule('document', nonce)}`,
    },
    {
      role: 'user',
      content: `${dataBlock('document', nonce, outline)}\n\n${before}Question: ${question}`,
    },
  ]
}

export const searchWordsSchema = {
  name: 'search_words',
  schema: {
    type: 'object',
    properties: { words: { type: 'array', items: { type: 'string' } } },
    required: ['words'],
    additionalProperties: false,
  },
} satisfies { name: string; schema: Record<string, unknown> }
