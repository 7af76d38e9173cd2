import type { Mailbox } from '../../../services/email/ports.ts'
import type { Sql } from '../embedded/sql.ts'
import { capturedMailSchema } from './file-mailbox.ts'

const keep = 500

/** Captured mail in the private schema, shared by all processes of one database. */
export function createPostgresMailbox(sql: Sql): Mailbox {
  return {
    async send(mail) {
      const entry = JSON.stringify({ ...mail, date: new Date().toISOString() })
      await sql.query('insert into precis_private.mail (entry) values ($1::text::jsonb)', [entry])
      await sql.query(
        `delete from precis_private.mail where id <= (
           select id from precis_private.mail order by id desc offset ${keep} limit 1)`,
      )
    },
    async list() {
      const rows = await sql.query<{ entry: string }>(
        'select entry::text as entry from precis_private.mail order by id desc',
      )
      return rows.map((row) => capturedMailSchema.parse(JSON.parse(row.entry)))
    },
  }
}
