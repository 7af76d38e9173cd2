import postgres from 'postgres'
import type { Engine } from './engine.ts'
import type { Lite } from './import-lite.ts'

const startLock = 7_361_120_419

/** A PostgreSQL that several processes may share. */
export async function openPostgresEngine(databaseUrl: string, lite: Lite): Promise<Engine> {
  const settings = { onnotice: () => undefined, connect_timeout: 15 }
  const client = postgres(databaseUrl, { ...settings, max: 4, prepare: false })
  const connection = new lite.PostgresConnection({
    url: databaseUrl,
    postgresOptions: { ...settings, max: 10 },
  })
  try {
    await client`select 1`
  } catch (error) {
    await Promise.all([client.end({ timeout: 1 }), connection.close()])
    throw new Error('The PostgreSQL at DATABASE_URL cannot be reached.', { cause: error })
  }
  return {
    description: 'PostgreSQL',
    connection,
    serial: (run) => run(),
    sql: {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
        const rows = await client.unsafe(text, parameters.map(toParameter))
        return rows as unknown as Row[]
      },
      async script(text) {
        await client.begin(async (transaction) => {
          await transaction.unsafe(text).simple()
        })
      },
    },
    // Held by a transaction, not a session: poolers between us and the server keep those apart.
    exclusively: (run) =>
      client.begin(async (transaction) => {
        await transaction`select pg_advisory_xact_lock(${startLock})`
        return run()
      }) as ReturnType<typeof run>,
    async close() {
      await Promise.all([client.end({ timeout: 5 }), connection.close()])
    },
  }
}

function toParameter(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  return null
}
