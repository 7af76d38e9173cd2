import {
  type AnalysisMode,
  type AnalysisResult,
  type Answer,
  analysisResultSchema,
  answerSchema,
  type ChatMessage,
  type PartialSummary,
  type ProgressEvent,
  partialAnswerSchema,
  partialSummarySchema,
} from '@precis/domain'
import * as z from 'zod/mini'
import { callFunction, streamFunction } from '../../../lib/http/http.ts'
import { callBody } from './call-body.ts'
import * as texts from './texts.ts'

const name = 'openai-analysis'
export const untitled = texts.untitledDocument
/** What the server reads for a title; more need not be sent twice. */
const titleCharacters = 4_000

/** How a call goes out: so that it is listed with its document. */
interface Way {
  readonly signal: AbortSignal
  readonly fetch: typeof fetch
}

/** A title for the text; `Untitled Document` on any failure. */
export async function generateTitle(content: string, way: Way): Promise<string> {
  try {
    const body = { action: 'generateTitle', content: content.slice(0, titleCharacters) }
    const { result } = await callFunction(name, body, z.object({ result: z.string() }), way)
    return result.trim() === '' ? untitled : result.trim()
  } catch {
    return untitled
  }
}

interface SummaryCall extends Way {
  readonly content: string
  readonly mode: AnalysisMode
  readonly language: string | null
  readonly onProgress: (progress: ProgressEvent) => void
  readonly onPartial: (partial: PartialSummary) => void
}

/** Asks for the summary; takes one credit when it succeeds. */
export async function summarize({ mode, ...call }: SummaryCall): Promise<AnalysisResult> {
  return analysis({ systemPrompt: 'summary', mode }, call)
}

/** Asks what the changes of two versions mean; takes one credit when it succeeds. `content` is JSON text of both. */
export async function analyzeChanges(
  content: string,
  language: string | null,
  way: Way,
): Promise<AnalysisResult> {
  return analysis({ systemPrompt: 'compare' }, { ...way, content, language })
}

type AnalysisCall = Pick<SummaryCall, 'content' | 'language'> &
  Way &
  Partial<Pick<SummaryCall, 'onProgress' | 'onPartial'>>

async function analysis(
  prompt: Readonly<Record<string, string>>,
  { content, language, signal, fetch, onProgress, onPartial = () => undefined }: AnalysisCall,
): Promise<AnalysisResult> {
  const fields = {
    action: 'chatCompletion',
    ...prompt,
    ...(language !== null && { language }),
  }
  const body = await callBody(fields, content)
  signal.throwIfAborted()
  return streamFunction(name, body, {
    signal,
    fetch,
    onProgress,
    onPartial,
    resultSchema: analysisResultSchema,
    partialSchema: partialSummarySchema,
  })
}

interface QuestionCall extends Way {
  readonly content: string
  readonly documentId: string
  readonly question: string
  readonly history: ChatMessage[]
  readonly language: string | null
  readonly onText: (text: string) => void
}

/** Asks one question about an analyzed document. */
export async function askQuestion(call: QuestionCall): Promise<Answer> {
  const { content, documentId, question, history, language, signal, fetch } = call
  const fields = {
    action: 'chatCompletion',
    systemPrompt: 'question',
    documentId,
    question,
    history,
    ...(language !== null && { language }),
  }
  const body = await callBody(fields, content)
  signal.throwIfAborted()
  return streamFunction(name, body, {
    signal,
    fetch,
    onPartial: (partial) => {
      if (partial.result !== undefined) call.onText(partial.result)
    },
    resultSchema: answerSchema,
    partialSchema: partialAnswerSchema,
  })
}
