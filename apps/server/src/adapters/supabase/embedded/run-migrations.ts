import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from './sql.ts'

interface Migration {
  readonly version: string
  readonly name: string
  readonly text: string
  readonly sha256: string
}

interface Applied {
  readonly version: string
  /** Null when the Supabase CLI or a version of Precis without checksums applied it. */
  readonly sha256: string | null
}

/**
 * Applies what is missing, each file with its history row in one transaction. The history is that of the Supabase CLI, with
 * a checksum. Answers the versions that the database has from a newer program, which goes on working beside this one.
 * Throws, with nothing applied, when the history is not the one of these files.
 */
export async function runMigrations(sql: Sql, directory: string): Promise<string[]> {
  await sql.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text);
    alter table supabase_migrations.schema_migrations add column if not exists sha256 text;`)
  const history = await sql.query<Applied>(
    'select version, sha256 from supabase_migrations.schema_migrations order by version',
  )
  const migrations = await readMigrations(directory)
  refuseDrift(migrations, history)
  const applied = new Map(history.map((row) => [row.version, row]))
  for (const migration of migrations) {
    const row = applied.get(migration.version)
    if (row === undefined) {
      await sql.script(`${migration.text}
insert into supabase_migrations.schema_migrations (version, name, sha256)
  values ('${migration.version}', '${migration.name}', '${migration.sha256}');`)
    } else if (row.sha256 === null) {
      await sql.query(
        'update supabase_migrations.schema_migrations set sha256 = $2 where version = $1',
        [migration.version, migration.sha256],
      )
    }
  }
  const own = new Set(migrations.map(({ version }) => version))
  return [...applied.keys()].filter((version) => !own.has(version))
}

/** Throws when a file was changed since it was applied, or was left out before one that was applied. */
function refuseDrift(migrations: readonly Migration[], history: readonly Applied[]): void {
  const applied = new Map(history.map(({ version, sha256 }) => [version, sha256]))
  const last = migrations.findLast(({ version }) => applied.has(version))
  for (const { version, name, sha256 } of migrations) {
    const known = applied.get(version)
    if (known === undefined && last !== undefined && version < last.version) {
      throw new Error(
        `The database has the migration ${last.version} but not ${version}_${name}, which comes before it. ` +
          'Restore a backup, or apply it by hand and add it to supabase_migrations.schema_migrations.',
      )
    }
    if (known !== undefined && known !== null && known !== sha256) {
      throw new Error(
        `The migration ${version}_${name} was changed since it was applied to this database. ` +
          'Put the file back as it was released; a change of the schema is a migration of its own.',
      )
    }
  }
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
    found.map(async ({ file, version, name }) => {
      // Git writes other line ends on Windows.
      const text = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n')
      return { version, name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
