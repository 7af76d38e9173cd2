import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiReader } from './support/api-reader.ts'
import { freePort, ready, type ServerProcess, startServer } from './support/server-process.ts'

const rounds = 20
const unlimited = { RATE_LIMITS: 'off' }

interface Acknowledged {
  readonly reader: ApiReader
  packs: number
  analyses: number
  /** Requests that were sent but never answered may have been done all the same. */
  unanswered: number
}

const text = (seed: string) =>
  `Lease ${seed}. The tenant shall pay rent of $3,400 per month on the first business day. The lease runs for five years from 1 March 2025. The tenant may end the lease after thirty-six months with six months' written notice.`

async function work(server: ServerProcess, log: Acknowledged[]) {
  await ready(server)
  for (;;) {
    const reader = new ApiReader(server.url)
    await reader.signUp()
    const entry: Acknowledged = { reader, packs: 0, analyses: 0, unanswered: 0 }
    log.push(entry)
    await reader.signIn()
    await reader.buyPack()
    entry.packs += 1
    for (let number = 0; number < 3; number += 1) {
      entry.unanswered += 1
      const answer = await reader.summarize(text(`${reader.email} ${number}`))
      await answer.json()
      if (answer.ok) entry.analyses += 1
      entry.unanswered -= 1
    }
  }
}

describe('killed without warning', () => {
  let dataDir: string
  let running: ServerProcess | undefined

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'precis-durability-'))
  })

  afterEach(async () => {
    await running?.kill('SIGKILL')
    running = undefined
    await rm(dataDir, { recursive: true, force: true })
  })

  it(`starts again ${rounds} times with every acknowledged row`, { timeout: 600_000 }, async () => {
    const port = await freePort()
    const log: Acknowledged[] = []
    for (let round = 0; round < rounds; round += 1) {
      const server = startServer(dataDir, port, unlimited)
      const lifeMs =
        round < 6 ? 150 + round * 250 + Math.random() * 250 : 1500 + Math.random() * 2500
      const timer = setTimeout(() => server.child.kill('SIGKILL'), lifeMs)
      await work(server, log).catch((error: unknown) => {
        if (server.child.signalCode !== 'SIGKILL' && server.child.exitCode !== null) throw error
      })
      clearTimeout(timer)
      await server.kill('SIGKILL')
    }
    running = startServer(dataDir, port, unlimited)
    await ready(running)
    expect(log.length).toBeGreaterThan(0)
    for (const { reader, packs, analyses, unanswered } of log) {
      await reader.signIn()
      const balance = await reader.balance()
      expect(balance.limit).toBeGreaterThanOrEqual(packs * 10)
      expect(balance.used).toBeGreaterThanOrEqual(analyses)
      expect(balance.used).toBeLessThanOrEqual(analyses + unanswered)
    }
  })

  it('frees an analysis that was running when the process died', { timeout: 180_000 }, async () => {
    const silentModel = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silentModel, 'listening')
    const { port: modelPort } = silentModel.address() as AddressInfo
    const port = await freePort()
    running = startServer(dataDir, port, {
      ...unlimited,
      OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    })
    await ready(running)
    const reader = new ApiReader(running.url)
    await reader.signUp()
    await reader.signIn()
    await reader.buyPack()
    const reached = new Promise((resolve) => silentModel.once('request', resolve))
    const hanging = reader.summarize(text('hanging')).catch(() => null)
    await reached
    await running.kill('SIGKILL')
    await hanging
    silentModel.closeAllConnections()
    silentModel.close()

    running = startServer(dataDir, port, unlimited)
    await ready(running)
    await reader.signIn()
    let answer = await reader.summarize(text('hanging'))
    expect(answer.status).toBe(409)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    while (answer.status === 409) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      answer = await reader.summarize(text('hanging'))
    }
    expect(answer.status).toBe(200)
    expect(await reader.balance()).toEqual({ used: 1, limit: 10 })
  })
})
