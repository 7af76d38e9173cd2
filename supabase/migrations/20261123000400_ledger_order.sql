-- What a user has used is counted from the last grant, and the oldest lot is used first: a clock that is
-- set back must not change the order. The profile is locked meanwhile, so no other row comes between.
create function public.keep_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  latest timestamptz;
begin
  execute format('select max(created_at) from %I.%I where user_id = $1',
    tg_table_schema, tg_table_name) into latest using new.user_id;
  new.created_at := greatest(new.created_at, latest + interval '1 microsecond');
  return new;
end;
$$;

revoke all on function public.keep_order() from public, anon, authenticated;

create trigger precis_keep_order before insert on public.credit_ledger
  for each row execute function public.keep_order();
create trigger precis_keep_order before insert on public.credit_lots
  for each row execute function public.keep_order();
