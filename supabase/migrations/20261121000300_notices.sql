-- Mails owed for what happened in the database. A row is written in the transaction of its cause, so
-- that none is forgotten, and once for each cause, so that none is owed twice. No address stands here.
create table public.notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('receipt', 'low_credits', 'expiry')),
  -- The payment, the grant's ledger row or the lot that the mail is about.
  subject uuid not null,
  attempts integer not null default 0,
  claim uuid,
  next_try_at timestamptz not null default clock_timestamp(),
  outcome text check (outcome in ('sent', 'outdated', 'given_up')),
  settled_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (kind, subject)
);
create index notices_due_idx on public.notices (next_try_at) where outcome is null;
create index notices_user_id_idx on public.notices (user_id);
create index credit_lots_expires_at_idx on public.credit_lots (expires_at)
  where expires_at is not null;

alter table public.notices enable row level security;
revoke all on public.notices from anon, authenticated;
grant select, insert, update, delete on public.notices to service_role;

-- The policy's number, here because a credit may be taken where no policy is at hand.
create function public.low_credit_threshold() returns integer
  language sql immutable set search_path = '' as $$ select 2 $$;

create function public.owe_notice() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'grant' then
    insert into public.notices (user_id, kind, subject)
      select p.id, 'receipt', new.payment_id from public.profiles p where p.id = new.user_id
      on conflict (kind, subject) do nothing;
  elsif new.kind = 'use'
    and new.limit_after - new.used_after <= public.low_credit_threshold()
  then
    insert into public.notices (user_id, kind, subject)
      select p.id, 'low_credits', g.id from public.profiles p
        join public.credit_ledger g on g.user_id = p.id and g.kind = 'grant'
        where p.id = new.user_id
        order by g.created_at desc limit 1
      on conflict (kind, subject) do nothing;
  end if;
  return null;
end;
$$;

create trigger precis_owe_notice after insert on public.credit_ledger
  for each row execute function public.owe_notice();

create function public.receipt_view(p public.payments) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'transaction_id', p.transaction_id, 'provider', p.provider, 'status', p.status,
    'amount_cents', p.amount_cents, 'currency', p.currency, 'documents', p.documents,
    'granted_at', p.granted_at, 'refunded_at', p.refunded_at,
    'expires_at', (select l.expires_at from public.credit_lots l where l.payment_id = p.id));
$$;

-- Takes what is due for the time of a lease; who dies with it leaves it to the next.
create function public.claim_notices(
  p_batch integer, p_lease_seconds integer, p_expiry_days integer
) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  insert into public.notices (user_id, kind, subject)
    select p.id, 'expiry', l.id from public.credit_lots l
      join public.profiles p on p.id = l.user_id
      where l.expires_at > clock_timestamp()
        and l.expires_at <= clock_timestamp() + make_interval(days => p_expiry_days)
        and l.created_at < l.expires_at - make_interval(days => p_expiry_days)
        and l.granted - l.used - l.withdrawn > 0
        and not exists (
          select 1 from public.notices n where n.kind = 'expiry' and n.subject = l.id)
    on conflict (kind, subject) do nothing;
  with due as (
    select id from public.notices
      where outcome is null and next_try_at <= clock_timestamp()
      order by next_try_at limit p_batch for update skip locked
  ), claimed as (
    update public.notices n set
        attempts = n.attempts + 1, claim = gen_random_uuid(),
        next_try_at = clock_timestamp() + make_interval(secs => p_lease_seconds)
      from due where n.id = due.id returning n.*
  )
  select jsonb_agg(jsonb_build_object(
      'id', c.id, 'claim', c.claim, 'kind', c.kind, 'attempts', c.attempts,
      'email', p.email, 'remaining', p.documents_limit - p.documents_used,
      'receipt', case when c.kind = 'receipt' then (
        select public.receipt_view(y) from public.payments y where y.id = c.subject) end,
      'lot', case when c.kind = 'expiry' then (
        select jsonb_build_object('remaining', l.granted - l.used - l.withdrawn,
          'expires_at', l.expires_at) from public.credit_lots l where l.id = c.subject) end)
      order by c.created_at)
    into taken from claimed c join public.profiles p on p.id = c.user_id;
  return coalesce(taken, '[]'::jsonb);
