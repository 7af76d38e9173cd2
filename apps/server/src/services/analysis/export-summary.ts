import { AppError, type ExportFormatId, type ExportInput, withoutLeftOut } from '@precis/domain'
import type { AnalysisContext } from './analysis-context.ts'
import { callerLeft, toEngineFailure, untilAborted } from './engine-call.ts'
import { meterModel } from './model-meter.ts'

export interface ExportRequest {
  readonly userId: string
  readonly documentId: string
  readonly format: ExportFormatId
  readonly summary: ExportInput
  /** How long the summary is, as it was sent. */
  readonly characters: number
  readonly language: string | undefined
  readonly disconnect: AbortSignal
}

/** Writes an export of a summary that was finished for this user's document. Throws `not_your_document`, `rate_limited` at the cap, or the engine's failure. */
export async function exportSummary(
  context: AnalysisContext,
  request: ExportRequest,
): Promise<string> {
  const { userId, documentId, format, summary, characters, language } = request
  const isTheirs = await context.credits.countExport({
    userId,
    documentId,
    key: context.summaryKey(userId, summary),
    cap: context.exportCap,
    characters,
  })
  if (!isTheirs) throw new AppError('not_your_document')
  const signal = AbortSignal.any([request.disconnect, context.stopSignal])
  const meter = meterModel(context, { userId, kind: 'export', counted: characters })
  try {
    const work = context.engine.writeExport({
      ...{ format, summary: withoutLeftOut(summary), language, signal, user: userId },
      onCall: meter.onCall,
    })
    const text = await untilAborted(work, signal)
    if (text.trim() === '') {
      throw new AppError('provider_failed', { detail: 'the export is empty' })
    }
    return text
  } catch (error) {
    throw request.disconnect.aborted ? callerLeft() : toEngineFailure(error, signal)
  } finally {
    await meter.record()
  }
}
