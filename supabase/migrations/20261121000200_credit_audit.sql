-- A row is written while the profile is locked, but its transaction may have begun before that of
-- the row before it: only the clock at the writing puts a user's rows in their order.
alter table public.credit_ledger alter column created_at set default clock_timestamp();

-- Leases of processes that died. Whoever holds one renews it every few seconds.
create function public.sweep_leases(p_grace_seconds integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  swept integer;
begin
  delete from public.leases where user_id in (
    select user_id from public.leases
      where expires_at < clock_timestamp() - make_interval(secs => p_grace_seconds)
      for update skip locked);
  get diagnostics swept = row_count;
  return swept;
end;
$$;

-- What does not add up, each deviation with what was expected and what was found. One statement
-- sees one moment, whatever is written meanwhile.
create function public.audit_credits() returns jsonb
  language sql stable security definer set search_path = '' as $$
  with
  last_grant as (
    select user_id, max(created_at) as at from public.credit_ledger
      where kind = 'grant' group by user_id
  ),
  booked as (
    select l.user_id, sum(l.change) as remaining,
      count(*) filter (where l.kind = 'use' and (g.at is null or l.created_at > g.at)) as used
      from public.credit_ledger l left join last_grant g using (user_id) group by l.user_id
  ),
  stocked as (
    select user_id, sum(granted - used - withdrawn) as remaining
      from public.credit_lots group by user_id
  ),
  balances as (
    select p.id, p.documents_limit, p.documents_used, coalesce(b.used, 0) as used,
      coalesce(b.used, 0) + coalesce(b.remaining, 0) as ledger_limit,
      coalesce(b.remaining, 0) as remaining, coalesce(s.remaining, 0) as in_lots
      from public.profiles p
      left join booked b on b.user_id = p.id left join stocked s on s.user_id = p.id
  ),
  lots as (
    select l.id, l.granted, l.used, l.withdrawn,
      coalesce(sum(c.change) filter (where c.kind = 'grant'), 0) as ledger_granted,
      count(c.id) filter (where c.kind = 'use') as ledger_used,
      coalesce(-sum(c.change) filter (where c.kind in ('refund', 'expiry')), 0) as ledger_withdrawn
      from public.credit_lots l left join public.credit_ledger c on c.lot_id = l.id
      group by l.id
  ),
  deviations (rule, subject, expected, found) as (
    select 'documents_used as the ledger has it', 'profile ' || id,
        used::text, documents_used::text
      from balances where documents_used <> used
    union all
    select 'documents_limit as the ledger has it', 'profile ' || id,
        ledger_limit::text, documents_limit::text
      from balances where documents_limit <> ledger_limit
    union all
    select 'credits left as the lots have them', 'profile ' || id,
        in_lots::text, (documents_limit - documents_used)::text
      from balances where documents_limit - documents_used <> in_lots
    union all
    select 'lot as its ledger rows have it', 'lot ' || id,
        format('%s granted, %s used, %s withdrawn', ledger_granted, ledger_used, ledger_withdrawn),
        format('%s granted, %s used, %s withdrawn', granted, used, withdrawn)
      from lots where (granted, used, withdrawn)
        is distinct from (ledger_granted, ledger_used, ledger_withdrawn)
    union all
    select 'one credit taken for each analysis', 'analysis ' || a.id, 'a use in the ledger', 'none'
      from public.analyses a where not exists (
        select 1 from public.credit_ledger l
          where l.kind = 'use' and l.analysis_id = a.id and l.user_id = a.user_id)
    union all
    select 'an analysis for each credit taken for one', 'ledger row ' || l.id,
        'analysis ' || l.analysis_id, 'none'
      from public.credit_ledger l join public.profiles p on p.id = l.user_id
      where l.kind = 'use' and l.analysis_id is not null
        and not exists (select 1 from public.analyses a where a.id = l.analysis_id)
    union all
    select 'a paid payment for each grant', 'ledger row ' || l.id,
        format('a granted payment of %s documents', l.change),
        coalesce(format('payment %s, %s, %s documents', y.id, y.status, y.documents), 'none')
      from public.credit_ledger l left join public.payments y on y.id = l.payment_id
      where l.kind = 'grant' and (y.granted_at is null or y.user_id <> l.user_id
        or y.status not in ('granted', 'refunded') or y.documents <> l.change)
    union all
    select 'a grant for each granted payment', 'payment ' || y.id, 'a grant in the ledger', 'none'
      from public.payments y
      where (y.status = 'granted' or y.granted_at is not null) and not exists (
        select 1 from public.credit_ledger l where l.kind = 'grant' and l.payment_id = y.id)
    union all
    select 'a paid payment is granted or refunded within a day', 'payment ' || id,
        'granted or refunded', 'paid since ' || to_char(updated_at at time zone 'utc',
          'YYYY-MM-DD HH24:MI') || ' UTC'
      from public.payments
      where status = 'paid' and updated_at < clock_timestamp() - interval '1 day'
    union all
    select 'no lease a minute past its expiry', 'lease of profile ' || user_id, 'none',
        format('expired %s s ago', floor(extract(epoch from clock_timestamp() - expires_at)))
      from public.leases where expires_at < clock_timestamp() - interval '1 minute'
  )
  select coalesce(jsonb_agg(to_jsonb(d) order by d.rule, d.subject), '[]'::jsonb)
    from deviations d;
$$;

revoke all on function public.sweep_leases(integer), public.audit_credits()
  from public, anon, authenticated;
grant execute on function public.sweep_leases(integer), public.audit_credits() to service_role;
