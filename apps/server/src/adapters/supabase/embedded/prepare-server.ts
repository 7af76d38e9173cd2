import { hasCode } from '../has-code.ts'
import type { Sql } from './sql.ts'

const insufficientPrivilege = '42501'
/** What a plain PostgreSQL lacks of a Supabase one: the roles of the API, and the right to take them. */
const roles = ['anon', 'authenticated', 'service_role']

/** Creates the roles of the API. Roles belong to the whole server, so other databases may race. */
export async function ensureRoles(sql: Sql): Promise<void> {
  try {
    await createRoles(sql)
  } catch (error) {
    if (!hasCode(error, insufficientPrivilege)) throw error
    throw new Error(
      'The user of DATABASE_URL may not make the roles of the API. As a superuser: alter role … createrole',
      { cause: error },
    )
  }
}

async function createRoles(sql: Sql): Promise<void> {
  for (const role of roles) {
    const bypass = role === 'service_role' ? ' bypassrls' : ''
    await sql.script(`
      do $$ begin
        if not exists (select from pg_catalog.pg_roles where rolname = '${role}') then
          begin
            create role ${role} nologin${bypass};
          exception
            when duplicate_object or unique_violation then null;
            when insufficient_privilege then create role ${role} nologin;
          end;
        end if;
        if not pg_catalog.pg_has_role(current_user, '${role}', 'MEMBER') then
          grant ${role} to current_user;
        end if;
      end $$;`)
  }
}

/** A schema outside the API, without row-level security on purpose: the API opens every schema that uses it to its roles. */
export async function ensurePrivateSchema(sql: Sql): Promise<void> {
  await sql.script(`
    create schema if not exists precis_private;
    revoke all on schema precis_private from public;
    create table if not exists precis_private.secrets (
      name text primary key, value jsonb not null, created_at timestamptz not null default now());
    create table if not exists precis_private.mail (
      id bigint generated always as identity primary key, entry jsonb not null);`)
}
