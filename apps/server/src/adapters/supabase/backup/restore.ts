import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseOptions } from '../database-options.ts'
import { migrationsDir, openEmbedded } from '../embedded/open-embedded.ts'
import type { Sql } from '../embedded/sql.ts'
import { type BackupHead, checkBackup, readBackup } from './backup-file.ts'
import { listTables } from './tables.ts'

const rowsAtOnce = 200

/**
 * Puts a backup into an empty database: its schema as it was then, its rows in one transaction, then what this version
 * added to the schema. Answers the number of rows. Throws, with nothing written, when the file or the database is not fit.
 */
export async function restore(options: DatabaseOptions, path: string): Promise<number> {
  const head = await checkBackup(path)
  const known = await readdir(migrationsDir)
  const used = known.filter((file) => head.migrations.includes(file.slice(0, 14)))
  if (used.length < head.migrations.length) {
    throw new Error('The backup is of a newer version of Precis. Restore it with that version.')
  }
  const earlier = await mkdtemp(join(tmpdir(), 'precis-migrations-'))
  try {
    for (const file of used) await cp(join(migrationsDir, file), join(earlier, file))
    const rows = await fill({ ...options, migrationsDir: earlier }, path, head)
    await (await openEmbedded(options)).close()
    return rows
  } finally {
    await rm(earlier, { recursive: true })
  }
}

async function fill(options: DatabaseOptions, path: string, head: BackupHead): Promise<number> {
  const embedded = await openEmbedded(options)
  try {
    return await embedded.transaction(async (sql) => {
      // Another restore waits here, then finds the database full. It comes first: a lock that is waited for takes no snapshot.
      await sql.query('lock table auth.users, public.payments in exclusive mode')
      await refuseUnlessEmpty(sql)
      const tables = new Map((await listTables(sql)).map((table) => [table.name, table]))
      const { lines } = await readBackup(path)
      let rows = 0
      let waiting: string[] = []
      let insert = async (_: readonly string[]): Promise<void> => undefined
      const flush = async () => {
        if (waiting.length > 0) await insert(waiting)
        rows += waiting.length
        waiting = []
      }
      for (const { name } of tables.values()) {
        await sql.query(`alter table ${name} disable trigger user`)
      }
      for await (const line of lines) {
        if (typeof line === 'string') {
          waiting.push(line)
          if (waiting.length >= rowsAtOnce) await flush()
          continue
        }
        await flush()
        const [name, columns] = line
        const missing = columns.filter((x) => tables.get(name)?.columns.includes(x) !== true)
        if (missing.length > 0) {
          throw new Error(`This version has no ${missing.join(', ')} in ${name}.`)
        }
        const list = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')
        insert = async (batch) => {
          await sql.query(
            `insert into ${name} (${list}) overriding system value
               select ${list} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
            [`[${batch.join(',')}]`],
          )
        }
      }
      await flush()
      for (const { name } of tables.values()) {
        await sql.query(`alter table ${name} enable trigger user`)
      }
      await continueSequences(sql)
      await embedded.replaceKeys(sql, head.keys)
      return rows
    })
  } finally {
    await embedded.close()
  }
}

async function refuseUnlessEmpty(sql: Pick<Sql, 'query'>): Promise<void> {
  const [found] = await sql.query<{ has: boolean }>(
    `select exists (select from auth.users) or exists (select from public.payments) as has`,
  )
  if (found?.has !== false) {
    throw new Error('The database already holds accounts or payments. Restore into an empty one.')
  }
}

/** Numbers given from now on follow those that were restored. */
async function continueSequences(sql: Pick<Sql, 'query'>): Promise<void> {
  const counters = await sql.query<{ sequence: string; name: string; column: string }>(
    `select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence,
         format('%I.%I', table_schema, table_name) as name, format('%I', column_name) as column
       from information_schema.columns
       where table_schema in ('auth', 'public')
         and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null`,
  )
  for (const { sequence, name, column } of counters) {
    await sql.query(`select setval($1, coalesce(max(${column}), 0) + 1, false) from ${name}`, [
      sequence,
    ])
  }
}
