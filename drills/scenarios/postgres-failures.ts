import { setTimeout } from 'node:timers/promises'
import type { PostgresServer } from '../../apps/server/test/data/support/postgres-server.ts'
import {
  connectStranger,
  takeConnections,
  terminateOthers,
} from '../../apps/server/test/data/support/strangers.ts'
import { failUnderLoad } from '../fail-under-load.ts'
import type { Scenario } from '../scenario.ts'

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
    async fail(_, databaseUrl) {
      const stranger = connectStranger(databaseUrl)
      const end = performance.now() + takenMs
      while (performance.now() < end) {
        await terminateOthers(stranger)
        await setTimeout(300)
      }
      await stranger.end()
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
    async fail(_, databaseUrl) {
      const stranger = connectStranger(databaseUrl)
      const strangers = await takeConnections(databaseUrl)
      await terminateOthers(stranger)
      strangers.push(...(await takeConnections(databaseUrl)))
      await setTimeout(takenMs)
      await Promise.all([stranger, ...strangers].map((each) => each.end({ timeout: 1 })))
    },
  },
  {
    name: 'postgres-locked',
    what: `A lock on all profiles holds every call up for ${takenMs / 1000} s.`,
    async fail(_, databaseUrl) {
      const stranger = connectStranger(databaseUrl)
      await stranger.begin(async (transaction) => {
        await transaction`lock table public.profiles in access exclusive mode`
        await setTimeout(takenMs)
      })
      await stranger.end()
    },
  },
]

export const postgresFailures: readonly Scenario[] = failures.map(({ name, what, fail }) => ({
  name,
  what,
  databases: ['postgres'],
  run: (drill) =>
    failUnderLoad(drill, async ({ postgres: server, environment }) => {
      if (server) await fail(server, environment['DATABASE_URL'] ?? '')
    }),
}))
