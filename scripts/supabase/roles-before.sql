-- The roles of a Supabase project, before its services make their tables. `postgres`, who applies migrations, is no superuser.
create role postgres login createdb createrole replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role supabase_auth_admin login noinherit createrole;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;
do $$ begin
  if current_setting('server_version_num')::int >= 160000 then
    execute 'grant anon, authenticated, service_role to postgres with admin option';
  end if;
end $$;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
