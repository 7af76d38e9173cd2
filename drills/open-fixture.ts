import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAudit } from '../apps/server/test/support/operator-command.ts'
import { type PostgresServer, startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { type ServerProcess, startServer } from '../apps/server/test/support/start-server.ts'
import type { DatabaseKind } from './database-kinds.ts'

const stopMs = 40_000

export interface FixtureOptions {
  /** Server processes on PostgreSQL; PGlite has room for one. */
  readonly processes?: 1 | 2
  readonly environment?: Readonly<Record<string, string>>
  /** Where the database lives; a directory that goes when the scenario is over by default. */
  readonly folder?: string
}

/** Real servers on a real database of their own. */
export interface ServerFixture {
  readonly servers: readonly [ServerProcess, ...ServerProcess[]]
  readonly origins: readonly [string, ...string[]]
  /** Null on PGlite. */
  readonly postgres: PostgresServer | null
  readonly environment: Readonly<Record<string, string>>
  /** The server ended that nobody ended on purpose. */
  readonly fallen: readonly ServerProcess[]
  /** Asks the servers to end; answers what went wrong. */
  end(): Promise<string[]>
  audit(): ReturnType<typeof runAudit>
  remove(): Promise<void>
}

/** Opens a database of that kind and the servers on it. */
export async function openFixture(
  kind: DatabaseKind,
  options: FixtureOptions,
): Promise<ServerFixture> {
  const folder = await mkdtemp(join(options.folder ?? tmpdir(), 'precis-drill-'))
  const postgres = kind === 'postgres' ? await startPostgres(options) : null
  const database = postgres
    ? { DATABASE_URL: await postgres.createDatabase() }
    : { DATA_DIR: folder }
  const environment = { ...database, ...options.environment }
  const first = await start(environment)
  const servers: [ServerProcess, ...ServerProcess[]] = [first]
  if (postgres && options.processes === 2) servers.push(await start(environment))
  const fallen: ServerProcess[] = []
  let isEnding = false
  for (const server of servers) {
    void server.exited.then(() => {
      if (!isEnding) fallen.push(server)
    })
  }
  return {
    servers,
    origins: [first.origin, ...servers.slice(1).map(({ origin }) => origin)],
    postgres,
    environment,
    fallen,
    async end() {
      isEnding = true
      const ends = await Promise.all(servers.map(endOf))
      return ends.filter((_, at) => !fallen.some((server) => server === servers[at])).flat()
    },
    audit: () => runAudit(environment),
    async remove() {
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(environment)
  if (!server.output.stdout.includes('Mail:')) {
    throw new Error(`The server did not start: ${server.output.stderr}`)
  }
  return server
}

/** Asks a server to end, with no patience beyond its own. */
async function endOf(server: ServerProcess): Promise<string[]> {
  let wasKilled = false
  const timer = setTimeout(() => {
    wasKilled = true
    void server.stop('SIGKILL')
  }, stopMs)
  const code = await server.stop()
  clearTimeout(timer)
  if (wasKilled) return [`a server did not end within ${stopMs / 1000} s of SIGTERM, it was killed`]
  return code === 0 ? [] : [`a server that was asked to end did so with ${code ?? 'the signal'}`]
}
