import type { Caller } from '../accounts/ports.ts'
import type { AnalysisContext } from './analysis-context.ts'
import { untilAborted } from './engine-call.ts'
import { meterModel } from './model-meter.ts'

const readCharacters = 4_000
const maxTitleCharacters = 80
const fallback = 'Untitled Document'

/** Names a document by its beginning, at most 80 characters. Never fails: without a name it is `Untitled Document`. */
export async function generateTitle(
  context: AnalysisContext,
  request: {
    caller: Pick<Caller, 'userId' | 'canUseModel'>
    content: string
    disconnect: AbortSignal
  },
): Promise<string> {
  const { userId, canUseModel } = request.caller
  const content = request.content.slice(0, readCharacters)
  const signal = AbortSignal.any([request.disconnect, context.stopSignal])
  const meter = meterModel(context, { userId, kind: 'title', counted: content.length })
  try {
    const mayUseModel = canUseModel && (await context.credits.countTitle(userId, content.length))
    const engine = mayUseModel ? context.engine : context.embedded
    const work = engine.title({ content, signal, user: userId, onCall: meter.onCall })
    const title = await untilAborted(work, signal)
    return [...title.trim()].slice(0, maxTitleCharacters).join('').trim() || fallback
  } catch {
    return fallback
  } finally {
    await meter.record()
  }
}
