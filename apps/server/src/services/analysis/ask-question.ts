import {
  type Answer,
  AppError,
  answerSchema,
  type ChatMessage,
  type PartialAnswer,
  type ProgressEvent,
  verdictOf,
} from '@precis/domain'
import type { AnalysisContext } from './analysis-context.ts'
import { exactCitations } from './check-citations.ts'
import { callerLeft, toEngineFailure, untilAborted } from './engine-call.ts'
import { meterModel } from './model-meter.ts'

export interface QuestionRequest {
  readonly userId: string
  readonly content: string
  readonly question: string
  readonly documentId: string
  readonly history: readonly ChatMessage[] | undefined
  readonly language: string | undefined
  readonly disconnect: AbortSignal
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined
  readonly onPartial?: ((partial: PartialAnswer) => void) | undefined
}

/** Answers from a document that this user has had analyzed. Throws `not_your_document`, `rate_limited` at the cap, or the engine's failure. */
export async function askQuestion(
  context: AnalysisContext,
  request: QuestionRequest,
): Promise<Answer> {
  const { userId, content, documentId, onPartial } = request
  // A long document is searched first; what fits the question goes to the model.
  const counted = context.engine.questionCharacters?.(content) ?? content.length
  const isTheirs = await context.credits.countQuestion({
    userId,
    documentId,
    key: await context.documentKey(userId, content),
    cap: context.questionCap,
    characters: counted,
  })
  if (!isTheirs) throw new AppError('not_your_document')
  const signal = AbortSignal.any([request.disconnect, context.stopSignal])
  const meter = meterModel(context, { userId, kind: 'question', counted })
  try {
    const answer = await untilAborted(
      context.engine.answer({
        content,
        question: request.question,
        history: request.history,
        language: request.language,
        signal,
        onCall: meter.onCall,
        user: userId,
        onProgress: request.onProgress,
        onPartial: onPartial && ((partial) => onPartial(withExactCitations(partial, content))),
      }),
      signal,
    )
    return checkAnswer(answer, content)
  } catch (error) {
    throw request.disconnect.aborted ? callerLeft() : toEngineFailure(error, signal)
  } finally {
    await meter.record()
  }
}

function checkAnswer(candidate: unknown, content: string): Answer {
  const parsed = answerSchema.safeParse(candidate)
  if (!parsed.success || parsed.data.result.trim() === '') {
    throw new AppError('provider_failed', { detail: 'the answer is empty or not an answer' })
  }
  const { result, verdict, citations, nearest, checks } = parsed.data
  if (verdict !== verdictOf(result)) {
    throw new AppError('provider_failed', { detail: 'the answer and its verdict disagree' })
  }
  return {
    result,
    verdict,
    citations: exactCitations(citations, content),
    nearest: exactCitations(nearest, content),
    ...(checks && checks.length > 0 ? { checks } : {}),
  }
}

function withExactCitations(partial: PartialAnswer, content: string): PartialAnswer {
  return {
    ...partial,
    ...(partial.citations ? { citations: exactCitations(partial.citations, content) } : {}),
    ...(partial.nearest ? { nearest: exactCitations(partial.nearest, content) } : {}),
  }
}
