-- Locks are always taken in this order: profile, then payment.

create function public.record_payment(
  p_transaction text, p_user uuid, p_provider text, p_amount_cents integer, p_currency text,
  p_documents integer, p_validity_days integer, p_url text
) returns void
  language sql security definer set search_path = '' as $$
  insert into public.payments (transaction_id, user_id, provider, amount_cents, currency,
      documents, validity_days, url)
    values (p_transaction, p_user, p_provider, p_amount_cents, p_currency, p_documents,
      p_validity_days, p_url)
    on conflict (transaction_id) do nothing;
$$;

create function public.payment_view(p public.payments) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'transaction_id', p.transaction_id,
    'user_id', case when p.user_deleted then null else p.user_id end,
    'provider', p.provider, 'status', p.status, 'amount_cents', p.amount_cents,
    'currency', p.currency, 'documents', p.documents,
    'url', case when p.status = 'open' then p.url end);
$$;

create function public.find_payment(p_transaction text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select public.payment_view(p) from public.payments p where p.transaction_id = p_transaction;
$$;

create function public.find_open_payment(
  p_user uuid, p_provider text, p_amount_cents integer, p_documents integer,
  p_max_age_minutes integer
) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select public.payment_view(p) from public.payments p
    where p.user_id = p_user and p.provider = p_provider and p.status = 'open'
      and p.amount_cents = p_amount_cents and p.documents = p_documents
      and p.created_at > clock_timestamp() - make_interval(mins => p_max_age_minutes)
    order by p.created_at desc limit 1;
$$;

create function public.mark_payment(p_transaction text, p_status text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if p_status not in ('paid', 'declined', 'expired') then
    raise exception 'A payment cannot be marked %', p_status using errcode = '22023';
  end if;
  update public.payments set status = p_status, updated_at = now()
    where transaction_id = p_transaction and status = 'open';
  return found;
end;
$$;

create function public.grant_pack(p_transaction text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  profile public.profiles;
  payment public.payments;
  lot uuid;
  expires timestamptz;
begin
  select user_id into owner from public.payments where transaction_id = p_transaction;
  if owner is null then
    return 'unknown';
  end if;
  profile := public.lock_profile(owner);
  select * into payment from public.payments where transaction_id = p_transaction for update;
  if payment.status in ('granted', 'refunded') then
    return 'already_granted';
  end if;
  if profile.id is null or payment.user_id <> owner then
    update public.payments set status = 'paid', updated_at = now() where id = payment.id;
    return 'user_gone';
  end if;
  expires := clock_timestamp() + make_interval(days => payment.validity_days);
  insert into public.credit_lots (user_id, payment_id, granted, expires_at)
    values (owner, payment.id, payment.documents, expires) returning id into lot;
  update public.profiles set
      documents_limit = documents_limit - documents_used + payment.documents,
      documents_used = 0,
      subscription_type = 'paid',
      last_reset_date = (coalesce(last_reset_date, current_date) + interval '1 month')::date,
      credits_expire_at = least(credits_expire_at, expires)
    where id = owner returning * into profile;
  insert into public.credit_ledger
    (user_id, kind, change, payment_id, lot_id, limit_after, used_after)
    values (owner, 'grant', payment.documents, payment.id, lot,
      profile.documents_limit, profile.documents_used);
  update public.payments
    set status = 'granted', granted_at = clock_timestamp(), updated_at = now(), url = null
    where id = payment.id;
  return 'granted';
end;
$$;

create function public.mark_refunded(p_transaction text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  profile public.profiles;
  payment public.payments;
  lot record;
begin
  select user_id into owner from public.payments where transaction_id = p_transaction;
  if owner is null then
    return false;
  end if;
  profile := public.lock_profile(owner);
  select * into payment from public.payments where transaction_id = p_transaction for update;
  if payment.status = 'refunded' then
    return false;
  end if;
  update public.payments set
      status = 'refunded', refunded_at = clock_timestamp(), updated_at = now(), url = null
    where id = payment.id;
  select id, granted - used - withdrawn as remaining into lot
    from public.credit_lots where payment_id = payment.id for update;
  if lot.id is null or profile.id is null or lot.remaining = 0 then
    return true;
  end if;
  update public.credit_lots set withdrawn = withdrawn + lot.remaining where id = lot.id;
  update public.profiles set
      documents_limit = greatest(documents_used, documents_limit - lot.remaining)
    where id = owner;
  update public.profiles set subscription_type = 'free'
    where id = owner and documents_limit = 0;
  perform public.expire_credits(owner);
  select * into profile from public.profiles where id = owner;
  insert into public.credit_ledger
    (user_id, kind, change, payment_id, lot_id, limit_after, used_after)
    values (owner, 'refund', -lot.remaining, payment.id, lot.id,
      profile.documents_limit, profile.documents_used);
  return true;
end;
$$;

revoke all on function
  public.record_payment(text, uuid, text, integer, text, integer, integer, text),
  public.payment_view(public.payments), public.find_payment(text),
  public.find_open_payment(uuid, text, integer, integer, integer),
  public.mark_payment(text, text), public.grant_pack(text), public.mark_refunded(text)
  from public, anon, authenticated;
grant execute on function
  public.record_payment(text, uuid, text, integer, text, integer, integer, text),
  public.find_payment(text),
  public.find_open_payment(uuid, text, integer, integer, integer),
  public.mark_payment(text, text), public.grant_pack(text), public.mark_refunded(text)
  to service_role;
