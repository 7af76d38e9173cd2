create function public.create_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  claims jsonb := new.raw_user_meta_data;
begin
  -- The embedded server writes JSON to PostgreSQL as a JSON string.
  if jsonb_typeof(claims) = 'string' then
    claims := (claims #>> '{}')::jsonb;
  end if;
  insert into public.profiles (id, email, full_name)
  values (
    new.id,
    left(new.email, 320),
    nullif(left(btrim(coalesce(claims ->> 'full_name', claims ->> 'name', '')), 200), '')
  )
  on conflict (id) do nothing;
  return new;
end;
$$;

create trigger precis_create_profile after insert on auth.users
  for each row execute function public.create_profile();

-- The address of an account is what its purchases are tied to: support changes it, nobody else.
create function public.refuse_email_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if (old.email is not null and new.email is distinct from old.email)
    or (coalesce(new.email_change, '') <> ''
      and new.email_change is distinct from old.email_change)
  then
    raise exception 'Contact support to change your email address' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger precis_refuse_email_change before update on auth.users
  for each row execute function public.refuse_email_change();

-- Every way of deleting an account comes past here: profile, lease, analyses and sign-in go with
-- the row; money records keep a random pseudonym.
create function public.forget_user() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  pseudonym uuid := gen_random_uuid();
begin
  perform 1 from public.profiles where id = old.id for update;
  update public.payments
    set user_id = pseudonym, user_deleted = true, url = null, updated_at = now()
    where user_id = old.id;
  update public.credit_lots set user_id = pseudonym where user_id = old.id;
  update public.credit_ledger set user_id = pseudonym where user_id = old.id;
  return old;
end;
$$;

create trigger precis_forget_user before delete on auth.users
  for each row execute function public.forget_user();

create function public.delete_account(p_user uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.profiles where id = p_user for update;
  delete from auth.users where id = p_user;
  return found;
end;
$$;

revoke all on function public.create_profile() from public, anon, authenticated;
revoke all on function public.refuse_email_change() from public, anon, authenticated;
revoke all on function public.forget_user() from public, anon, authenticated;
revoke all on function public.delete_account(uuid) from public, anon, authenticated;
grant execute on function public.delete_account(uuid) to service_role;
