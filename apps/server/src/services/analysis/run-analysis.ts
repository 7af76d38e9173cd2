import {
  type AnalysisMode,
  type AnalysisResult,
  AppError,
  listFields,
  type PartialSummary,
  type ProgressEvent,
  type Summary,
} from '@precis/domain'
import type { AnalysisContext } from './analysis-context.ts'
import { exactCitations } from './check-citations.ts'
import { citeVersions, coverageOf, type ReadVersions } from './cite-versions.ts'
import { callerLeft, toEngineFailure, untilAborted } from './engine-call.ts'
import { giveBack } from './leases/give-back.ts'
import { holdLease } from './leases/hold-lease.ts'
import { meterModel } from './model-meter.ts'
import type { AnalysisFacts } from './ports.ts'
import { coreOf } from './summary-key.ts'

export interface SummarizeRequest {
  readonly userId: string
  readonly content: string
  readonly mode: AnalysisMode
  /** For a comparison: the changes are analyzed in place of the content, which is what citations point to. */
  readonly versions?: ReadVersions | undefined
  readonly language: string | undefined
  /** Aborts when nobody waits for the answer any more. */
  readonly disconnect: AbortSignal
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined
  /** Absent when the caller sees no partial results. */
  readonly onPartial?: ((partial: PartialSummary) => void) | undefined
}

/**
 * Analyses a document and takes its credit, in that order and both or neither. A caller who leaves before the first
 * partial result ends the analysis at no cost; after it the analysis is finished, checked and charged. Once a caller has
 * abandoned as many runs as a day allows, the first finished part is charged, and only then may the run end early.
 */
export async function runAnalysis(
  context: AnalysisContext,
  request: SummarizeRequest,
): Promise<AnalysisResult> {
  const startedAt = performance.now()
  const { versions } = request
  const text = versions?.laid.content ?? request.content
  const elapsedMs = () => Math.round(performance.now() - startedAt)
  const { token, isRepeat, mayLeave } = await lease(context, request)
  const lost = new AbortController()
  const left = new AbortController()
  const signal = AbortSignal.any([lost.signal, left.signal, context.stopSignal])
  let hasShownPartial = false
  let charging: Promise<void> | undefined
  let isCharged = false
  const onDisconnect = () => {
    if (isCharged || (mayLeave && !hasShownPartial)) left.abort(callerLeft())
  }
  const charge = async () => {
    const facts = { ...factsOf(context, request, elapsedMs()), parts: 1, items: 0 }
    try {
      await context.credits.charge(token, facts)
      isCharged = true
      if (request.disconnect.aborted) onDisconnect()
    } catch (error) {
      lost.abort(error)
    }
  }
  const meter = meterModel(context, {
    ...{ userId: request.userId, kind: 'summary' },
    counted: request.content.length,
  })
  request.disconnect.addEventListener('abort', onDisconnect, { once: true })
  if (request.disconnect.aborted) onDisconnect()
  const heartbeat = holdLease(context.credits, token, context.heartbeatMs, () =>
    lost.abort(new AppError('usage_failed', { detail: 'the lease is gone' })),
  )
  let isSettled = false
  try {
    const { onProgress, onPartial } = request
    const onEvent = (event: ProgressEvent) => {
      if (signal.aborted) return
      if (!mayLeave && hasFinishedPart(event)) charging ??= charge()
      onProgress?.(mayLeave ? event : { ...event, chargesEarly: true })
    }
    const candidate = await untilAborted(
      context.engine.summarize({
        content: text,
        changes: versions?.laid.changes,
        mode: request.mode,
        language: request.language,
        signal,
        onCall: meter.onCall,
        user: request.userId,
        // Told of nothing that nobody listens to: each event comes from another thread.
        onProgress: onProgress || !mayLeave ? onEvent : undefined,
        onPartial:
          onPartial &&
          ((partial) => {
            if (signal.aborted) return
            hasShownPartial = true
            onPartial(placed(withExactCitations(partial, text), versions))
          }),
      }),
      signal,
    )
    const checked = await context.requireValidSummary(candidate, text, request.userId)
    const summary = placed(checked, versions)
    await charging
    signal.throwIfAborted()
    heartbeat.stop()
    const facts = { ...factsOf(context, request, elapsedMs()), ...sizeOf(summary) }
    const key = context.summaryKey(request.userId, coreOf(summary))
    const settled = await context.credits.settle(token, facts, key)
    isSettled = true
    context.onAnalysis(isRepeat ? 'repeat' : 'charged', elapsedMs())
    return { result: summary, ...settled }
  } catch (error) {
    const failure = toEngineFailure(error, signal)
    context.onAnalysis(left.signal.aborted ? 'left' : failure.code, elapsedMs())
    throw failure
  } finally {
    heartbeat.stop()
    request.disconnect.removeEventListener('abort', onDisconnect)
    await charging
    const isOurFault = lost.signal.aborted || context.stopSignal.aborted
    const isAbandoned = left.signal.aborted || (hasShownPartial && !isOurFault)
    const isCounted = isAbandoned && !isCharged
    if (!isSettled) {
      await giveBack(
        () =>
          isCounted
            ? context.credits.abandon(request.userId, token)
            : context.credits.release(token),
        3 * context.heartbeatMs,
      )
    }
    await meter.record()
  }
}

async function lease(context: AnalysisContext, request: SummarizeRequest) {
  const key = await context.documentKey(request.userId, request.content)
  const begun = await context.credits.begin(request.userId, key, request.content.length)
  if (begun.outcome === 'leased') return begun
  throw begun.outcome === 'analysis_running'
    ? new AppError('analysis_running', { retryAfterSeconds: begun.retryAfterSeconds })
    : new AppError(begun.outcome)
}

/** With its citations in the submitted versions, and what was read counted in them. */
function placed<Result extends PartialSummary>(
  result: Result,
  versions: ReadVersions | undefined,
): Result {
  if (versions === undefined) return result
  const { citations, coverage } = result
  return {
    ...result,
    ...(citations && { citations: citeVersions(citations, versions) }),
    ...(coverage && { coverage: coverageOf(coverage, versions) }),
  }
}

function withExactCitations(partial: PartialSummary, content: string): PartialSummary {
  if (!partial.citations) return partial
  return { ...partial, citations: exactCitations(partial.citations, content) }
}

/** Progress names what is under way: another part, or a later stage, means that a part is finished. */
function hasFinishedPart({ stage, part }: ProgressEvent): boolean {
  return stage !== 'reading' && (stage !== 'analysing' || part > 1)
}

function factsOf(context: AnalysisContext, request: SummarizeRequest, durationMs: number) {
  return {
    engine: context.engine.name,
    mode: request.mode,
    language: request.language ?? null,
    characters: request.content.length,
    durationMs,
  }
}

function sizeOf(summary: Summary): Pick<AnalysisFacts, 'parts' | 'items'> {
  return {
    parts: summary.coverage.parts,
    items: listFields.reduce((count, field) => count + summary[field].length, 0),
  }
}
