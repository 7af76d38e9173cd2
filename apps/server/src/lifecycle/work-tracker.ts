/** Knows the work that outlives its request, so that a stop can wait for it, then end it. */
export interface WorkTracker {
  /** Aborts when the server may wait no longer. */
  readonly signal: AbortSignal
  /** Whether the server is about to stop: what comes is answered, `/readyz` says no. */
  readonly isDraining: boolean
  drain(): void
  track<T>(work: Promise<T>): Promise<T>
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  abort(reason: unknown): void
}

export function createWorkTracker(): WorkTracker {
  const running = new Set<Promise<unknown>>()
  const controller = new AbortController()
  let isDraining = false
  return {
    signal: controller.signal,
    get isDraining() {
      return isDraining
    },
    drain: () => {
      isDraining = true
    },
    track: (work) => {
      running.add(work)
      const forget = () => running.delete(work)
      work.then(forget, forget)
      return work
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled(running)
    },
    abort: (reason) => controller.abort(reason),
  }
}
