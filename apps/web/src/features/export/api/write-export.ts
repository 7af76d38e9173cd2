import type { ExportFormatId, ExportInput } from '@precis/domain'
import * as z from 'zod/mini'
import { callFunction } from '../../../lib/http/http.ts'
import { exportContent } from '../model/export-content.ts'

const answerSchema = z.object({ result: z.string() })

interface ExportCall {
  readonly formatId: ExportFormatId
  readonly documentId: string
  readonly language?: string | null | undefined
  readonly input: ExportInput
  readonly signal: AbortSignal
}

/** Has the summary written out in a format. */
export async function writeExport(call: ExportCall): Promise<string> {
  const { formatId, documentId, language, input, signal } = call
  const body = {
    action: 'chatCompletion',
    systemPrompt: `export:${formatId}`,
    content: exportContent(input),
    documentId,
    ...(language != null && { language }),
  }
  const { result } = await callFunction('openai-analysis', body, answerSchema, { signal })
  if (result.trim() === '') throw new Error('No response received from AI')
  return result
}
