import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  loadPgliteEarly,
  startPgliteSession,
} from '../../src/adapters/supabase/embedded/pglite-thread.ts'
import { startedDirectory } from './support/started-directory.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

const freeze = 'select count(*) from generate_series(1, $1::bigint)'
const forever = ['100000000000']

describe('PGlite in its thread', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase({ pgliteLimits: { query: 10_000 } })
  })
  afterAll(() => db.close())

  it('leaves the process free while a statement works, and ends one over its limit', async () => {
    const { sql } = db.embedded
    const person = await db.person()
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
    }, 10)
    const frozen = sql.query(freeze, forever).catch((error: unknown) => error)
    const behind = sql.query<{ one: number }>('select 1 as one')
    expect(await frozen).toMatchObject({ code: '57014' })
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(10)
    expect(await behind).toEqual([{ one: 1 }])
    const { data } = await person.client.from('profiles').select('full_name')
    expect(data).toEqual([{ full_name: 'Ada' }])
  })

  it('undoes what the ended statement was in the middle of', async () => {
    const { sql } = db.embedded
    const person = await db.person()
    const rename = (name: string) =>
      `update public.profiles set full_name = '${name}' where id = '${person.id}';`
    await sql.query(`begin; ${rename('Eve')}`)
    expect(await sql.query(freeze, forever).catch(() => 'ended')).toBe('ended')
    const { data } = await person.client.from('profiles').select('full_name')
    expect(data).toEqual([{ full_name: 'Ada' }])
  })

  it('closes in time although a statement is stuck', async () => {
    const stuck = await openTestDatabase({ pgliteLimits: { query: 10_000 } })
    const frozen = stuck.embedded.sql.query(freeze, forever).catch((error: unknown) => error)
    await stuck.close()
    expect(await frozen).toMatchObject({ code: '57014' })
  })

  it('lets a thread without work leave by itself', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate')
    const dataDir = await startedDirectory()
    const session = startPgliteSession({})
    await session.run({ kind: 'open', path: join(dataDir, 'database') })
    await session.run({ kind: 'close' })
    await session.end()
    expect(terminate).not.toHaveBeenCalled()
    expect(session.isOver).toBe(true)
    await expect(session.run({ kind: 'close' })).rejects.toMatchObject({ code: '57P01' })
    terminate.mockRestore()
    await rm(dataDir, { recursive: true })
  })

  it('says what is wrong with a statement, without its values', async () => {
    const failure = await db.embedded.sql
      .query('insert into public.call_counters (key, calls, ends_at) values ($1, 0, now())', [
        'secret-'.padEnd(64, 'k'),
      ])
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: '23514', table: 'call_counters' })
    expect(Object.keys(failure as object)).not.toContain('params')
  })
})

it('gives the thread that was loaded early to the first session, and to no other', async () => {
  const folder = await startedDirectory()
  const started: Worker[] = []
  const note = (worker: Worker) => started.push(worker)
  process.on('worker', note)
  loadPgliteEarly()
  const first = startPgliteSession({})
  try {
    await first.run({ kind: 'open', path: join(folder, 'database') })
    const answer = await first.run({ kind: 'query', text: 'select 7 as n', parameters: [] })
    expect(answer?.rows).toEqual([{ n: 7 }])
    expect(started).toHaveLength(1)
    const second = startPgliteSession({})
    await expect.poll(() => started.length).toBe(2)
    await second.end()
  } finally {
    process.off('worker', note)
    await first.end()
    await rm(folder, { recursive: true })
  }
})
