-- What one user has had a model read on a day (UTC): bounds what that may cost, and tells an operator
-- what it did cost. No text.
create table public.model_use (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  characters bigint not null default 0,
  titles integer not null default 0,
  abandoned_runs integer not null default 0,
  calls integer not null default 0,
  prompt_tokens bigint not null default 0,
  completion_tokens bigint not null default 0,
  cached_tokens bigint not null default 0,
  primary key (user_id, day)
);
create index model_use_day_idx on public.model_use (day);

alter table public.model_use enable row level security;
revoke all on public.model_use from anon, authenticated;
grant select, insert, update, delete on public.model_use to service_role;

create function public.today() returns date
  language sql stable security definer set search_path = '' as $$
  select (clock_timestamp() at time zone 'utc')::date;
$$;

-- Takes characters, and a title where one is asked for, from what is left of the day. A bound that is
-- null bounds nothing. The profile is locked before the row, as everywhere else.
create function public.spend_characters(
  p_user uuid, p_characters bigint, p_daily_characters bigint, p_titles integer default 0,
  p_daily_titles integer default null
) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.model_use as u (user_id, day, characters, titles)
    select id, public.today(), p_characters, p_titles from public.profiles
      where id = p_user
        and (p_daily_characters is null or p_characters <= p_daily_characters)
        and (p_daily_titles is null or p_titles <= p_daily_titles)
      for key share
    on conflict (user_id, day) do update set
      characters = u.characters + excluded.characters, titles = u.titles + excluded.titles
      where (p_daily_characters is null
          or u.characters + excluded.characters <= p_daily_characters)
        and (p_daily_titles is null or u.titles + excluded.titles <= p_daily_titles);
  return found;
end;
$$;

-- What calls to the model came to, and the characters that were sent beyond those counted before.
create function public.record_model_use(
  p_user uuid, p_calls integer, p_characters bigint, p_prompt_tokens bigint,
  p_completion_tokens bigint, p_cached_tokens bigint
) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.model_use as u (user_id, day, calls, characters, prompt_tokens,
      completion_tokens, cached_tokens)
    select id, public.today(), p_calls, p_characters, p_prompt_tokens, p_completion_tokens,
        p_cached_tokens
      from public.profiles where id = p_user for key share
    on conflict (user_id, day) do update set
      calls = u.calls + excluded.calls, characters = u.characters + excluded.characters,
      prompt_tokens = u.prompt_tokens + excluded.prompt_tokens,
      completion_tokens = u.completion_tokens + excluded.completion_tokens,
      cached_tokens = u.cached_tokens + excluded.cached_tokens;
  return found;
end;
$$;

