import type { CDPSession } from '@playwright/test'

/** One task of the main thread, in milliseconds. */
export interface Task {
  /** From its beginning to its end, also while other programs had the processor. */
  readonly clockMs: number
  /** What it took of the processor itself. */
  readonly processorMs: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Records the tasks of the page's main thread until the function it resolves to is called. */
export async function recordTasks(session: CDPSession): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
    const mainThreads = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(threadOf),
    )
    return events
      .filter((one) => one.ph === 'X' && one.name.endsWith('RunTask'))
      .filter((one) => mainThreads.has(threadOf(one)))
      .map(({ dur = 0, tdur = 0 }) => ({ clockMs: dur / 1_000, processorMs: tdur / 1_000 }))
  }
}
