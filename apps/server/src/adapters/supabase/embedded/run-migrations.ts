import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from './sql.ts'

interface Migration {
  readonly version: string
  readonly name: string
  readonly text: string
}

/**
 * Applies what is missing, each file with its history row in one transaction. The history is that of the Supabase CLI.
 * Answers the versions that the database has from a newer program, which goes on working beside this one.
 */
export async function runMigrations(sql: Sql, directory: string): Promise<string[]> {
  await sql.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text);`)
  const applied = new Set(await appliedMigrations(sql))
  const migrations = await readMigrations(directory)
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue
    await sql.script(`${migration.text}
insert into supabase_migrations.schema_migrations (version, name)
  values ('${migration.version}', '${migration.name}');`)
  }
  const own = new Set(migrations.map(({ version }) => version))
  return [...applied].filter((version) => !own.has(version))
}

/** Versions of the migrations that a database has seen. */
export async function appliedMigrations(sql: Pick<Sql, 'query'>): Promise<string[]> {
  const rows = await sql.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return rows.map((row) => row.version)
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).sort()
  const found = names.flatMap((file) => {
    const match = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file)
    return match === null ? [] : [{ file, version: match[1] ?? '', name: match[2] ?? '' }]
  })
  return Promise.all(
    found.map(async ({ file, version, name }) => ({
      version,
      name,
      text: await readFile(join(directory, file), 'utf8'),
    })),
  )
}
