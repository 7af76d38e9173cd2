-- What an operator may do for a person: find the account, grant documents, withdraw a pack. Each deed is
-- logged with its reason, beside the ledger entry that it makes.

alter table public.payments drop constraint payments_provider_check;
alter table public.payments add constraint payments_provider_check
  check (provider in ('stripe', 'test', 'operator'));

create table public.operator_log (
  id uuid primary key default gen_random_uuid(),
  deed text not null check (deed in ('grant', 'refund', 'prune')),
  subject text not null check (char_length(subject) <= 300),
  reason text not null check (char_length(reason) between 1 and 300),
  created_at timestamptz not null default clock_timestamp()
);
alter table public.operator_log enable row level security;
revoke all on public.operator_log from anon, authenticated, service_role;

create function public.find_account(p_email text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'id', p.id, 'email', p.email, 'created_at', p.created_at,
      'is_verified', u.email_confirmed_at is not null,
      'last_sign_in_at', u.last_sign_in_at,
      'documents_limit', p.documents_limit, 'documents_used', p.documents_used,
      'analyses', (select count(*) from public.analyses a where a.user_id = p.id),
      'payments', coalesce((
        select jsonb_agg(public.payment_view(y) order by y.created_at)
          from public.payments y where y.user_id = p.id), '[]'::jsonb))
    from public.profiles p join auth.users u on u.id = p.id
    where lower(u.email) = lower(trim(p_email)) and not p.deleted;
$$;

-- A grant is a pack for nothing: the same lot, the same ledger row, the same audit.
create function public.grant_documents(
  p_user uuid, p_documents integer, p_validity_days integer, p_reason text
) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  transaction text := 'grant_' || gen_random_uuid();
begin
  perform 1 from public.profiles where id = p_user and not deleted for update;
  if not found then
    return null;
  end if;
  insert into public.payments (transaction_id, user_id, provider, status, amount_cents, currency,
      documents, validity_days)
    values (transaction, p_user, 'operator', 'paid', 0, 'usd', p_documents, p_validity_days);
  perform public.grant_pack(transaction);
  insert into public.operator_log (deed, subject, reason) values ('grant', transaction, p_reason);
  return transaction;
end;
$$;

create function public.log_operator(p_deed text, p_subject text, p_reason text) returns void
  language sql security definer set search_path = '' as $$
  insert into public.operator_log (deed, subject, reason) values (p_deed, p_subject, p_reason);
$$;

-- Removes what is of no more use after so many days: mails that were sent, the daily use of a model,
-- checkouts that nobody paid. Ledger, lots and payments with money stay.
create function public.prune_records(p_days integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  past timestamptz := clock_timestamp() - make_interval(days => greatest(p_days, 30));
  mails integer;
  uses integer;
  checkouts integer;
begin
  delete from public.notices where settled_at < past;
  get diagnostics mails = row_count;
  delete from public.model_use where day < past::date;
  get diagnostics uses = row_count;
  delete from public.payments p
    where p.status in ('expired', 'declined') and p.updated_at < past and p.granted_at is null
      and not exists (select from public.credit_lots l where l.payment_id = p.id)
      and not exists (select from public.credit_ledger l where l.payment_id = p.id);
  get diagnostics checkouts = row_count;
  insert into public.operator_log (deed, subject, reason)
    values ('prune', format('%s mails, %s days of use, %s checkouts', mails, uses, checkouts),
      format('older than %s days', greatest(p_days, 30)));
  return jsonb_build_object('mails', mails, 'days_of_use', uses, 'checkouts', checkouts);
end;
$$;

revoke all on function public.find_account(text),
  public.grant_documents(uuid, integer, integer, text),
  public.log_operator(text, text, text), public.prune_records(integer)
  from public, anon, authenticated;
grant execute on function public.find_account(text),
  public.grant_documents(uuid, integer, integer, text),
  public.log_operator(text, text, text), public.prune_records(integer)
  to service_role;
