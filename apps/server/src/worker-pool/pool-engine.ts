import type { AnalysisEngine } from '@precis/analysis'
import type { ProgressEvent } from '@precis/domain'
import type { EventKind, TaskKinds } from './tasks.ts'
import type { WorkerPool } from './worker-pool.ts'

const nobody = 'server'

interface Asked<Partial> {
  readonly signal?: AbortSignal | undefined
  readonly user?: string | undefined
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined
  readonly onPartial?: ((partial: Partial) => void) | undefined
}

/** The embedded engine, at work in the threads of a pool. `quietMs`: how long a caller may wait for a thread before the first event. */
export function createPoolEngine(pool: WorkerPool, quietMs = 1_000): AnalysisEngine {
  const runTask = <Name extends 'summarize' | 'answer', Partial>(
    name: Name,
    input: TaskKinds[Name]['input'],
    asked: Asked<Partial>,
  ) => {
    // A sign of life, so that no proxy gives up a connection while the task waits for its turn.
    const timer = setTimeout(() => {
      if (!asked.signal?.aborted) asked.onProgress?.({ stage: 'reading', part: 1, parts: 1 })
    }, quietMs)
    const onEvent = (kind: EventKind, data: unknown) => {
      clearTimeout(timer)
      if (kind === 'progress') asked.onProgress?.(data as ProgressEvent)
      else asked.onPartial?.(data as Partial)
    }
    const hears: EventKind[] = []
    if (asked.onProgress) hears.push('progress')
    if (asked.onPartial) hears.push('partial')
    const options = { ...turnOf(asked), characters: input.content.length, onEvent, hears }
    return pool.run(name, input, options).finally(() => clearTimeout(timer))
  }
  return {
    name: 'embedded',
    summarize: (asked) => {
      const { content, mode, changes, language } = asked
      return runTask('summarize', { content, mode, changes, language }, asked)
    },
    answer: (asked) => {
      const { content, question, history, language } = asked
      return runTask('answer', { content, question, history, language }, asked)
    },
    writeExport: (asked) => {
      const { format, summary, language } = asked
      return pool.run('writeExport', { format, summary, language }, turnOf(asked))
    },
    title: (asked) => pool.run('title', { content: asked.content }, turnOf(asked)),
  }
}

function turnOf({ user = nobody, signal }: Asked<never>) {
  return { user, signal, characters: 0 }
}
