-- expire_credits and take_credit expect their caller to hold the lock of the profile.

create function public.expire_credits(p_user uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  lot record;
  balance record;
begin
  for lot in
    select id, granted - used - withdrawn as remaining from public.credit_lots
      where user_id = p_user and expires_at <= clock_timestamp()
        and granted - used - withdrawn > 0
      order by created_at, id for update
  loop
    update public.credit_lots set withdrawn = withdrawn + lot.remaining where id = lot.id;
    update public.profiles
      set documents_limit = greatest(documents_used, documents_limit - lot.remaining)
      where id = p_user
      returning documents_limit, documents_used into balance;
    insert into public.credit_ledger (user_id, kind, change, lot_id, limit_after, used_after)
      values (p_user, 'expiry', -lot.remaining, lot.id,
        balance.documents_limit, balance.documents_used);
  end loop;
  update public.profiles p set credits_expire_at = (
      select min(l.expires_at) from public.credit_lots l
      where l.user_id = p_user and l.granted - l.used - l.withdrawn > 0
    )
    where p.id = p_user and p.credits_expire_at is not null;
end;
$$;

create function public.take_credit(p_user uuid, p_analysis uuid) returns public.profiles
  language plpgsql security definer set search_path = '' as $$
declare
  profile public.profiles;
  lot uuid;
begin
  select id into lot from public.credit_lots
    where user_id = p_user and granted - used - withdrawn > 0
    order by created_at, id limit 1 for update;
  update public.credit_lots set used = used + 1 where id = lot;
  update public.profiles p set
      documents_used = p.documents_used + 1,
      credits_expire_at = (
        select min(l.expires_at) from public.credit_lots l
        where l.user_id = p_user and l.granted - l.used - l.withdrawn > 0)
    where p.id = p_user returning p.* into profile;
  insert into public.credit_ledger
    (user_id, kind, change, analysis_id, lot_id, limit_after, used_after)
    values (p_user, 'use', -1, p_analysis, lot,
      profile.documents_limit, profile.documents_used);
  return profile;
end;
$$;

create function public.lock_profile(p_user uuid) returns public.profiles
  language plpgsql security definer set search_path = '' as $$
declare
  profile public.profiles;
begin
  perform 1 from public.profiles
    where id = p_user and not deleted and deleted_at is null for update;
  if found then
    perform public.expire_credits(p_user);
  end if;
  select * into profile from public.profiles
    where id = p_user and not deleted and deleted_at is null;
  return profile;
end;
$$;

create function public.begin_analysis(
  p_user uuid, p_document_key text, p_free_repeats integer, p_free_hours integer,
  p_lease_seconds integer
) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  profile public.profiles := public.lock_profile(p_user);
  charged uuid;
  running timestamptz;
  fresh uuid := gen_random_uuid();
begin
  if profile.id is null then
    return jsonb_build_object('outcome', 'user_gone');
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
  insert into public.leases as l (user_id, token, document_key, repeat_of, expires_at)
    values (p_user, fresh, p_document_key, charged,
      clock_timestamp() + make_interval(secs => p_lease_seconds))
    on conflict (user_id) do update set
      token = excluded.token, document_key = excluded.document_key,
      repeat_of = excluded.repeat_of, expires_at = excluded.expires_at;
  return jsonb_build_object(
    'outcome', 'leased', 'token', fresh, 'is_repeat', charged is not null);
end;
$$;

create function public.renew_lease(p_token uuid, p_lease_seconds integer) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.leases
    set expires_at = clock_timestamp() + make_interval(secs => p_lease_seconds)
    where token = p_token;
  return found;
end;
$$;

create function public.release_lease(p_token uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.leases where token = p_token;
  return found;
end;
$$;

-- Asked again with the same token after a lost answer it gives the same answer and takes nothing.
create function public.settle_analysis(
  p_token uuid, p_engine text, p_mode text, p_language text, p_characters integer,
  p_parts integer, p_items integer, p_duration_ms integer
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
        repeats = repeats + 1, settled_token = p_token, last_run_at = clock_timestamp(),
        engine = p_engine, mode = p_mode, language = p_language, characters = p_characters,
        parts = p_parts, items = p_items, duration_ms = p_duration_ms
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
      items, duration_ms, settled_token, created_at, last_run_at)
    values (owner, lease.document_key, p_engine, p_mode, p_language, p_characters, p_parts,
      p_items, p_duration_ms, p_token, clock_timestamp(), clock_timestamp())
    returning id into document;
  profile := public.take_credit(owner, document);
  return jsonb_build_object('outcome', 'settled', 'document_id', document,
    'used', profile.documents_used, 'limit', profile.documents_limit);
end;
$$;

create function public.count_question(
  p_user uuid, p_document uuid, p_document_key text, p_cap integer
) returns text
  language plpgsql security definer set search_path = '' as $$
begin
  update public.analyses set questions = questions + 1
    where id = p_document and user_id = p_user and document_key = p_document_key
      and questions < p_cap;
  if found then
    return 'counted';
  end if;
  perform 1 from public.analyses
    where id = p_document and user_id = p_user and document_key = p_document_key;
  return case when found then 'capped' else 'unknown' end;
end;
$$;

create function public.count_export(p_user uuid, p_document uuid, p_cap integer) returns text
  language plpgsql security definer set search_path = '' as $$
begin
  update public.analyses set exports = exports + 1
    where id = p_document and user_id = p_user and exports < p_cap;
  if found then
    return 'counted';
  end if;
  perform 1 from public.analyses where id = p_document and user_id = p_user;
  return case when found then 'capped' else 'unknown' end;
end;
$$;

create function public.has_standing(p_user uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
      select 1 from public.profiles where id = p_user and not deleted
        and documents_used < documents_limit)
    or exists (select 1 from public.analyses where user_id = p_user);
$$;

-- The balance as it stands now: expired credits are withdrawn first.
create function public.load_profile(p_user uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  profile public.profiles := public.lock_profile(p_user);
begin
  return case when profile.id is not null then to_jsonb(profile) end;
end;
$$;

create function public.increment_document_usage() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  profile public.profiles := public.lock_profile(auth.uid());
begin
  if profile.id is null then
    raise exception 'Not signed in' using errcode = '42501';
  elsif profile.documents_limit = 0 then
    raise exception 'No document credits available' using errcode = 'PT402';
  elsif profile.documents_used >= profile.documents_limit then
    raise exception 'Document limit reached' using errcode = 'PT402';
  end if;
  profile := public.take_credit(profile.id, null);
  return profile.documents_used;
end;
$$;

revoke all on function
  public.expire_credits(uuid), public.take_credit(uuid, uuid), public.lock_profile(uuid),
  public.begin_analysis(uuid, text, integer, integer, integer),
  public.renew_lease(uuid, integer), public.release_lease(uuid),
  public.settle_analysis(uuid, text, text, text, integer, integer, integer, integer),
  public.count_question(uuid, uuid, text, integer), public.count_export(uuid, uuid, integer),
  public.has_standing(uuid), public.load_profile(uuid), public.increment_document_usage()
  from public, anon, authenticated;
grant execute on function
  public.begin_analysis(uuid, text, integer, integer, integer),
  public.renew_lease(uuid, integer), public.release_lease(uuid),
  public.settle_analysis(uuid, text, text, text, integer, integer, integer, integer),
  public.count_question(uuid, uuid, text, integer), public.count_export(uuid, uuid, integer),
  public.has_standing(uuid), public.load_profile(uuid)
  to service_role;
grant execute on function public.increment_document_usage() to authenticated;
