import type { Sql } from '../embedded/sql.ts'

export interface Table {
  /** Schema and name, quoted for use in a statement. */
  readonly name: string
  /** Columns that are stored; computed ones come back by themselves. */
  readonly columns: readonly string[]
}

const schemas = ['auth', 'public']
/** What is only true of the running processes. */
const momentary = ['public.leases', 'public.call_counters']

interface ColumnRow {
  readonly name: string
  readonly column: string
}

interface ReferenceRow {
  readonly name: string
  readonly target: string
}

/** Every table of accounts, payments and sign-ins, those that others refer to first. */
export async function listTables(sql: Pick<Sql, 'query'>): Promise<Table[]> {
  const columns = await sql.query<ColumnRow>(
    `select format('%I.%I', n.nspname, c.relname) as name, a.attname as column
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid
       where n.nspname = any($1::text[]) and c.relkind = 'r' and a.attnum > 0
         and not a.attisdropped and a.attgenerated = ''
       order by 1, a.attnum`,
    [schemas],
  )
  const references = await sql.query<ReferenceRow>(
    `select format('%I.%I', n.nspname, c.relname) as name,
         format('%I.%I', tn.nspname, t.relname) as target
       from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_namespace n on n.oid = c.relnamespace
       join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
       where k.contype = 'f' and n.nspname = any($1::text[])`,
    [schemas],
  )
  const tables = new Map<string, string[]>()
  for (const { name, column } of columns) {
    if (momentary.includes(name)) continue
    tables.set(name, [...(tables.get(name) ?? []), column])
  }
  return inOrder([...tables.keys()], references).map((name) => ({
    name,
    columns: tables.get(name) ?? [],
  }))
}

function inOrder(names: readonly string[], references: readonly ReferenceRow[]): string[] {
  const ordered = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (ordered.has(name) || path.includes(name)) return
    for (const { target } of references.filter((reference) => reference.name === name)) {
      if (names.includes(target)) visit(target, [...path, name])
    }
    ordered.add(name)
  }
  for (const name of names) visit(name, [])
  return [...ordered]
}
