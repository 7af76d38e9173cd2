import type { Check, Summary } from '@precis/domain'
import type { ModelClient } from '../model-client.ts'
import { readJsonObject } from '../model-output/read-json-object.ts'
import { flattenSpace } from '../text/normalize.ts'
import { listStatements, type Statement } from '../verification/list-statements.ts'
import { ask } from './ask.ts'
import { supportMessages, supportSchemaForModel } from './prompts/support-prompt.ts'

const maxOutputTokens = 1_000
const mostStatements = 80
const evidenceLength = 900
/** A model that doubts more than this share of a summary has not understood the task. */
const mostDoubted = 0.4

/**
 * Marks for the statements that a model finds unsupported by what they cite, beyond those that code has marked. Empty
 * when the call fails: it only ever adds doubts.
 */
export async function checkSupport(
  client: ModelClient,
  nonce: string,
  content: string,
  summary: Summary,
  signal: AbortSignal,
): Promise<Check[]> {
  const marked = new Set(
    summary.checks.map(({ field, index, text }) => `${field}:${index}:${text}`),
  )
  const statements = listStatements(content, summary)
    .filter(({ citations }) => citations.length > 0)
    .filter(({ field, index, text }) => !marked.has(`${field}:${index}:${text}`))
    .slice(0, mostStatements)
  if (statements.length === 0) return []
  try {
    const doubted = await ask({
      client,
      messages: supportMessages(nonce, render(statements)),
      schema: supportSchemaForModel,
      maxOutputTokens,
      signal,
      read: (text) => readNumbers(readJsonObject(text)),
    })
    const found = statements.filter((_, at) => doubted.has(at + 1))
    if (found.length > statements.length * mostDoubted) return []
    return found.map(({ field, index, text }) => ({
      ...{ field, index, text },
      ...{ kind: 'no_source', cited: true },
    }))
  } catch {
    signal.throwIfAborted()
    return []
  }
}

function render(statements: readonly Statement[]): string {
  return statements
    .map(({ text, evidence }, at) => {
      const passage = flattenSpace(evidence).slice(0, evidenceLength)
      return `[S${at + 1}] ${text}\n    Passages: ${passage}`
    })
    .join('\n')
}

function readNumbers(reply: Record<string, unknown> | undefined): Set<number> | undefined {
  if (!Array.isArray(reply?.unsupported)) return undefined
  return new Set(reply.unsupported.map(Number).filter((number) => Number.isInteger(number)))
}
