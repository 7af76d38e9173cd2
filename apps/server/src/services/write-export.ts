import { AppError, type ExportFormatId, type ExportInput } from '@precis/domain'
import type { AnalysisContext } from './analysis-context.ts'
import { callerLeft, toEngineFailure, untilAborted } from './engine-call.ts'

export interface ExportRequest {
  readonly userId: string
  readonly documentId: string
  readonly format: ExportFormatId
  readonly summary: ExportInput
  readonly language: string | undefined
  readonly departure: AbortSignal
}

/** Writes an export of an analysis of this user. Throws `not_your_document`, `rate_limited` at the cap, or the engine's failure. */
export async function writeExport(
  context: AnalysisContext,
  request: ExportRequest,
): Promise<string> {
  const { userId, documentId, format, summary, language } = request
  const isTheirs = await context.credits.countExport(userId, documentId, format, context.exportCap)
  if (!isTheirs) throw new AppError('not_your_document')
  const signal = AbortSignal.any([request.departure, context.stopSignal])
  try {
    const work = context.engine.writeExport({ format, summary, language, signal })
    const text = await untilAborted(work, signal)
    if (text.trim() === '') {
      throw new AppError('provider_failed', { detail: 'the export is empty' })
    }
    return text
  } catch (error) {
    throw request.departure.aborted ? callerLeft() : toEngineFailure(error, signal)
  }
}
