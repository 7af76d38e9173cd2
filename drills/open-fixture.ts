import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/test/support/free-port.ts'
import { runAudit } from '../apps/server/test/support/operator-command.ts'
import { type PostgresServer, startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { type ServerProcess, spawnServer } from '../apps/server/test/support/start-server.ts'
import { startProxy } from '../testing/proxy.ts'
import type { DatabaseKind } from './database-kinds.ts'

const stopMs = 40_000

export interface FixtureOptions {
  /** Server processes on PostgreSQL; PGlite has room for one. */
  readonly processes?: number
  /** Whether callers reach them through the proxy that is shipped. */
  readonly proxied?: boolean
  /** Whether they reach PostgreSQL through PgBouncer. */
  readonly pooled?: boolean
  /** What runs a server of another version. */
  readonly mainFile?: string
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
  /** Ends a server, on request or by the signal, and starts one of this version in its place. */
  replace(at: number, how?: { readonly signal?: NodeJS.Signals }): Promise<void>
  /** Asks the servers to end; answers what went wrong. */
  end(): Promise<string[]>
  /** Why the proxy answered requests itself, with errors. */
  proxyFaults(): string
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
  const site = options.proxied ? `http://127.0.0.1:${await freePort()}` : null
  const behindProxy = site === null ? {} : { PUBLIC_URL: site, TRUST_PROXY: 'on' }
  const environment = { ...database, ...behindProxy, ...options.environment }
  const fallen: ServerProcess[] = []
  const expected = new Set<ServerProcess>()
  const open = async (port: number, mainFile?: string) => {
    const server = await start(port, environment, mainFile)
    void server.exited.then(() => {
      if (!expected.has(server)) fallen.push(server)
    })
    return server
  }
  const first = await open(await freePort(), options.mainFile)
  const servers: [ServerProcess, ...ServerProcess[]] = [first]
  while (postgres && servers.length < (options.processes ?? 1)) {
    servers.push(await open(await freePort(), options.mainFile))
  }
  const upstream = servers.map(({ port }) => `127.0.0.1:${port}`)
  const proxy = site === null ? null : await startProxy(site, upstream, folder)
  return {
    servers,
    origins:
      site === null ? [first.origin, ...servers.slice(1).map(({ origin }) => origin)] : [site],
    postgres,
    environment,
    fallen,
    async replace(at, { signal } = {}) {
      const server = servers[at]
      if (server === undefined) throw new Error(`There is no server ${at}`)
      expected.add(server)
      await server.stop(signal)
      servers[at] = await open(server.port)
    },
    async end() {
      for (const server of servers) expected.add(server)
      const ends = await Promise.all(servers.map(endOf))
      return ends.filter((_, at) => !fallen.some((server) => server === servers[at])).flat()
    },
    proxyFaults: () => proxy?.faults() ?? 'none',
    audit: () => runAudit(environment),
    async remove() {
      proxy?.stop()
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function start(
  port: number,
  environment: Record<string, string>,
  mainFile?: string,
): Promise<ServerProcess> {
  const server = spawnServer(port, environment, mainFile)
  await server.hasStarted
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
