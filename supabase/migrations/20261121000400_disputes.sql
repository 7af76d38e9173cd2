-- A disputed payment counts as refunded until the dispute is decided: its pack is withdrawn, nothing
-- is granted for it. A dispute that is won gives back what it withdrew, as a refund of the other sign.
alter table public.payments add column disputed_at timestamptz;
drop index public.credit_ledger_refund_idx;
create index credit_ledger_refund_idx on public.credit_ledger (payment_id) where kind = 'refund';

create function public.mark_disputed(p_transaction text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not public.mark_refunded(p_transaction) then
    return false;
  end if;
  update public.payments set disputed_at = clock_timestamp(), updated_at = now()
    where transaction_id = p_transaction;
  return true;
end;
$$;

create function public.close_dispute(p_transaction text, p_won boolean) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  profile public.profiles;
  payment public.payments;
  lot public.credit_lots;
  back integer;
begin
  select user_id into owner from public.payments where transaction_id = p_transaction;
  if owner is null then
    return 'unknown';
  end if;
  profile := public.lock_profile(owner);
  select * into payment from public.payments where transaction_id = p_transaction for update;
  if payment.disputed_at is null then
    return 'not_disputed';
  end if;
  update public.payments set disputed_at = null, updated_at = now() where id = payment.id;
  if not p_won then
    return 'lost';
  end if;
  select * into lot from public.credit_lots where payment_id = payment.id for update;
  update public.payments set refunded_at = null,
      status = case when lot.id is null then 'open' else 'granted' end
    where id = payment.id;
  if lot.id is null then
    return 'not_granted';
  end if;
  select -coalesce(sum(change), 0) into back from public.credit_ledger
    where kind = 'refund' and lot_id = lot.id;
  if profile.id is null or back = 0 then
    return 'reinstated';
  end if;
  update public.credit_lots c set withdrawn = c.withdrawn - back
    where c.id = lot.id;
  update public.profiles set
      documents_limit = documents_limit + back, subscription_type = 'paid',
      credits_expire_at = least(credits_expire_at, lot.expires_at)
    where id = owner returning * into profile;
  insert into public.credit_ledger
    (user_id, kind, change, payment_id, lot_id, limit_after, used_after)
    values (owner, 'refund', back, payment.id, lot.id,
      profile.documents_limit, profile.documents_used);
  perform public.expire_credits(owner);
  return 'reinstated';
end;
$$;

revoke all on function public.mark_disputed(text), public.close_dispute(text, boolean)
  from public, anon, authenticated;
grant execute on function public.mark_disputed(text), public.close_dispute(text, boolean)
  to service_role;
