import { createServer } from 'node:net'

// Below the ports that the system gives away by itself, and apart for each worker: nothing else takes one in the time
// that a server needs to start.
const portsOfWorker = 600
const firstPort = 20_000 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % 20) * portsOfWorker
let last = process.pid % portsOfWorker

/** A port nobody listens on right now. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsOfWorker; tries += 1) {
    last = (last + 1) % portsOfWorker
    if (await isFree(firstPort + last)) return firstPort + last
  }
  throw new Error('no free port')
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
