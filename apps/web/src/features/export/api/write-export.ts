import type { ExportFormatId, ExportInput } from '@precis/domain'
import * as z from 'zod/mini'
import { callFunction } from '../../../lib/http/http.ts'

const mostCharacters = 100_000

/** The summary as the server takes it. Too long, it goes without the quotes, then without citations and facts: the points and what is doubted of them always stay. */
export function exportContent(input: ExportInput): string {
  const whole = JSON.stringify(input)
  if (whole.length <= mostCharacters) return whole
  const citations = input.citations?.map((citation) => ({ ...citation, quote: '' }))
  const unquoted = JSON.stringify({ ...input, citations })
  if (unquoted.length <= mostCharacters) return unquoted
  const { citations: _citations, facts: _facts, ...points } = input
  return JSON.stringify(points)
}

const answerSchema = z.object({ result: z.string() })

interface ExportCall {
  readonly formatId: ExportFormatId
  readonly documentId: string
  readonly language?: string | null | undefined
  readonly input: ExportInput
  readonly signal: AbortSignal
  readonly fetch?: typeof fetch | undefined
}

/** Has the summary written out in a format. */
export async function writeExport(call: ExportCall): Promise<string> {
  const { formatId, documentId, language, input, signal, fetch } = call
  const body = {
    action: 'chatCompletion',
    systemPrompt: `export:${formatId}`,
    content: exportContent(input),
    documentId,
    ...(language != null && { language }),
  }
  const way = { signal, ...(fetch && { fetch }) }
  const { result } = await callFunction('openai-analysis', body, answerSchema, way)
  if (result.trim() === '') throw new Error('No response received from AI')
  return result
}
