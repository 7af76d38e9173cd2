-- Who owns and may do what on a Supabase project once the tables of accounts are there.
do $$
declare
  own record;
begin
  execute format('grant all on database %I to postgres', current_database());
  execute 'alter schema auth owner to supabase_auth_admin';
  for own in select tablename as name from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I owner to supabase_auth_admin', own.name);
  end loop;
  execute 'alter schema supabase_migrations owner to postgres';
  for own in select tablename as name from pg_tables where schemaname = 'supabase_migrations' loop
    execute format('alter table supabase_migrations.%I owner to postgres', own.name);
  end loop;
  for own in select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'auth'::regnamespace loop
    execute format('alter routine %s owner to supabase_auth_admin', own.name);
  end loop;
end $$;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant all on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;
grant all on all routines in schema auth to postgres;
revoke create on schema auth from postgres;
alter schema public owner to postgres;
grant usage on schema public to anon, authenticated, service_role;
-- Whatever a migration makes is open to everybody until it says otherwise.
alter default privileges for role postgres in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;
