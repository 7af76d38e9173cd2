import type { Sql } from '../embedded/sql.ts'
import { generateKeys, type Keys, keysSchema } from './keys.ts'

/** Reads the keys kept in the private schema, or makes them; processes that race agree on the first. */
export async function loadPostgresKeys(sql: Sql): Promise<Keys> {
  await sql.query(
    `insert into precis_private.secrets (name, value) values ('keys', $1::text::jsonb)
     on conflict (name) do nothing`,
    [JSON.stringify(generateKeys())],
  )
  const rows = await sql.query<{ value: string }>(
    `select value::text as value from precis_private.secrets where name = 'keys'`,
  )
  return keysSchema.parse(JSON.parse(rows[0]?.value ?? 'null'))
}

/** Puts the keys of a backup in the place of those that were made. */
export async function replacePostgresKeys(sql: Pick<Sql, 'query'>, keys: Keys): Promise<void> {
  await sql.query(`update precis_private.secrets set value = $1::text::jsonb where name = 'keys'`, [
    JSON.stringify(keys),
  ])
}
