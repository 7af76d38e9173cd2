import { Kysely, PostgresDialect } from 'kysely'
import type { DataLog } from '../database-options.ts'
import type { Engine } from './engine.ts'
import type { Lite, LiteConnection } from './import-lite.ts'
import { ensurePgliteDirectory } from './pglite-directory.ts'
import { type PgliteLimits, type PgliteSession, startPgliteSession } from './pglite-thread.ts'
import { takeProcessLock } from './process-lock.ts'
import { createSerial } from './serial.ts'

interface PgliteOptions {
  readonly dataDir: string
  readonly log: DataLog
  readonly limits?: Partial<PgliteLimits> | undefined
}

/** PGlite in the data directory, for this process alone, in a thread that is started again when a statement had to be ended. */
export async function openPgliteEngine(options: PgliteOptions, lite: Lite): Promise<Engine> {
  const { dataDir, log, limits = {} } = options
  const lock = await takeProcessLock(dataDir)
  const first = startPgliteSession(limits)
  try {
    const path = await ensurePgliteDirectory(dataDir, async (draft) => {
      await first.run({ kind: 'open', path: draft })
      await first.run({ kind: 'close' })
    })
    let current = open(first, path)
    await current
    const session = async () => {
      const asked = current
      const known = await asked.catch(() => null)
      if (known !== null && !known.isOver) return known
      if (current === asked) {
        log.warn({}, 'the embedded database is opened again')
        const ended = known?.end() ?? Promise.resolve()
        current = ended.then(() => open(startPgliteSession(limits), path))
      }
      return current
    }
    const serial = createSerial()
    return {
      description: `PGlite in ${dataDir}`,
      connection: apiConnection(lite, session),
      serial,
      sql: {
        query: <Row>(text: string, parameters: readonly unknown[] = []) =>
          serial(async () => {
            const result = await (await session()).run({ kind: 'query', text, parameters })
            return (result?.rows ?? []) as Row[]
          }),
        script: (text) =>
          serial(async () => {
            await (await session()).run({ kind: 'script', text })
          }),
      },
      exclusively: (run) => run(),
      async close() {
        await serial(async () => close(await session()))
        await lock.release()
      },
    }
  } catch (error) {
    await first.end()
    await lock.release()
    throw error
  }
}

async function open(session: PgliteSession, path: string): Promise<PgliteSession> {
  await session.run({ kind: 'open', path })
  return session
}

async function close(session: PgliteSession): Promise<void> {
  await session.run({ kind: 'close' }).catch(() => undefined)
  await session.end()
}

/** The API's own connection, its statements sent to the thread. One that began before the thread was lost gets no answer of the next. */
function apiConnection(lite: Lite, session: () => Promise<PgliteSession>): LiteConnection {
  const connection = new lite.PostgresConnection({ url: 'postgres://unused' })
  const pool = {
    async connect() {
      const bound = await session()
      return {
        async query(text: string, parameters: readonly unknown[]) {
          const result = await bound.run({ kind: 'query', text, parameters })
          return {
            command: 'UPDATE' as const,
            rowCount: result?.affectedRows ?? 0,
            rows: result?.rows ?? [],
          }
        },
        release: () => undefined,
      }
    },
    end: () => Promise.resolve(),
  }
  // The API reads no cursors, which the type asks for.
  const dialect = new PostgresDialect({ pool: pool as never })
  connection.kysely = new Kysely({ dialect })
  return connection
}
