-- Whether the database can write: a row, and half a megabyte of new space on its disk. The space is that of a
-- sort that does not fit into memory: it is given back at once and leaves nothing behind.
create function public.check_writable() returns boolean
  language plpgsql security definer set search_path = '' set work_mem = '64kB' as $$
begin
  perform public.count_call('readiness of the database', 60);
  perform count(*) from (
    select n, repeat(pg_catalog.md5(n::text), 16) as filler
      from pg_catalog.generate_series(1, 1000) as n order by n desc, filler offset 0) as sorted;
  return true;
end;
$$;

revoke all on function public.check_writable() from public, anon, authenticated;
grant execute on function public.check_writable() to service_role;
