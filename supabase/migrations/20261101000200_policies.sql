alter table public.profiles enable row level security;
alter table public.payments enable row level security;
alter table public.credit_lots enable row level security;
alter table public.analyses enable row level security;
alter table public.credit_ledger enable row level security;
alter table public.leases enable row level security;

revoke all on public.profiles, public.payments, public.credit_lots, public.analyses,
  public.credit_ledger, public.leases from anon, authenticated;
grant select on public.profiles, public.payments, public.analyses, public.credit_ledger
  to authenticated;
grant update (full_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles, public.payments, public.credit_lots,
  public.analyses, public.credit_ledger, public.leases to service_role;

create policy "own profile" on public.profiles for select to authenticated
  using ((select auth.uid()) = id and deleted = false and deleted_at is null);
create policy "change own profile" on public.profiles for update to authenticated
  using ((select auth.uid()) = id and deleted = false and deleted_at is null)
  with check ((select auth.uid()) = id and deleted = false and deleted_at is null);
create policy "own payments" on public.payments for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "own analyses" on public.analyses for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "own ledger" on public.credit_ledger for select to authenticated
  using ((select auth.uid()) = user_id);

-- Not security definer on purpose: current_user is then the role of the statement. Users arrive as
-- authenticated; our security definer functions run as the owner of the table.
create function public.guard_profile() returns trigger
  language plpgsql set search_path = '' as $$
declare
  table_owner name;
begin
  select pg_catalog.pg_get_userbyid(c.relowner) into table_owner
    from pg_catalog.pg_class c where c.oid = tg_relid;
  if current_user = table_owner or current_user = 'service_role' then
    return new;
  end if;
  if new.id is distinct from old.id
    or new.email is distinct from old.email
    or new.subscription_type is distinct from old.subscription_type
    or new.documents_limit is distinct from old.documents_limit
    or new.documents_used is distinct from old.documents_used
    or new.last_reset_date is distinct from old.last_reset_date
    or new.credits_expire_at is distinct from old.credits_expire_at
    or new.deleted is distinct from old.deleted
    or new.deleted_at is distinct from old.deleted_at
    or new.created_at is distinct from old.created_at
  then
    raise exception 'Only full_name can be changed' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke all on function public.guard_profile() from public, anon, authenticated;

create trigger guard_profile before update on public.profiles
  for each row execute function public.guard_profile();
