import type { DataLog } from '../database-options.ts'
import { asOutage } from '../outage.ts'
import { apiConnection, type ConnectionPool } from './api-connection.ts'
import { ensureDataDirectory, nameDiskFault } from './data-directory.ts'
import type { Engine } from './engine.ts'
import type { Lite } from './import-lite.ts'
import { ensurePgliteDirectory } from './pglite-directory.ts'
import { type PgliteLimits, type PgliteSession, startPgliteSession } from './pglite-thread.ts'
import { takeProcessLock } from './process/process-lock.ts'
import { createSerial } from './serial.ts'
import type { Sql } from './sql.ts'

interface PgliteOptions {
  readonly dataDir: string
  readonly log: DataLog
  readonly limits?: Partial<PgliteLimits> | undefined
}

/** PGlite in the data directory, for this process alone, in a thread that is started again when a statement had to be ended. */
export async function openPgliteEngine(
  options: PgliteOptions,
  lite: Promise<Lite>,
): Promise<Engine> {
  await ensureDataDirectory(options.dataDir)
  try {
    return await openIn(options, lite)
  } catch (error) {
    throw await nameDiskFault(options.dataDir, error)
  }
}

async function openIn(options: PgliteOptions, lite: Promise<Lite>): Promise<Engine> {
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
      connection: apiConnection(await lite, poolOf(session)),
      serial,
      sql: {
        query: <Row>(text: string, parameters: readonly unknown[] = []) =>
          serial(async () => (await query(await session(), text, parameters)).rows as Row[]),
        script: (text) =>
          serial(async () => {
            await (await session()).run({ kind: 'script', text })
          }),
      },
      transaction: (run) => serial(async () => inTransaction(await session(), run)),
      exclusively: (run) => run(),
      async close() {
        await serial(async () => {
          await current.then(close, () => undefined)
        })
        await lock.release()
      },
    }
  } catch (error) {
    await first.end()
    await lock.release()
    throw error
  }
}

async function inTransaction<T>(
  session: PgliteSession,
  run: (sql: Pick<Sql, 'query'>) => Promise<T>,
): Promise<T> {
  await query(session, 'begin')
  try {
    const result = await run({
      query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
        (await query(session, text, parameters)).rows as Row[],
    })
    await query(session, 'commit')
    return result
  } catch (error) {
    await query(session, 'rollback')
    throw error
  }
}

async function open(session: PgliteSession, path: string): Promise<PgliteSession> {
  try {
    await session.run({ kind: 'open', path })
    return session
  } catch (error) {
    await session.end()
    throw error
  }
}

async function close(session: PgliteSession): Promise<void> {
  await session.run({ kind: 'close' }).catch(() => undefined)
  await session.end()
}

/** Statements sent to the thread. A request that began before the thread was lost gets no answer of the next. */
function poolOf(session: () => Promise<PgliteSession>): ConnectionPool {
  return {
    async connect() {
      const bound = await session()
      return {
        async query<Row>(text: string, parameters: readonly unknown[]) {
          const { rows, affectedRows } = await query(bound, text, parameters)
          return { command: 'UPDATE' as const, rowCount: affectedRows, rows: rows as Row[] }
        },
        release: () => undefined,
      }
    },
    end: () => Promise.resolve(),
  }
}

async function query(session: PgliteSession, text: string, parameters: readonly unknown[] = []) {
  try {
    const result = await session.run({ kind: 'query', text, parameters })
    return result ?? { rows: [], affectedRows: 0 }
  } catch (error) {
    throw asOutage(error)
  }
}