end;
$$;

-- Without an outcome the mail failed and is due again. False when somebody else has it by now.
create function public.settle_notice(
  p_notice uuid, p_claim uuid, p_outcome text, p_retry_seconds integer
) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.notices set claim = null, outcome = p_outcome,
      settled_at = case when p_outcome is not null then clock_timestamp() end,
      next_try_at = clock_timestamp() + make_interval(secs => p_retry_seconds)
    where id = p_notice and claim = p_claim and outcome is null;
  return found;
end;
$$;

create function public.find_receipt(p_user uuid, p_transaction text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select public.receipt_view(p) from public.payments p
    where p.user_id = p_user and p.transaction_id = p_transaction and p.granted_at is not null;
$$;

-- Everything kept about one person.
create function public.export_account(p_user uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'full_name', p.full_name, 'created_at', u.created_at,
      'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
      'given_at_sign_up', case when jsonb_typeof(u.raw_user_meta_data) = 'string'
        then (u.raw_user_meta_data #>> '{}')::jsonb else u.raw_user_meta_data end,
      'signs_in_with', (select coalesce(jsonb_agg(i.provider order by i.provider), '[]'::jsonb)
        from auth.identities i where i.user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object(
          'created_at', s.created_at, 'updated_at', s.updated_at,
          'user_agent', to_jsonb(s) ->> 'user_agent', 'ip', to_jsonb(s) ->> 'ip')
          order by s.created_at), '[]'::jsonb)
        from auth.sessions s where s.user_id = u.id)),
    'credits', jsonb_build_object(
      'subscription_type', p.subscription_type, 'documents_limit', p.documents_limit,
      'documents_used', p.documents_used, 'last_reset_date', p.last_reset_date,
      'credits_expire_at', p.credits_expire_at),
    'payments', (select coalesce(jsonb_agg(to_jsonb(y) - 'user_id' - 'user_deleted'
        order by y.created_at, y.id), '[]'::jsonb)
      from public.payments y where y.user_id = u.id),
    'credit_lots', (select coalesce(jsonb_agg(to_jsonb(l) - 'user_id'
        order by l.created_at, l.id), '[]'::jsonb)
      from public.credit_lots l where l.user_id = u.id),
    'credit_ledger', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id'
        order by c.created_at, c.id), '[]'::jsonb)
      from public.credit_ledger c where c.user_id = u.id),
    'analyses', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' - 'settled_token'
        order by a.created_at, a.id), '[]'::jsonb)
      from public.analyses a where a.user_id = u.id),
    'mails', (select coalesce(jsonb_agg(jsonb_build_object(
        'kind', n.kind, 'created_at', n.created_at, 'outcome', n.outcome,
        'settled_at', n.settled_at) order by n.created_at, n.id), '[]'::jsonb)
      from public.notices n where n.user_id = u.id))
    from auth.users u join public.profiles p on p.id = u.id
    where u.id = p_user and not p.deleted and p.deleted_at is null;
$$;

revoke all on function public.low_credit_threshold(), public.owe_notice(),
  public.receipt_view(public.payments), public.claim_notices(integer, integer, integer),
  public.settle_notice(uuid, uuid, text, integer), public.find_receipt(uuid, text),
  public.export_account(uuid)
  from public, anon, authenticated;
grant execute on function public.low_credit_threshold(),
  public.claim_notices(integer, integer, integer),
  public.settle_notice(uuid, uuid, text, integer), public.find_receipt(uuid, text),
  public.export_account(uuid)
  to service_role;
