import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface Health {
  /** Milliseconds of every answer of `/healthz`. */
  readonly times: readonly number[]
  /** Probes that found nobody. */
  readonly failures: number
}

/** Asks the servers for `/healthz` all the time, from a thread of its own, until it is stopped. */
export async function watchHealth(
  origins: readonly string[],
): Promise<{ stop(): Promise<Health> }> {
  const worker = new Worker(new URL('./health-worker.ts', import.meta.url), {
    workerData: { origins },
  })
  await once(worker, 'online')
  return {
    async stop() {
      const answer = once(worker, 'message')
      worker.postMessage('stop')
      const [health] = await answer
      await worker.terminate()
      return health as Health
    },
  }
}
