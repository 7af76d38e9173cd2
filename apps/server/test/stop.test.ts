import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startedDirectory } from './data/support/started-directory.ts'
import { freePort } from './support/free-port.ts'
import { spawnServer, startServer } from './support/start-server.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await startedDirectory()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))
const isLocked = () => existsSync(join(dataDir, 'database.lock'))

describe('a server that is asked to end', () => {
  it.each([1, 2])('the moment it says it has started closes its database (%i)', async () => {
    const server = await startServer({ DATA_DIR: dataDir })
    expect(await server.stop()).toBe(0)
    expect(isLocked()).toBe(false)
  })

  it('while it starts ends at once, and the next one starts', async () => {
    const server = spawnServer(await freePort(), { DATA_DIR: dataDir })
    await vi.waitUntil(isLocked, { timeout: 240_000, interval: 5 })
    // It may just have started.
    expect([0, 143]).toContain(await server.stop())
    const next = await startServer({ DATA_DIR: dataDir })
    expect((await fetch(`${next.origin}/readyz`)).status).toBe(200)
    expect(await next.stop()).toBe(0)
  })
})
