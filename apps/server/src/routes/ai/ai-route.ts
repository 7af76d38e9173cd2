import { type AiRequest, AppError, exportFormatIdSchema } from '@precis/domain'
import { type Context, Hono } from 'hono'
import type { AppDeps } from '../../app-deps.ts'
import { createByteBudget } from '../../http/bodies/byte-budget.ts'
import { readBytes } from '../../http/bodies/read-body.ts'
import { clientAddress } from '../../http/client-address.ts'
import { type EventSink, streamEvents } from '../../http/event-stream.ts'
import { logFailure } from '../../http/on-error.ts'
import type { HttpEnv } from '../../http/types.ts'
import { authenticate } from '../../services/accounts/authenticate.ts'
import type { Caller } from '../../services/accounts/ports.ts'
import type { AnalysisContext } from '../../services/analysis/analysis-context.ts'
import { askQuestion } from '../../services/analysis/ask-question.ts'
import { exportSummary } from '../../services/analysis/export-summary.ts'
import { generateTitle } from '../../services/analysis/generate-title.ts'
import { parseExportContent } from '../../services/analysis/parse-ai-request.ts'
import { requireModelAccess } from '../../services/analysis/require-model-access.ts'
import { runAnalysis } from '../../services/analysis/run-analysis.ts'

const noCap = 2_147_483_647
/** A UTF-16 unit takes at most six bytes of JSON; questions and history come on top. */
const bytesPerCharacter = 6
const otherBytes = 4 * 1024 * 1024
/** How much somebody without a credit or a recent analysis may send. */
const smallBytes = 64 * 1024
const leastBudgetBytes = 256 * 1024 * 1024

type Work = (sink?: EventSink) => Promise<unknown>

/** The AI function of the contract. */
export function aiRoute(deps: AppDeps): Hono<HttpEnv> {
  const { policy } = deps
  const maxBytes = policy.maxContentCharacters * bytesPerCharacter + otherBytes
  const context: AnalysisContext = {
    credits: deps.database.credits,
    engine: deps.engine,
    embedded: deps.embedded,
    documentKey: deps.documentKey,
    summaryKey: deps.summaryKey,
    readVersions: deps.texts.readVersions,
    requireValidSummary: deps.texts.requireValidSummary,
    questionCap: deps.limitsRates ? policy.questionsPerDocument : noCap,
    exportCap: deps.limitsRates ? policy.exportsPerDocument : noCap,
    heartbeatMs: deps.heartbeatMs,
    stopSignal: deps.work.signal,
    onAnalysis: deps.metrics.countAnalysis,
    onModelUse: deps.metrics.countModelUse,
  }
  const budget = createByteBudget({
    perHolder: maxBytes,
    total: Math.max(4 * maxBytes, leastBudgetBytes),
    smallBytes,
  })
  const app = new Hono<HttpEnv>()
  app.post('/.netlify/functions/openai-analysis', async (c) => {
    const caller = await authenticate(deps.database.accounts, c.req.header('authorization'))
    const rate = await callRate(c, deps, caller)
    const hold = budget.open(caller.userId)
    const admitLarge = async () => {
      rate.demand()
      await requireModelAccess(deps.database.accounts, caller)
    }
    try {
      const body = await readBytes(c.req.raw, { maxBytes, smallBytes, admitLarge, hold })
      const request = await deps.texts.readRequest(body, caller.userId, c.req.raw.signal)
      const work = workOf(context, caller, request, c.req.raw.signal)
      rate.demand()
      const holding: Work = (sink) => work(sink).finally(hold.release)
      return await respond(c, deps, holding, isStreamed(c, request))
    } catch (error) {
      hold.release()
      throw error
    }
  })
  return app
}

/** Counts the call at once, but speaks up only when asked: a small body is told its faults first. */
async function callRate(c: Context<HttpEnv>, deps: AppDeps, { userId }: Caller) {
  const keys = { account: userId, address: clientAddress(c, deps.trustsProxy) }
  const [outcome] = await Promise.allSettled([deps.rateLimits.spend('ai_call', keys)])
  return {
    demand: () => {
      if (outcome.status === 'rejected') throw outcome.reason
    },
  }
}

function isStreamed(c: Context<HttpEnv>, request: AiRequest): boolean {
  return (
    request.action === 'chatCompletion' &&
    !request.systemPrompt.startsWith('export:') &&
    (c.req.header('accept') ?? '').toLowerCase().includes('text/event-stream')
  )
}

async function respond(
  c: Context<HttpEnv>,
  deps: AppDeps,
  work: Work,
  isStreamed: boolean,
): Promise<Response> {
  if (!isStreamed) {
    const result = await deps.work.track(work())
    return c.json(result, 200, { 'Cache-Control': 'no-store' })
  }
  const requestId = c.get('requestId')
  return streamEvents(
    {
      requestId,
      requestSignal: c.req.raw.signal,
      onLateFailure: (error) => logFailure(deps.log, error, requestId),
    },
    (sink) => deps.work.track(work(sink)),
  )
}

function workOf(
  context: AnalysisContext,
  caller: Caller,
  request: AiRequest,
  requestSignal: AbortSignal,
): Work {
  const listeners = (sink: EventSink | undefined) => ({
    disconnect: sink?.disconnect ?? requestSignal,
    onProgress: sink?.progress,
    onPartial: sink?.partial,
  })
  const { userId } = caller
  const { content } = request
  if (request.action === 'generateTitle') {
    return async () => ({
      result: await generateTitle(context, { caller, content, disconnect: requestSignal }),
    })
  }
  if (request.systemPrompt === 'summary') {
    const { mode, language } = request
    return (sink) => runAnalysis(context, { userId, content, mode, language, ...listeners(sink) })
  }
  if (request.systemPrompt === 'compare') {
    const { language } = request
    return async (sink) => {
      const versions = await context.readVersions(content, userId)
      const asked = { userId, content, mode: 'general', versions, language } as const
      return runAnalysis(context, { ...asked, ...listeners(sink) })
    }
  }
  if (request.systemPrompt === 'question') {
    const { question, documentId, history, language } = request
    return (sink) =>
      askQuestion(context, {
        ...{ userId, content, question, documentId, history, language },
        ...listeners(sink),
      })
  }
  const { documentId, language } = request
  const format = exportFormatIdSchema.safeParse(request.systemPrompt.replace(/^export:/, ''))
  if (!format.success) throw new AppError('invalid_request')
  const summary = parseExportContent(content)
  return async () => ({
    result: await exportSummary(context, {
      ...{ userId, documentId, format: format.data, summary, language },
      characters: content.length,
      disconnect: requestSignal,
    }),
  })
}
