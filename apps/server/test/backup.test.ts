import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../src/adapters/supabase/backup/back-up.ts'
import { migrationsDir, openEmbedded } from '../src/adapters/supabase/embedded/open-embedded.ts'
import { readEnv } from '../src/env.ts'
import { operatorDatabase } from '../src/operations/operator-database.ts'
import { startedDirectory } from './data/support/started-directory.ts'
import { runAudit, runOperatorCommand } from './support/operator-command.ts'
import { type PostgresServer, startPostgres } from './support/postgres-server.ts'
import { startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const password = 'paperweight'
const content =
  'Lease. The tenant shall pay rent of $3,400 per month on the first business day. The tenant may end the lease after thirty-six months with six months’ written notice.'

let postgres: PostgresServer
let folder: string
let usedPostgres: Awaited<ReturnType<typeof liveAndBackUp>>
beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'precis-backup-'))
  usedPostgres = await liveAndBackUp('PostgreSQL')
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

type Place = Record<string, string>

type Kind = 'PGlite' | 'PostgreSQL'

async function newPlace(kind: Kind, { isStarted = false } = {}): Promise<Place> {
  const DATA_DIR = await mkdtemp(join(folder, 'data-'))
  if (isStarted) await rename(await startedDirectory(), DATA_DIR)
  return kind === 'PGlite'
    ? { DATA_DIR }
    : { DATA_DIR, DATABASE_URL: await postgres.createDatabase() }
}

/** A server on which somebody bought a pack and had a document analyzed. Answers the address and the document. */
async function live(place: Place) {
  const server = await startServer(place)
  const email = `${randomUUID()}@example.test`
  const visitor = await visit(server.origin)
  await visitor.signUp(email, password)
  await visitor.followMail(email)
  await visitor.signIn(email, password)
  expect((await visitor.buyPack()).status).toBe(200)
  const analyzed = await visitor.ai({ action: 'chatCompletion', systemPrompt: 'summary', content })
  const { documentId } = (await analyzed.json()) as { documentId: string }
  return { server, email, documentId }
}

async function backedUp(place: Place): Promise<string> {
  const file = join(folder, `${randomUUID()}.gz`)
  const { code, stderr, stdout } = await runOperatorCommand('backup', place, [file])
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\d+ rows of /)
  return file
}

/** A database that was used, and its backup: of PGlite once its server has stopped, of PostgreSQL while it runs. */
async function liveAndBackUp(kind: Kind) {
  const place = await newPlace(kind, { isStarted: kind === 'PGlite' })
  const { server, email, documentId } = await live(place)
  if (kind === 'PGlite') await server.stop()
  const file = await backedUp(place)
  await server.stop()
  return { place, file, email, documentId }
}

describe.each([
  ['PGlite', 'PostgreSQL'],
  ['PostgreSQL', 'PGlite'],
] as const)('a backup of %s restored to %s', (from, to) => {
  it('knows the person, the credits and the document again', async () => {
    const used = from === 'PostgreSQL' ? usedPostgres : await liveAndBackUp(from)
    const { file, email, documentId } = used
    const target = await newPlace(to, { isStarted: to === 'PGlite' })
    const restored = await runOperatorCommand('restore', target, [file])
    expect(restored.stderr).toBe('')
    expect(restored.code).toBe(0)
    expect(await runAudit(target)).toMatchObject({ code: 0 })

    const again = await startServer(target)
    const visitor = await visit(again.origin)
    expect((await visitor.signIn(email, password)).error).toBeNull()
    const { data } = await visitor.supabase.from('profiles').select('*')
    expect(data).toMatchObject([{ email, documents_limit: 10, documents_used: 1 }])
    const question = { systemPrompt: 'question', question: 'What is the rent?', documentId }
    const answer = await visitor.ai({ action: 'chatCompletion', ...question, content })
    expect(await answer.json()).toMatchObject({ verdict: 'answer' })
    expect((await visitor.buyPack()).status).toBe(200)
    await again.stop()
    expect(await runAudit(target)).toMatchObject({ code: 0 })
  })
})

