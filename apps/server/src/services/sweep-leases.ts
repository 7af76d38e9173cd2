import type { Credits } from '../ports.ts'

interface Sweeping {
  readonly credits: Pick<Credits, 'sweep'>
  readonly everyMs: number
  onFailure(error: unknown): void
}

/** Removes the leases that dead processes left, at once and then at an interval, until told to stop. */
export function sweepLeases({ credits, everyMs, onFailure }: Sweeping): {
  stop: () => Promise<void>
} {
  let sweep = Promise.resolve()
  const run = () => {
    sweep = credits.sweep().catch(onFailure)
  }
  run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return sweep
    },
  }
}
