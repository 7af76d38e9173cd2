-- Where the browser speaks to a Supabase project, PostgREST gives each statement the limit of its role.
-- The embedded API sets its limits itself: there a role that may not be altered, or is just being
-- altered for another database of the same server, does not matter.
do $$
declare
  own record;
begin
  for own in
    select * from (values ('anon', '3s'), ('authenticated', '5s'), ('service_role', '30s'))
      as limits (name, duration)
  loop
    begin
      execute format('alter role %I set statement_timeout = %L', own.name, own.duration);
    exception
      when insufficient_privilege or internal_error then null;
    end;
  end loop;
end;
$$;
notify pgrst, 'reload config';
