import type { CDPSession } from '@playwright/test'
import { type FunctionTime, type ProfileEvent, readProfile } from './profile.ts'

/** One task of the main thread, in milliseconds. */
export interface Task {
  /** From its beginning to its end, also while other programs had the processor. */
  readonly clockMs: number
  /** What it took of the processor itself. */
  readonly processorMs: number
  /** What the browser was busy with in it, what took longest first: `FunctionCall 80`, `Layout 12`. */
  readonly work: readonly string[]
  /** Functions that ran in it, by the time that they took themselves; empty without a profile. */
  readonly functions: readonly FunctionTime[]
}

export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

interface Options {
  /** Also which functions take the time, which itself takes some. */
  readonly withFunctions?: boolean
}

const shortMs = 3
const mostKinds = 4
/** What recording itself takes. */
const profilerStart = 'CpuProfiler::StartProfiling'

function workIn({ ts, dur = 0 }: TraceEvent, events: readonly TraceEvent[]): string[] {
  const sums = new Map<string, number>()
  for (const one of events) {
    if (one.ts < ts || one.ts + (one.dur ?? 0) > ts + dur) continue
    sums.set(one.name, (sums.get(one.name) ?? 0) + (one.dur ?? 0) / 1_000)
  }
  return [...sums]
    .filter(([, ms]) => ms > shortMs)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostKinds)
    .map(([name, ms]) => `${name} ${Math.round(ms)}`)
}

/** Records the tasks of the page's main thread until the function it resolves to is called. */
export async function recordTasks(
  session: CDPSession,
  { withFunctions = false }: Options = {},
): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const one of value) events.push(one as TraceEvent)
  }
  session.on('Tracing.dataCollected', collect)
  const profile = withFunctions ? ['disabled-by-default-v8.cpu_profiler'] : []
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'v8', ...profile],
      excludedCategories: ['*'],
    },
  })
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await ended
    session.off('Tracing.dataCollected', collect)
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
    const mainThreads = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(threadOf),
    )
    const onMain = events.filter((one) => one.ph === 'X' && mainThreads.has(threadOf(one)))
    const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask')
    const inner = onMain.filter((one) => !isTask(one) && (one.dur ?? 0) > shortMs * 1_000)
    const functionsIn = readProfile(events as readonly ProfileEvent[], (event) =>
      mainThreads.has(`${event.pid} ${event.tid}`),
    )
    const isRecording = ({ work }: Task) => work.some((name) => name.startsWith(profilerStart))
    const tasks = onMain.filter(isTask).map((task) => ({
      clockMs: (task.dur ?? 0) / 1_000,
      processorMs: (task.tdur ?? 0) / 1_000,
      work: (task.dur ?? 0) > shortMs * 1_000 ? workIn(task, inner) : [],
      functions: withFunctions ? functionsIn(task.ts, task.ts + (task.dur ?? 0)) : [],
    }))
    return tasks.filter((task) => !isRecording(task))
  }
}
