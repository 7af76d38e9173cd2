import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startedDirectory } from './data/support/started-directory.ts'
import { startServer } from './support/start-server.ts'

const plant = new URL('./support/plant-fault.ts', import.meta.url)

let dataDir: string
beforeEach(async () => {
  dataDir = await startedDirectory()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('a fault that nobody catches is logged by its cause, then the process ends in order', async () => {
  const environment = { DATA_DIR: dataDir, NODE_OPTIONS: `--import=${plant.href}` }
  const server = await startServer(environment)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  expect(await server.stop('SIGUSR2')).toBe(1)
  const lines = server.output.stderr.split('\n').filter((line) => line.includes('unexpected error'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 60, err: { type: 'RangeError' } })
  expect(server.output.stderr).not.toContain('planted')
  const next = await startServer({ DATA_DIR: dataDir })
  expect((await fetch(`${next.origin}/readyz`)).status).toBe(200)
  expect(await next.stop()).toBe(0)
})
