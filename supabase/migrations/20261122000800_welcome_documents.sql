-- Documents for nothing, once for a verified address. The address itself does not stand here: its keyed hash does,
-- and outlives the account, so that deleting and signing up again gives nothing anew.

alter table public.payments drop constraint payments_provider_check;
alter table public.payments add constraint payments_provider_check
  check (provider in ('stripe', 'test', 'operator', 'welcome'));

create table public.welcomed_addresses (
  address_key text primary key check (char_length(address_key) between 16 and 200),
  welcomed_at timestamptz not null default clock_timestamp()
);
alter table public.welcomed_addresses enable row level security;
revoke all on public.welcomed_addresses from anon, authenticated, service_role;

-- A welcome is a pack for nothing: the same lot, the same ledger row, the same audit. Nobody bought it, so no
-- receipt is owed.
create function public.grant_welcome(
  p_user uuid, p_address_key text, p_documents integer, p_validity_days integer
) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  transaction text := 'welcome_' || gen_random_uuid();
  payment uuid;
begin
  perform 1 from public.profiles p join auth.users u on u.id = p.id
    where p.id = p_user and not p.deleted and u.email_confirmed_at is not null
    for update of p;
  if not found then
    return 'unverified';
  end if;
  insert into public.welcomed_addresses (address_key) values (p_address_key)
    on conflict do nothing;
  if not found then
    return 'welcomed_before';
  end if;
  insert into public.payments (transaction_id, user_id, provider, status, amount_cents, currency,
      documents, validity_days)
    values (transaction, p_user, 'welcome', 'paid', 0, 'usd', p_documents, p_validity_days)
    returning id into payment;
  perform public.grant_pack(transaction);
  delete from public.notices where kind = 'receipt' and subject = payment;
  return 'granted';
end;
$$;

revoke all on function public.grant_welcome(uuid, text, integer, integer)
  from public, anon, authenticated;
grant execute on function public.grant_welcome(uuid, text, integer, integer) to service_role;
