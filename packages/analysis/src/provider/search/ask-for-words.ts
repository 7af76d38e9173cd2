import type { ModelClient } from '../../model-client.ts'
import { isJsonObject, readJsonObject } from '../../model-output/read-json-object.ts'
import { ask } from '../ask.ts'
import { searchWordsMessages, searchWordsSchema } from '../prompts/search-words-prompt.ts'
import { outlineOf } from './outline.ts'

const maxOutputTokens = 500
const maxWords = 30
const maxWordLength = 60

/** Words that the passage which answers a question may be written in, as the model guesses them; none when it fails. */
export async function askForWords(
  client: ModelClient,
  request: {
    readonly content: string
    readonly question: string
    readonly earlier: readonly string[]
    readonly nonce: string
    readonly signal: AbortSignal
  },
): Promise<readonly string[]> {
  const { content, question, earlier, nonce, signal } = request
  try {
    return await ask({
      client,
      messages: searchWordsMessages({ outline: outlineOf(content), question, earlier, nonce }),
      schema: searchWordsSchema,
      maxOutputTokens,
      signal,
      read: (text) => readWords(readJsonObject(text)),
    })
  } catch {
    signal.throwIfAborted()
    return []
  }
}

function readWords(reply: unknown): string[] | undefined {
  if (!isJsonObject(reply) || !Array.isArray(reply.words)) return undefined
  return reply.words
    .filter((word): word is string => typeof word === 'string' && word.length <= maxWordLength)
    .slice(0, maxWords)
}
