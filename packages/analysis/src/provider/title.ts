import type { AnalysisEngine, TitleInput } from '../engine.ts'
import type { ModelClient } from '../model-client.ts'
import { cleanTitle } from '../model-output/clean-title.ts'
import { sanitizeLine } from '../model-output/sanitize-text.ts'
import { ask } from './ask.ts'
import { titleMessages } from './prompts/title-prompt.ts'

export const untitled = 'Untitled Document'

const readCharacters = 4_000
const maxOutputTokens = 1_000

/** A title of at most 80 characters; on any failure the fallback's title, else `Untitled Document`. Only an abort rejects. */
export async function title(
  client: ModelClient,
  fallback: AnalysisEngine | undefined,
  input: TitleInput,
): Promise<string> {
  const opening = input.content.slice(0, readCharacters).replace(/[\ud800-\udbff]$/u, '')
  if (opening.trim() === '') return untitled
  try {
    return await ask({
      client,
      messages: titleMessages(opening),
      maxOutputTokens,
      signal: input.signal ?? new AbortController().signal,
      read: (text) => readTitle(text, opening),
    })
  } catch {
    input.signal?.throwIfAborted()
    return fallback?.title(input) ?? untitled
  }
}

function readTitle(reply: string, opening: string): string | undefined {
  const line = reply
    .replace(/<think>[\s\S]*?<\/think>/giu, '')
    .trim()
    .split('\n')
    .find((text) => /[\p{L}\p{N}]/u.test(text))
  return line && cleanTitle(sanitizeLine(line, (address) => opening.includes(address)))
}
