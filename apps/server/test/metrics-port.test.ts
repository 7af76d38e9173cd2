import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../src/adapters/metrics.ts'
import { listenForMetrics } from '../src/http/listen-metrics.ts'
import { startedDirectory } from './data/support/started-directory.ts'
import { freePort } from './support/free-port.ts'
import { startServer } from './support/start-server.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await startedDirectory()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('a port for metrics', () => {
  it('answers /metrics and nothing else, and closes with the server', async () => {
    const metricsPort = await freePort()
    const server = await startServer({ DATA_DIR: dataDir, METRICS_PORT: String(metricsPort) })
    const own = `http://localhost:${metricsPort}`
    const metrics = await fetch(`${own}/metrics`)
    expect(metrics.status).toBe(200)
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await metrics.text()).toContain('precis_accounts ')
    for (const path of ['/', '/healthz', '/dev/mailbox', '/metrics/../dev/mailbox']) {
      expect((await fetch(`${own}${path}`)).status).toBe(404)
    }
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404)
    expect(await server.stop()).toBe(0)
    await expect(fetch(`${own}/metrics`)).rejects.toThrow()
  })

  it('that is taken refuses the start', async () => {
    const port = await freePort()
    const close = await listenForMetrics(createMetrics(), { port, host: '127.0.0.1' })
    const server = await startServer({ DATA_DIR: dataDir, METRICS_PORT: String(port) })
    expect(await server.exited).toBe(1)
    expect(server.output.stderr).toContain(`Cannot listen on 127.0.0.1:${port}`)
    await close()
  })
})
