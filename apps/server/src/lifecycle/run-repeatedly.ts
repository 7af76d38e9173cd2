interface Repetition {
  /** Asked to come to its end soon once `signal` aborts. */
  readonly work: (signal: AbortSignal) => Promise<void>
  readonly everyMs: number
  onFailure(error: unknown): void
}

export interface Repeated {
  /** Has the work done now, or once more after the run that is under way. */
  wake(): void
  /** Resolves when the run under way is over; no other follows. */
  stop(): Promise<void>
}

/** Does some work at once and then at an interval, never twice at a time, until told to stop. */
export function runRepeatedly({ work, everyMs, onFailure }: Repetition): Repeated {
  const stopping = new AbortController()
  let run: Promise<void> | null = null
  let isDue = false
  const wake = () => {
    if (stopping.signal.aborted) return
    isDue = true
    run ??= loop()
  }
  const loop = async () => {
    while (isDue && !stopping.signal.aborted) {
      isDue = false
      await work(stopping.signal).catch(onFailure)
    }
    run = null
  }
  wake()
  const timer = setInterval(wake, everyMs)
  timer.unref()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await run
    },
  }
}
