-- Payments that nobody tells us of: those that have not ended are read again at their provider. The
-- younger one is, the sooner: after half a minute, then after a quarter of its age, six hours at most.
alter table public.payments
  add column next_check_at timestamptz not null
    default clock_timestamp() + interval '30 seconds',
  add column pending_since timestamptz;
create index payments_unsettled_idx on public.payments (provider, next_check_at)
  where status in ('open', 'paid');

-- Paid for and not yet settled, or left behind by its account: whoever saw that may die with it.
create function public.hasten_payment_check() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.next_check_at := clock_timestamp() + interval '10 seconds';
  return new;
end;
$$;

create trigger precis_hasten_payment_check before update on public.payments
  for each row when ((new.status = 'paid' and old.status <> 'paid')
    or (new.user_deleted and not old.user_deleted))
  execute function public.hasten_payment_check();

create or replace function public.payment_view(p public.payments) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'transaction_id', p.transaction_id,
    'user_id', case when p.user_deleted then null else p.user_id end,
    'provider', p.provider, 'status', p.status, 'amount_cents', p.amount_cents,
    'currency', p.currency, 'documents', p.documents,
    'created_at', extract(epoch from p.created_at),
    'url', case when p.status = 'open' then p.url end);
$$;

-- Each is one process's own until its next check; who dies with it leaves it to that one.
create function public.claim_unsettled_payments(p_provider text, p_batch integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  with due as (
    select id from public.payments
      where status in ('open', 'paid') and provider = p_provider
        and next_check_at <= clock_timestamp()
      order by next_check_at limit p_batch for update skip locked
  ), claimed as (
    update public.payments p set next_check_at = clock_timestamp() + (0.8 + 0.4 * random())
        * greatest(interval '1 minute',
          least(interval '6 hours', (clock_timestamp() - p.created_at) / 4))
      from due where p.id = due.id returning p.*
  )
  select jsonb_agg(public.payment_view(c)) into taken from claimed c;
  return coalesce(taken, '[]'::jsonb);
end;
$$;

create function public.note_pending_payment(p_transaction text) returns void
  language sql security definer set search_path = '' as $$
  update public.payments set pending_since = coalesce(pending_since, clock_timestamp())
    where transaction_id = p_transaction and status = 'open';
$$;

-- A checkout ends within a day; one whose money is under way, by bank for instance, within two weeks.
create function public.audit_payments() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'rule', 'a checkout ends within 25 hours, or within 15 days when its money is under way',
      'subject', format('payment %s', id),
      'expected', 'granted, refunded, declined or expired',
      'found', format('open since %s UTC', to_char(created_at at time zone 'utc',
        'YYYY-MM-DD HH24:MI'))) order by created_at), '[]'::jsonb)
    from public.payments
    where status = 'open' and created_at < clock_timestamp() - case
      when pending_since is null then interval '25 hours' else interval '15 days' end;
$$;

revoke all on function public.hasten_payment_check(),
  public.claim_unsettled_payments(text, integer),
  public.note_pending_payment(text), public.audit_payments()
  from public, anon, authenticated;
grant execute on function public.claim_unsettled_payments(text, integer),
  public.note_pending_payment(text), public.audit_payments()
  to service_role;