describe('a restore', () => {
  let file: string
  let used: Place
  beforeAll(() => {
    ;({ file, place: used } = usedPostgres)
  })

  async function refused(path: string, place?: Place): Promise<string> {
    const target = place ?? (await newPlace('PGlite'))
    const { code, stderr } = await runOperatorCommand('restore', target, [path])
    expect(code).toBe(2)
    if (place === undefined) expect(await readdir(target['DATA_DIR'] ?? '')).toEqual([])
    return stderr
  }

  /** The backup with other lines; its checksum is that of the lines, or stays. */
  async function changed(
    change: (lines: string[]) => string[],
    { hasChecksum = false } = {},
  ): Promise<string> {
    const [end = '', ...body] = gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n')
      .reverse()
    const lines = change(body.reverse())
    const { rows } = JSON.parse(end) as { rows: number }
    const sha256 = createHash('sha256').update(lines.join('')).digest('hex')
    const path = join(folder, `${randomUUID()}.gz`)
    const last = hasChecksum ? JSON.stringify({ rows, sha256 }) : end
    await writeFile(path, gzipSync(`${[...lines, last].join('\n')}\n`))
    return path
  }

  it('refuses a database that holds something', async () => {
    expect(await refused(file, used)).toContain('already holds accounts or payments')
    expect(await runAudit(used)).toMatchObject({ code: 0 })
  })

  it('is done once when two operators start it at the same time', async () => {
    const target = await newPlace('PostgreSQL')
    const both = await Promise.all([
      runOperatorCommand('restore', target, [file]),
      runOperatorCommand('restore', target, [file]),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([0, 2])
    expect(both.map(({ stderr }) => stderr).join('')).toContain('already holds accounts')
    expect(await runAudit(target)).toMatchObject({ code: 0 })
  })

  it('refuses a file that is not there, is none, or is not whole', async () => {
    expect(await refused(join(folder, 'none.gz'))).toContain('There is no file')
    expect(await refused(await changed(() => ['{"format":"other"}']))).toContain('is no backup')
    const text = join(folder, 'text.gz')
    await writeFile(text, 'no archive')
    expect(await refused(text)).toContain('damaged')
    const half = join(folder, 'half.gz')
    const whole = await readFile(file)
    await writeFile(half, whole.subarray(0, whole.length / 2))
    expect(await refused(half)).toContain('damaged')
    expect(await refused(await changed((lines) => lines.slice(0, -1)))).toContain('damaged')
    const other = (lines: string[]) => lines.map((x) => x.replace('"used": 1', '"used": 0'))
    expect(await refused(await changed(other))).toContain('damaged')
  })

  it('refuses the backup of a newer version', async () => {
    const newer = ([head = '', ...lines]: string[]) => [
      head.replace('"migrations":[', '"migrations":["29990101000000",'),
      ...lines,
    ]
    expect(await refused(await changed(newer, { hasChecksum: true }))).toContain('newer version')
    expect(await refused(await changed((lines) => lines, { hasChecksum: true }), used)).toContain(
      'already holds',
    )
  })
})

it('restores the backup of an older version to an empty directory and brings it up to date', async () => {
  const place = await newPlace('PostgreSQL')
  const earlier = await mkdtemp(join(folder, 'migrations-'))
  const files = (await readdir(migrationsDir)).filter((name) => name < '20261122')
  for (const name of files) await cp(join(migrationsDir, name), join(earlier, name))
  const { DATA_DIR: dataDir = '' } = place
  const options = { ...operatorDatabase(readEnv(place)), dataDir }
  const old = await openEmbedded({ ...options, migrationsDir: earlier })
  const file = join(folder, 'old.gz')
  const id = randomUUID()
  await old.sql.query(`insert into auth.users (id, email) values ($1, 'old@example.test')`, [id])
  await backUp(old, file)
  await old.close()

  const target = await newPlace('PGlite')
  expect(await runOperatorCommand('restore', target, [file])).toMatchObject({ code: 0 })
  const now = await openEmbedded({ ...operatorDatabase(readEnv(target)) })
  const profiles = await now.sql.query('select id, email from public.profiles')
  const [applied] = await now.sql.query<{ count: number }>(
    'select count(*)::int as count from supabase_migrations.schema_migrations',
  )
  await now.close()
  expect(profiles).toEqual([{ id, email: 'old@example.test' }])
  expect(applied?.count).toBe((await readdir(migrationsDir)).length)
  expect(applied?.count).toBeGreaterThan(files.length)
})
