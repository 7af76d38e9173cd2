import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from './support/start-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'precis-refused-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('a server with a faulty environment', () => {
  it('names all faults and ends with 1 before it opens anything', async () => {
    const server = await startServer({
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      PACK_DOCUMENTS: 'ten',
      RATE_LIMITS: 'maybe',
    })
    expect(await server.exited).toBe(1)
    expect(server.output.stdout).toBe('')
    for (const name of ['PACK_DOCUMENTS', 'RATE_LIMITS', 'STRIPE_SECRET_KEY', 'SMTP_URL']) {
      expect(server.output.stderr).toContain(`- ${name}`)
    }
    expect(readdirSync(dataDir)).toEqual([])
  })
})
