-- Calls counted for the rate limits of all server processes. Nothing is lost with them, so they
-- are unlogged. The key is a keyed hash: no address stands here.
create unlogged table public.call_counters (
  key text primary key check (char_length(key) between 16 and 200),
  calls integer not null check (calls > 0),
  ends_at timestamptz not null
);
create index call_counters_ends_at_idx on public.call_counters (ends_at);

alter table public.call_counters enable row level security;
revoke all on public.call_counters from anon, authenticated;
grant select, insert, update, delete on public.call_counters to service_role;

-- Each call removes two ended windows at most, after its own row: it waits for nobody while it
-- holds a row.
create function public.count_call(p_key text, p_window_seconds integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  counter public.call_counters;
begin
  insert into public.call_counters as c (key, calls, ends_at)
    values (p_key, 1, moment + make_interval(secs => p_window_seconds))
    on conflict (key) do update set
      calls = case when c.ends_at <= moment then 1 else least(c.calls, 1000000) + 1 end,
      ends_at = case when c.ends_at <= moment then excluded.ends_at else c.ends_at end
    returning * into counter;
  delete from public.call_counters where key in (
    select key from public.call_counters where ends_at < moment - interval '1 hour'
      order by ends_at limit 2 for update skip locked);
  return jsonb_build_object('calls', counter.calls, 'ends_in_ms',
    greatest(1, ceil(extract(epoch from counter.ends_at - moment) * 1000))::integer);
end;
$$;

revoke all on function public.count_call(text, integer) from public, anon, authenticated;
grant execute on function public.count_call(text, integer) to service_role;
