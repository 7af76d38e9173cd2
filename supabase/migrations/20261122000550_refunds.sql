-- Money that went back to the buyer stays there, whatever becomes of a dispute about it: the pack is
-- withdrawn for good. A dispute withdraws it until it is decided.
alter function public.mark_refunded(text) rename to withdraw_pack;

create function public.mark_refunded(p_transaction text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean := public.withdraw_pack(p_transaction);
begin
  update public.payments set disputed_at = null, updated_at = now()
    where transaction_id = p_transaction and disputed_at is not null;
  return is_new;
end;
$$;

create or replace function public.mark_disputed(p_transaction text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not public.withdraw_pack(p_transaction) then
    return false;
  end if;
  update public.payments set disputed_at = clock_timestamp(), updated_at = now()
    where transaction_id = p_transaction;
  return true;
end;
$$;

-- A checkout that was opened while its account was deleted belongs to nobody: it is refunded when paid.
create or replace function public.record_payment(
  p_transaction text, p_user uuid, p_provider text, p_amount_cents integer, p_currency text,
  p_documents integer, p_validity_days integer, p_url text
) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  is_gone boolean;
begin
  perform 1 from public.profiles where id = p_user and not deleted for share;
  is_gone := not found;
  insert into public.payments (transaction_id, user_id, user_deleted, provider, amount_cents,
      currency, documents, validity_days, url)
    values (p_transaction, case when is_gone then gen_random_uuid() else p_user end, is_gone,
      p_provider, p_amount_cents, p_currency, p_documents, p_validity_days, p_url)
    on conflict (transaction_id) do nothing;
end;
$$;

revoke all on function public.mark_refunded(text), public.withdraw_pack(text)
  from public, anon, authenticated;
revoke all on function public.withdraw_pack(text) from service_role;
grant execute on function public.mark_refunded(text) to service_role;
