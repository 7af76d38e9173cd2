/** The part of a `Worker` that a queue uses. */
export interface JobWorker<Request, Reply> {
  postMessage(request: Request): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: MessageEvent<Reply>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

/** What a worker answers to the request that prepares it. */
export interface PreparedReply {
  readonly id: null
  readonly type: 'prepared'
  /** Whether all could be loaded. */
  readonly isComplete: boolean
}

/** What a worker answers to the job with that id. */
interface JobReply {
  readonly id: number
}

/** Why the worker gave no answer; `unstarted` comes with what was thrown. */
export type JobFault = 'crashed' | 'silent' | 'too slow' | 'unstarted'

/** What a reply means to its job: `goes on`, or its end. */
export type JobOutcome<Result> = 'goes on' | { readonly result: Result } | { readonly error: Error }

export interface JobQueueOptions<Request, Reply> {
  readonly createWorker: () => JobWorker<Request, Reply | PreparedReply>
  /** The request that has the worker load all it needs. */
  readonly prepareRequest: Request
  /** Asks the worker to give up a job. The worker is ended instead when absent. */
  readonly cancelRequest?: (id: number) => Request
  /** Longest time for one job. */
  readonly jobTimeoutMs: number
  /** Longest silence of a running job before it counts as stuck; any when absent. */
  readonly idleTimeoutMs?: number
  readonly errorOf: (fault: JobFault, cause?: unknown) => Error
}

export interface JobQueue<Request, Reply> {
  /** Starts the worker and has it load what it needs. Resolves to whether all of that is there. */
  prepare(): Promise<boolean>
  /** Runs a job after those before it. Rejects with its error, or with the signal's reason once aborted. */
  run<Result>(
    request: Request & { readonly id: number },
    onReply: (reply: Reply) => JobOutcome<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result>
  /** Ends the worker and every unfinished job. */
  close(reason: unknown): void
}

interface Job<Request, Reply> {
  readonly request: Request & { readonly id: number }
  /** What ends the job; null while it goes on. */
  readonly take: (reply: Reply) => (() => void) | null
  readonly reject: (reason: unknown) => void
}

/** Jobs for a worker, one after the other. It starts with the first job or `prepare`; a new one replaces it after a crash. */
export function createJobQueue<Request, Reply extends JobReply>(
  options: JobQueueOptions<Request, Reply>,
): JobQueue<Request, Reply> {
  const { createWorker, cancelRequest, jobTimeoutMs, idleTimeoutMs, errorOf } = options
  const waiting: Job<Request, Reply>[] = []
  let worker: JobWorker<Request, Reply | PreparedReply> | null = null
  let running: Job<Request, Reply> | null = null
  let preparing: PromiseWithResolvers<boolean> | null = null
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let jobTimer: ReturnType<typeof setTimeout> | undefined

  const stopWorker = () => {
    worker?.terminate()
    worker = null
    preparing?.resolve(false)
    preparing = null
  }
  const finish = (settle: () => void) => {
    clearTimeout(idleTimer)
    clearTimeout(jobTimer)
    running = null
    settle()
    startNext()
  }
  const reject = (reason: unknown) => {
    const job = running
    finish(() => job?.reject(reason))
  }
  const breakOff = (fault: JobFault, cause?: unknown) => {
    stopWorker()
    reject(errorOf(fault, cause))
  }
  const watchSilence = () => {
    if (idleTimeoutMs === undefined) return
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => breakOff('silent'), idleTimeoutMs)
  }
  const onReply = (reply: Reply | PreparedReply) => {
    if (reply.id === null) return preparing?.resolve(reply.isComplete)
    // Libraries in the worker may speak to its page too, without any id.
    if (running === null || reply.id !== running.request.id) return
    const settle = running.take(reply)
    if (settle === null) watchSilence()
    else finish(settle)
  }
  const startWorker = () => {
    const started = createWorker()
    const onCrash = () => {
      if (worker === started) breakOff('crashed')
    }
    started.addEventListener('message', ({ data }) => {
      if (worker === started) onReply(data)
    })
    started.addEventListener('error', onCrash)
    started.addEventListener('messageerror', onCrash)
    return started
  }
  const startNext = () => {
    if (running) return
    running = waiting.shift() ?? null
    if (!running) return
    try {
      worker ??= startWorker()
      worker.postMessage(running.request)
      watchSilence()
      jobTimer = setTimeout(() => breakOff('too slow'), jobTimeoutMs)
    } catch (error) {
      breakOff('unstarted', error)
    }
  }
  const cancel = (job: Job<Request, Reply>, reason: unknown) => {
    const place = waiting.indexOf(job)
    if (place !== -1) {
      waiting.splice(place, 1)
      job.reject(reason)
    } else if (running === job) {
      if (cancelRequest) worker?.postMessage(cancelRequest(job.request.id))
      else stopWorker()
      reject(reason)
    }
  }

  return {
    prepare() {
      if (preparing) return preparing.promise
      const asked = Promise.withResolvers<boolean>()
      try {
        worker ??= startWorker()
        worker.postMessage(options.prepareRequest)
        preparing = asked
      } catch {
        // The first job meets the same failure and reports it.
        asked.resolve(false)
      }
      return asked.promise
    },
    async run<Result>(
      request: Request & { readonly id: number },
      onJobReply: (reply: Reply) => JobOutcome<Result>,
      signal: AbortSignal | undefined,
    ) {
      signal?.throwIfAborted()
      const ended = Promise.withResolvers<Result>()
      const job: Job<Request, Reply> = {
        request,
        take(reply) {
          const outcome = onJobReply(reply)
          if (outcome === 'goes on') return null
          if ('error' in outcome) return () => ended.reject(outcome.error)
          return () => ended.resolve(outcome.result)
        },
        reject: ended.reject,
      }
      const onAbort = () => cancel(job, signal?.reason)
      signal?.addEventListener('abort', onAbort, { once: true })
      waiting.push(job)
      startNext()
      try {
        return await ended.promise
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },
    close(reason) {
      for (const job of waiting.splice(0)) job.reject(reason)
      stopWorker()
      reject(reason)
    },
  }
}
