import { setTimeout } from 'node:timers/promises'
import type { PostgresServer } from '../../../apps/server/test/support/postgres-server.ts'
import { failUnderLoad } from '../../fail-under-load.ts'
import type { Scenario } from '../../scenario.ts'

interface Failure {
  readonly name: string
  readonly what: string
  /** Resolves when the database is whole again. */
  fail(server: PostgresServer, databaseUrl: string): Promise<void>
}

const goneMs = 20_000
const takenMs = 10_000

const failures: readonly Failure[] = [
  {
    name: 'postgres-fast',
    what: 'PostgreSQL restarts (pg_ctl -m fast) under 6 callers at two processes.',
    async fail(server) {
      await server.halt('fast')
      await server.resume()
    },
  },
  {
    name: 'postgres-immediate',
    what: 'PostgreSQL restarts without a good-bye (pg_ctl -m immediate) under 6 callers.',
    async fail(server) {
      await server.halt('immediate')
      await server.resume()
    },
  },
  {
    name: 'postgres-terminated',
    what: `All backends are terminated every 300 ms for ${takenMs / 1000} s under 6 callers.`,
    async fail(server, databaseUrl) {
      const end = performance.now() + takenMs
      while (performance.now() < end) {
        await server.endConnections(databaseUrl)
        await setTimeout(300)
      }
    },
  },
  {
    name: 'postgres-gone',
    what: `PostgreSQL is gone for ${goneMs / 1000} s under 6 callers.`,
    async fail(server) {
      await server.halt('immediate')
      await setTimeout(goneMs)
      await server.resume()
    },
  },
  {
    name: 'postgres-full',
    what: `Strangers take every connection for ${takenMs / 1000} s, those of the servers too.`,
    async fail(server, databaseUrl) {
      const strangers = await takeConnections(server, databaseUrl)
      // Whoever ends the others needs a place too.
      await strangers.pop()?.end()
      await server.endConnections(databaseUrl)
      strangers.push(...(await takeConnections(server, databaseUrl)))
      await setTimeout(takenMs)
      await Promise.all(strangers.map((stranger) => stranger.end()))
    },
  },
  {
    name: 'postgres-locked',
    what: `A lock on all profiles holds every call up for ${takenMs / 1000} s.`,
    async fail(server, databaseUrl) {
      const stranger = await server.connect(databaseUrl)
      await stranger.query('begin')
      await stranger.query('lock table public.profiles in access exclusive mode')
      await setTimeout(takenMs)
      await stranger.end()
    },
  },
]

type Stranger = Awaited<ReturnType<PostgresServer['connect']>>

/** Opens connections, to another database of the same server, until there are no more to have. */
async function takeConnections(server: PostgresServer, databaseUrl: string): Promise<Stranger[]> {
  const elsewhere = new URL('/postgres', databaseUrl).href
  const taken: Stranger[] = []
  for (;;) {
    const stranger = await server.connect(elsewhere).catch(() => null)
    if (stranger === null) return taken
    taken.push(stranger)
  }
}

export const postgresFailures: readonly Scenario[] = failures.map(({ name, what, fail }) => ({
  name,
  what,
  databases: ['postgres'],
  run: (drill) =>
    failUnderLoad(drill, async ({ postgres: server, environment }) => {
      if (server) await fail(server, environment['DATABASE_URL'] ?? '')
    }),
}))
