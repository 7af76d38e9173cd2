import type { AnalysisContext } from './analysis-context.ts'
import { untilAborted } from './engine-call.ts'

const readCharacters = 4_000
const maxTitleCharacters = 80
const fallback = 'Untitled Document'

/** Names a document by its beginning, at most 80 characters. Never fails: without a name it is `Untitled Document`. */
export async function generateTitle(
  context: AnalysisContext,
  request: { userId: string; content: string; departure: AbortSignal },
): Promise<string> {
  const signal = AbortSignal.any([request.departure, context.stopSignal])
  try {
    const hasStanding = await context.credits.hasStanding(request.userId)
    const engine = hasStanding ? context.engine : context.embedded
    const content = request.content.slice(0, readCharacters)
    const title = await untilAborted(engine.title({ content, signal }), signal)
    return [...title.trim()].slice(0, maxTitleCharacters).join('').trim() || fallback
  } catch {
    return fallback
  }
}
