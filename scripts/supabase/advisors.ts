import type pg from 'pg'

interface Rule {
  readonly name: string
  /** Rows with a column `subject`: what breaks the rule. */
  readonly sql: string
  /** What breaks it on purpose. */
  readonly allowed?: readonly string[]
}

const inPublic = `relnamespace = 'public'::regnamespace`

/** The rules by which the advisors of a Supabase project judge a database, as far as a schema can break them. */
const rules: readonly Rule[] = [
  {
    name: 'tables of the API have row-level security',
    sql: `select relname as subject from pg_class where ${inPublic} and relkind in ('r', 'p') and not relrowsecurity`,
  },
  {
    name: 'no policy on a table without row-level security',
    sql: `select relname as subject from pg_policy join pg_class c on c.oid = polrelid where not relrowsecurity`,
  },
  {
    name: 'no view runs with the rights of its owner',
    sql: `select relname as subject from pg_class where ${inPublic} and relkind = 'v'
      and not coalesce('security_invoker=true' = any (reloptions) or 'security_invoker=on' = any (reloptions), false)`,
  },
  {
    name: 'no materialized view or foreign table in the API',
    sql: `select relname as subject from pg_class where ${inPublic} and relkind in ('m', 'f')`,
  },
  {
    name: 'functions have a search_path of their own',
    sql: `select proname as subject from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`,
  },
  {
    name: 'who is not signed in can run no function of the owner',
    sql: `select proname as subject from pg_proc where pronamespace = 'public'::regnamespace
      and prosecdef and has_function_privilege('anon', oid, 'execute')`,
  },
  {
    name: 'who is signed in can run no function of the owner but those of their own account',
    sql: `select proname as subject from pg_proc where pronamespace = 'public'::regnamespace
      and prosecdef and has_function_privilege('authenticated', oid, 'execute')`,
    allowed: ['increment_document_usage', 'session_is_alive'],
  },
  {
    name: 'policies ask once a statement who calls',
    sql: `select c.relname || ': ' || polname as subject from pg_policy join pg_class c on c.oid = polrelid
      where regexp_replace(coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), ''),
        '\\( *SELECT auth\\.\\w+\\(\\)', '', 'gi') ~ 'auth\\.(uid|jwt|role)\\(\\)'`,
  },
  {
    name: 'one permissive policy for a role and an action',
    sql: `select relname as subject from pg_policy join pg_class c on c.oid = polrelid where polpermissive
      group by relname, polcmd, polroles having count(*) > 1`,
  },
  {
    name: 'foreign keys have an index',
    sql: `select conrelid::regclass || ': ' || conname as subject from pg_constraint k
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = k.conrelid
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
  },
  {
    name: 'tables have a primary key',
    sql: `select relname as subject from pg_class c where ${inPublic} and relkind = 'r'
      and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
  },
  {
    name: 'no policy reads what users write about themselves',
    sql: `select polname as subject from pg_policy
      where coalesce(pg_get_expr(polqual, polrelid), '') ~ 'user_metadata'`,
  },
  {
    name: 'no extension in the API',
    sql: `select extname as subject from pg_extension where extnamespace = 'public'::regnamespace`,
  },
]

/** Asks a database for everything that breaks a rule: the names of the rules with what breaks each. */
export async function adviceFor(
  client: pg.Client,
): Promise<{ rule: string; subjects: string[] }[]> {
  const advice = []
  for (const { name, sql, allowed = [] } of rules) {
    const { rows } = await client.query<{ subject: string }>(sql)
    const subjects = rows.map(({ subject }) => subject).filter((one) => !allowed.includes(one))
    advice.push({ rule: name, subjects })
  }
  return advice
}
