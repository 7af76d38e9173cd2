-- A clock that is set back must not keep anybody waiting until it is as late again.

create or replace function public.begin_analysis(
  p_user uuid, p_document_key text, p_free_repeats integer, p_free_hours integer,
  p_lease_seconds integer, p_characters integer default 0,
  p_daily_characters bigint default null, p_abandoned_runs integer default null
) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  profile public.profiles := public.lock_profile(p_user);
  spent public.model_use;
  charged uuid;
  running timestamptz;
  fresh uuid := gen_random_uuid();
begin
  if profile.id is null then
    return jsonb_build_object('outcome', 'user_gone');
  end if;
  select * into spent from public.model_use where user_id = p_user and day = public.today();
  if coalesce(spent.characters, 0) + p_characters > p_daily_characters then
    return jsonb_build_object('outcome', 'daily_limit');
  end if;
  select id into charged from public.analyses
    where user_id = p_user and document_key = p_document_key
      and created_at > clock_timestamp() - make_interval(hours => p_free_hours)
      and repeats < p_free_repeats
    order by created_at desc limit 1;
  if charged is null then
    if profile.documents_limit = 0 then
      return jsonb_build_object('outcome', 'no_credits');
    elsif profile.documents_used >= profile.documents_limit then
      return jsonb_build_object('outcome', 'limit_reached');
    end if;
  end if;
  -- A lease that ends later than a new one is of before the clock was set back.
  update public.leases
    set expires_at = least(expires_at, clock_timestamp() + make_interval(secs => p_lease_seconds))
    where user_id = p_user returning expires_at into running;
  if running > clock_timestamp() then
    return jsonb_build_object(
      'outcome', 'analysis_running',
      'retry_after_seconds',
      greatest(1, ceil(extract(epoch from running - clock_timestamp())))::integer
    );
  end if;
  if p_daily_characters is not null
    and not public.spend_characters(p_user, p_characters, p_daily_characters)
  then
    return jsonb_build_object('outcome', 'daily_limit');
  end if;
  insert into public.leases as l (user_id, token, document_key, repeat_of, expires_at, is_charged)
    values (p_user, fresh, p_document_key, charged,
      clock_timestamp() + make_interval(secs => p_lease_seconds), false)
    on conflict (user_id) do update set
      token = excluded.token, document_key = excluded.document_key,
      repeat_of = excluded.repeat_of, expires_at = excluded.expires_at,
      is_charged = excluded.is_charged;
  return jsonb_build_object(
    'outcome', 'leased', 'token', fresh, 'is_repeat', charged is not null,
    'may_leave', p_abandoned_runs is null
      or coalesce(spent.abandoned_runs, 0) < p_abandoned_runs);
end;
$$;

-- A window that ends later than a new one is of before the clock was set back: it begins anew.
create or replace function public.count_call(p_key text, p_window_seconds integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  counter public.call_counters;
begin
  insert into public.call_counters as c (key, calls, ends_at)
    values (p_key, 1, moment + make_interval(secs => p_window_seconds))
    on conflict (key) do update set
      calls = case when c.ends_at > moment and c.ends_at <= excluded.ends_at
        then least(c.calls, 1000000) + 1 else 1 end,
      ends_at = case when c.ends_at > moment and c.ends_at <= excluded.ends_at
        then c.ends_at else excluded.ends_at end
    returning * into counter;
  delete from public.call_counters where key in (
    select key from public.call_counters where ends_at < moment - interval '1 hour'
      order by ends_at limit 2 for update skip locked);
  return jsonb_build_object('calls', counter.calls, 'ends_in_ms',
    greatest(1, ceil(extract(epoch from counter.ends_at - moment) * 1000))::integer);
end;
$$;
