import { Worker } from 'node:worker_threads'
import { AppError } from '@precis/domain'
import type { Lane } from './fair-queue.ts'
import { fromSentError, type Order, type Report } from './protocol.ts'
import type { EventKind, TaskName } from './tasks.ts'

/** A task on its way through a worker. */
export interface Job {
  readonly name: TaskName
  readonly input: unknown
  readonly transfer: readonly ArrayBuffer[]
  readonly user: string
  readonly deadlineMs: number
  readonly hears: readonly EventKind[]
  readonly onEvent: (kind: EventKind, data: unknown) => void
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** One thread of the pool, at one job at a time. */
export interface PoolWorker {
  readonly lane: Lane
  readonly isIdle: () => boolean
  /** Whose job it had last: their document may still be indexed there. */
  readonly lastUser: () => string | undefined
  start(job: Job): void
  /** Asks it to stop at this job, and stops it altogether when it does not listen. */
  cancel(job: Job): void
  /** Lets it go when it is idle, else stops it in whatever it does. Resolves when the thread is gone. */
  end(): Promise<void>
}

interface WorkerOptions {
  /** The module that the thread runs. */
  readonly entry: URL
  readonly maxHeapMb: number
  readonly graceMs: number
  readonly idleMs: number
  /** The job is over and the worker can take the next one. */
  readonly onFree: () => void
  /** It will take no more jobs. */
  readonly onEnding: () => void
  readonly onGone: () => void
}

// Node.js gives a thread 16 MB more to end itself in. A larger young generation, moved over at once, would not fit into
// them, and then the whole process is aborted.
const maxYoungGenerationSizeMb = 24

export function startWorker(lane: Lane, options: WorkerOptions): PoolWorker {
  const thread = new Worker(options.entry, {
    name: `precis-${lane}`,
    resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb, maxYoungGenerationSizeMb },
    // What a thread prints might hold text of a document: it is read by nobody.
    stdout: true,
    stderr: true,
  })
  const gone = Promise.withResolvers<void>()
  let id = 0
  let job: Job | undefined
  let lastUser: string | undefined
  let timer: NodeJS.Timeout | undefined
  const tell = (order: Order, transfer: readonly ArrayBuffer[] = []) =>
    thread.postMessage(order, [...transfer])
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const kill = () => void thread.terminate()
  const rest = () => {
    job = undefined
    after(options.idleMs, leave)
    timer?.unref()
    thread.unref()
    options.onFree()
  }
  const leave = () => {
    clearTimeout(timer)
    options.onEnding()
    tell({ type: 'end' })
  }
  thread.stdout.resume()
  thread.stderr.resume()
  thread.on('message', (report: Report) => {
    if (job === undefined || report.id !== id) return
    if (report.type === 'event') return job.onEvent(report.kind, report.data)
    if (report.type === 'done') job.resolve(report.result)
    else job.reject(fromSentError(report.error))
    rest()
  })
  // The cause is not told: its message may quote the document.
  thread.on('error', () => undefined)
  thread.on('messageerror', kill)
  thread.on('exit', () => {
    clearTimeout(timer)
    job?.reject(new AppError('provider_failed', { detail: 'the worker died' }))
    job = undefined
    gone.resolve()
    options.onGone()
  })
  return {
    lane,
    isIdle: () => job === undefined,
    lastUser: () => lastUser,
    start: (next) => {
      id += 1
      job = next
      lastUser = next.user
      thread.ref()
      after(next.deadlineMs, () => {
        next.reject(new AppError('provider_timeout', { detail: `${next.name} took too long` }))
        kill()
      })
      try {
        const { name, input, hears, transfer } = next
        tell({ type: 'run', id, name, input, hears }, transfer)
      } catch {
        next.reject(new AppError('internal', { detail: 'the task cannot be sent' }))
        rest()
      }
    },
    cancel: (canceled) => {
      if (job !== canceled) return
      tell({ type: 'cancel', id })
      after(options.graceMs, kill)
    },
    end: () => {
      thread.ref()
      if (job === undefined) leave()
      else kill()
      return gone.promise
    },
  }
}
