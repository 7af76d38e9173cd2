import type { Embedded } from '../embedded/open-embedded.ts'
import { appliedMigrations } from '../embedded/run-migrations.ts'
import type { Sql } from '../embedded/sql.ts'
import { type BackupLine, writeBackup } from './backup-file.ts'
import { listTables } from './tables.ts'

const rowsAtOnce = 500

/** Writes accounts, payments, credits and keys of one moment to a file. Answers the number of rows. */
export function backUp({ transaction, keys }: Embedded, path: string): Promise<number> {
  return transaction(async (sql) => {
    const head = {
      createdAt: new Date().toISOString(),
      migrations: await appliedMigrations(sql),
      keys,
    }
    return writeBackup(path, head, linesOf(sql))
  })
}

async function* linesOf(sql: Pick<Sql, 'query'>): AsyncGenerator<BackupLine> {
  for (const { name, columns } of await listTables(sql)) {
    yield [name, columns]
    await sql.query(`declare backup_rows cursor for select to_jsonb(t)::text as row from ${name} t`)
    for (;;) {
      const rows = await sql.query<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`)
      for (const { row } of rows) yield row
      if (rows.length < rowsAtOnce) break
    }
    await sql.query('close backup_rows')
  }
}
