import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runAudit } from '../support/operator-command.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { startedDirectory } from './support/started-directory.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

async function raiseLimit(db: TestDatabase) {
  const { id } = await db.person()
  await db.buy(id, 10)
  await db.embedded.sql.query('update public.profiles set documents_limit = 11 where id = $1', [id])
  return id
}

describe('the audit command', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'precis-audit-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('waits for the server to leave its directory, then shows what deviates', async () => {
    await rm(dataDir, { recursive: true })
    dataDir = await startedDirectory()
    const db = await openTestDatabase({ dataDir })
    const id = await raiseLimit(db).catch(async (error: unknown) => {
      await db.close()
      throw error
    })
    const early = await runAudit({ DATA_DIR: dataDir })
    await db.close()
    expect(early.code).toBe(2)
    expect(early.stdout).toBe('')
    expect(early.stderr).toContain(`in use by process ${process.pid}`)

    const audit = await runAudit({ DATA_DIR: dataDir })
    expect(audit.stderr).toBe('')
    expect(audit.code).toBe(1)
    expect(audit.stdout).toMatch(
      new RegExp(`documents_limit as the ledger has it +profile ${id} +10 +11\n`),
    )
    expect(audit.stdout).toContain('2 deviation(s)')
  })

  it('makes no database where there is none', async () => {
    const audit = await runAudit({ DATA_DIR: dataDir })
    expect(audit.code).toBe(2)
    expect(audit.stderr).toContain('There is no database in')
    expect(await readdir(dataDir)).toEqual([])
  })

  it('lists what is wrong with its environment', async () => {
    const audit = await runAudit({ DATABASE_URL: 'mysql://nowhere' })
    expect(audit.code).toBe(2)
    expect(audit.stderr).toContain('DATABASE_URL must be a postgres:// address')
  })

  it('audits a Supabase project through its secret key', async () => {
    const db = await openTestDatabase()
    const project = serve({ fetch: db.embedded.fetch, port: 0, hostname: '127.0.0.1' })
    try {
      if (!project.listening) await once(project, 'listening')
      const { port } = project.address() as AddressInfo
      const environment = {
        SUPABASE_URL: `http://127.0.0.1:${port}`,
        SUPABASE_PUBLISHABLE_KEY: db.embedded.keys.publishableKey,
        SUPABASE_SECRET_KEY: db.embedded.keys.secretKey,
        DATA_DIR: dataDir,
      }
      expect(await runAudit(environment)).toMatchObject({
        code: 0,
        stdout: 'Credits of: Supabase project\nEverything adds up.\n',
      })
      await raiseLimit(db)
      expect((await runAudit(environment)).code).toBe(1)
      const stranger = { ...environment, SUPABASE_SECRET_KEY: db.embedded.keys.publishableKey }
      expect((await runAudit(stranger)).code).toBe(2)
    } finally {
      project.close()
      await db.close()
    }
  })

  it('audits a PostgreSQL while its server runs', async () => {
    const server = await startPostgres()
    const databaseUrl = await server.createDatabase()
    const db = await openTestDatabase({ databaseUrl })
    try {
      const { id } = await db.person()
      await db.buy(id, 10)
      const clean = await runAudit({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
      expect(clean).toEqual({
        code: 0,
        stdout: 'Credits of: PostgreSQL\nEverything adds up.\n',
        stderr: '',
      })
      await raiseLimit(db)
      expect((await runAudit({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })).code).toBe(1)
    } finally {
      await db.close()
      await server.stop()
    }
  })
})
