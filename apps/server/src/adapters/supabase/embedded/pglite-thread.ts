import { Worker } from 'node:worker_threads'

type Work =
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'query'; readonly text: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'script'; readonly text: string }

export type PgliteTask = (Work | { readonly kind: 'leave' }) & { readonly id: number }

export interface PgliteResult {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows: number
}

export interface PgliteAnswer {
  readonly id: number
  readonly result?: PgliteResult
  readonly error?: { readonly message: string; readonly fields: Record<string, string> }
}

/** How long the thread may work on one task. A query with values may come from a caller, one without is the server's own. */
const limitsMs = { open: 600_000, query: 30_000, script: 120_000, close: 10_000 }
const leavingMs = 10_000
export type PgliteLimits = typeof limitsMs

/** PGlite in a thread of its own. After a fault it answers nothing more; a new session has to be started. */
export interface PgliteSession {
  readonly isOver: boolean
  run(work: Work): Promise<PgliteResult | undefined>
  /** Ends the thread, at once when it is at work; resolves when it has let go of the directory. */
  end(): Promise<void>
}

let loading: Worker | null = null

/** Has a thread load PGlite while this one loads the server: the first session takes it. */
export function loadPgliteEarly(): void {
  const worker = createWorker()
  loading = worker
  worker.unref()
  // The session that starts a thread of its own meets the same fault and tells it.
  worker.on('error', () => {
    if (loading === worker) loading = null
  })
}

function takeWorker(): Worker {
  const worker = loading ?? createWorker()
  loading = null
  worker.ref()
  return worker
}

function createWorker(): Worker {
  return new Worker(new URL('./pglite-worker.ts', import.meta.url))
}

/**
 * Starts a thread for PGlite, so that no statement holds up the process. A task over its limit ends the thread; it rejects
 * with the code 57014, what waited behind it with 57P01.
 */
export function startPgliteSession(limits: Partial<PgliteLimits>): PgliteSession {
  const allowed = { ...limitsMs, ...limits }
  const worker = takeWorker()
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const waiting = new Map<number, PromiseWithResolvers<PgliteResult | undefined> & Work>()
  let fault: Error | null = null
  let timer: NodeJS.Timeout | undefined
  let count = 0

  const fail = (first: Error) => {
    clearTimeout(timer)
    fault ??= ended()
    let reason = first
    for (const { reject } of waiting.values()) {
      reject(reason)
      reason = fault
    }
    waiting.clear()
  }
  const stop = (reason: Error) => {
    fail(reason)
    void worker.terminate()
  }
  const watchFirst = () => {
    clearTimeout(timer)
    const [first] = waiting.values()
    if (first === undefined) return
    timer = setTimeout(
      () => stop(databaseError('The statement took too long.', 'ERROR', '57014')),
      allowed[first.kind === 'query' && first.parameters.length === 0 ? 'script' : first.kind],
    )
  }
  worker.on('message', ({ id, result, error }: PgliteAnswer) => {
    const task = waiting.get(id)
    waiting.delete(id)
    watchFirst()
    if (error === undefined) task?.resolve(result)
    else task?.reject(Object.assign(new Error(error.message), error.fields))
  })
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error('unknown')))
  worker.once('exit', () => fail(ended()))

  return {
    get isOver() {
      return fault !== null
    },
    run(work) {
      if (fault !== null) return Promise.reject(fault)
      count += 1
      const task = { ...Promise.withResolvers<PgliteResult | undefined>(), ...work }
      waiting.set(count, task)
      if (waiting.size === 1) watchFirst()
      worker.postMessage({ ...work, id: count } satisfies PgliteTask)
      return task.promise
    },
    async end() {
      // An idle thread leaves by itself: to terminate one is suspected of a trap in V8 that ended the process.
      if (fault === null && waiting.size === 0) {
        fault = ended()
        worker.postMessage({ kind: 'leave', id: 0 } satisfies PgliteTask)
        timer = setTimeout(() => void worker.terminate(), leavingMs)
      } else stop(ended())
      await exited
    },
  }
}

function ended(): Error {
  return databaseError('The embedded database was ended.', 'FATAL', '57P01')
}

function databaseError(message: string, severity: string, code: string): Error {
  return Object.assign(new Error(message), { severity, code })
}