-- Gives a lease back for a run that was left, or that failed after it had shown something.
create function public.abandon_lease(p_user uuid, p_token uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.profiles where id = p_user for key share;
  delete from public.leases where token = p_token and user_id = p_user;
  insert into public.model_use as u (user_id, day, abandoned_runs)
    select id, public.today(), 1 from public.profiles where id = p_user
    on conflict (user_id, day) do update set abandoned_runs = u.abandoned_runs + 1;
  return found;
end;
$$;

-- Charged before its end: settlement then takes nothing more.
alter table public.leases add column is_charged boolean not null default false;

-- Names each finished summary of a document, newest first, without holding it. Null for analyses from
-- before this was kept: they cannot prove theirs.
alter table public.analyses add column summary_keys text[];
alter table public.analyses alter column summary_keys set default '{}';

drop function public.begin_analysis(uuid, text, integer, integer, integer);
create function public.begin_analysis(
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
  select expires_at into running from public.leases where user_id = p_user for update;
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

-- Takes the credit, or the free repeat, of a run that goes on. Asked again it takes nothing more.
create function public.charge_lease(
  p_token uuid, p_engine text, p_mode text, p_language text, p_characters integer,
  p_parts integer, p_items integer, p_duration_ms integer
) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  profile public.profiles;
  lease public.leases;
  document uuid;
begin
  select user_id into owner from public.leases where token = p_token;
  profile := public.lock_profile(owner);
  select * into lease from public.leases where token = p_token for update;
  if profile.id is null or lease.token is null then
    return 'lease_gone';
  elsif lease.is_charged then
    return 'charged';
  end if;
  if lease.repeat_of is not null then
    update public.analyses set repeats = repeats + 1, last_run_at = clock_timestamp()
      where id = lease.repeat_of returning id into document;
    if document is null then
      return 'lease_gone';
    end if;
  elsif profile.documents_limit = 0 then
    return 'no_credits';
  elsif profile.documents_used >= profile.documents_limit then
    return 'limit_reached';
  else
    insert into public.analyses (user_id, document_key, engine, mode, language, characters, parts,
        items, duration_ms, settled_token, created_at, last_run_at)
      values (owner, lease.document_key, p_engine, p_mode, p_language, p_characters, p_parts,
        p_items, p_duration_ms, gen_random_uuid(), clock_timestamp(), clock_timestamp())
      returning id into document;
    perform public.take_credit(owner, document);
  end if;
  update public.leases set is_charged = true, repeat_of = document where token = p_token;
  return 'charged';
end;
$$;

-- As many as a document can have finished: the first run and its free repeats.
create function public.add_summary_key(p_keys text[], p_key text) returns text[]
  language sql immutable set search_path = '' as $$
  select case when p_key is null then p_keys else (array_prepend(p_key, p_keys))[1:10] end;
$$;

drop function public.settle_analysis(
  uuid, text, text, text, integer, integer, integer, integer);
-- Asked again with the same token after a lost answer it gives the same answer and takes nothing.
create function public.settle_analysis(
  p_token uuid, p_engine text, p_mode text, p_language text, p_characters integer,
  p_parts integer, p_items integer, p_duration_ms integer, p_summary_key text default null
) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  profile public.profiles;
  lease public.leases;
  document uuid;
begin
  select user_id into owner from public.leases where token = p_token;
  if owner is null then
    select a.id, a.user_id into document, owner from public.analyses a
      where a.settled_token = p_token;
    if document is null then
      return jsonb_build_object('outcome', 'lease_gone');
    end if;
    select * into profile from public.profiles where id = owner;
    return jsonb_build_object('outcome', 'settled', 'document_id', document,
      'used', profile.documents_used, 'limit', profile.documents_limit);
  end if;
  profile := public.lock_profile(owner);
  delete from public.leases where token = p_token returning * into lease;
  if profile.id is null or lease.token is null then
    return jsonb_build_object('outcome', 'lease_gone');
  end if;
  if lease.repeat_of is not null then
    update public.analyses set
        repeats = repeats + case when lease.is_charged then 0 else 1 end,
        settled_token = p_token, last_run_at = clock_timestamp(),
        engine = p_engine, mode = p_mode, language = p_language, characters = p_characters,
        parts = p_parts, items = p_items, duration_ms = p_duration_ms,
        summary_keys = public.add_summary_key(summary_keys, p_summary_key)
      where id = lease.repeat_of returning id into document;
    if document is null then
      return jsonb_build_object('outcome', 'lease_gone');
    end if;
    return jsonb_build_object('outcome', 'settled', 'document_id', document,
      'used', profile.documents_used, 'limit', profile.documents_limit);
  end if;
  if profile.documents_limit = 0 then
    return jsonb_build_object('outcome', 'no_credits');
  elsif profile.documents_used >= profile.documents_limit then
    return jsonb_build_object('outcome', 'limit_reached');
  end if;
  insert into public.analyses (user_id, document_key, engine, mode, language, characters, parts,
      items, duration_ms, settled_token, created_at, last_run_at, summary_keys)
    values (owner, lease.document_key, p_engine, p_mode, p_language, p_characters, p_parts,
      p_items, p_duration_ms, p_token, clock_timestamp(), clock_timestamp(),
      public.add_summary_key('{}', p_summary_key))
    returning id into document;
  profile := public.take_credit(owner, document);
  return jsonb_build_object('outcome', 'settled', 'document_id', document,
    'used', profile.documents_used, 'limit', profile.documents_limit);
end;
$$;

drop function public.count_question(uuid, uuid, text, integer);
create function public.count_question(
  p_user uuid, p_document uuid, p_document_key text, p_cap integer,
  p_characters integer default 0, p_daily_characters bigint default null
) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  asked integer;
begin
  select questions into asked from public.analyses
    where id = p_document and user_id = p_user and document_key = p_document_key;
  if asked is null then
    return 'unknown';
  elsif asked >= p_cap then
    return 'capped';
  elsif p_daily_characters is not null
    and not public.spend_characters(p_user, p_characters, p_daily_characters)
  then
    return 'daily_limit';
  end if;
  update public.analyses set questions = questions + 1
    where id = p_document and questions < p_cap;
  return case when found then 'counted' else 'capped' end;
end;
$$;

drop function public.count_export(uuid, uuid, integer);
create function public.count_export(
  p_user uuid, p_document uuid, p_cap integer, p_summary_key text default null,
  p_characters integer default 0, p_daily_characters bigint default null
) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  select exports into written from public.analyses
    where id = p_document and user_id = p_user
      and (summary_keys is null or p_summary_key = any (summary_keys));
  if written is null then
    return 'unknown';
  elsif written >= p_cap then
    return 'capped';
  elsif p_daily_characters is not null
    and not public.spend_characters(p_user, p_characters, p_daily_characters)
  then
    return 'daily_limit';
  end if;
  update public.analyses set exports = exports + 1
    where id = p_document and exports < p_cap;
  return case when found then 'counted' else 'capped' end;
end;
$$;

revoke all on function
  public.today(),
  public.spend_characters(uuid, bigint, bigint, integer, integer),
  public.record_model_use(uuid, integer, bigint, bigint, bigint, bigint),
  public.abandon_lease(uuid, uuid),
  public.begin_analysis(uuid, text, integer, integer, integer, integer, bigint, integer),
  public.charge_lease(uuid, text, text, text, integer, integer, integer, integer),
  public.add_summary_key(text[], text),
  public.settle_analysis(uuid, text, text, text, integer, integer, integer, integer, text),
  public.count_question(uuid, uuid, text, integer, integer, bigint),
  public.count_export(uuid, uuid, integer, text, integer, bigint)
  from public, anon, authenticated;
grant execute on function
  public.spend_characters(uuid, bigint, bigint, integer, integer),
  public.record_model_use(uuid, integer, bigint, bigint, bigint, bigint),
  public.abandon_lease(uuid, uuid),
  public.begin_analysis(uuid, text, integer, integer, integer, integer, bigint, integer),
  public.charge_lease(uuid, text, text, text, integer, integer, integer, integer),
  public.settle_analysis(uuid, text, text, text, integer, integer, integer, integer, text),
  public.count_question(uuid, uuid, text, integer, integer, bigint),
  public.count_export(uuid, uuid, integer, text, integer, bigint)
  to service_role;
