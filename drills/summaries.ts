import type { Visitor } from './accounts.ts'
import { smallDocument } from './documents.ts'

export interface Timed {
  readonly status: number
  readonly ms: number
  readonly body: Record<string, unknown>
}

/** Sends a document for a summary and waits for it. */
export async function summarize(visitor: Visitor, content: string): Promise<Timed> {
  const startedAt = performance.now()
  const answer = await visitor.ai({ action: 'chatCompletion', systemPrompt: 'summary', content })
  const body = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, ms: performance.now() - startedAt, body }
}

/** Small summaries one after another until `isOver`, but `atLeast` of them. Throws when one is refused. */
export async function smallSummaries(
  visitor: Visitor,
  atLeast: number,
  isOver: () => boolean = () => true,
): Promise<number[]> {
  const times: number[] = []
  while (times.length < atLeast || !isOver()) {
    const { status, ms, body } = await summarize(visitor, smallDocument())
    if (status !== 200) throw new Error(`a small summary answered ${status} ${body['code']}`)
    times.push(ms)
  }
  return times
}
