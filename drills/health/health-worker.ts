import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const everyMs = 25
const { origins } = workerData as { origins: readonly string[] }
const over = new AbortController()
const times: number[] = []
let failures = 0

/** Keeps the time of an answer, and what those would have waited who come while it is awaited. */
function keep(ms: number): void {
  for (let waited = ms; waited > 0; waited -= everyMs) times.push(waited)
}

async function watch(origin: string): Promise<void> {
  while (!over.signal.aborted) {
    const startedAt = performance.now()
    try {
      await (await fetch(`${origin}/healthz`, { signal: over.signal })).text()
      keep(performance.now() - startedAt)
    } catch {
      // Who still waits at the end has waited that long; a server that is gone answers nobody.
      if (over.signal.aborted) keep(performance.now() - startedAt)
      else failures += 1
    }
    await setTimeout(Math.max(0, everyMs - (performance.now() - startedAt)))
  }
}

parentPort?.once('message', () => over.abort())
await Promise.all(origins.map(watch))
parentPort?.postMessage({ times, failures })
