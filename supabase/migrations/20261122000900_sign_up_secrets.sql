-- The tab that signed up may sign itself in once its address is verified. It proves itself by a secret of its own, of
-- which only the SHA-256 is kept here: for as long as the mailed link is good, and for one use.
create table public.sign_up_secrets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  hash text not null unique check (char_length(hash) = 43),
  made_at timestamptz not null default now(),
  -- The request that used it: the same one may try again, no other.
  used_by uuid
);
create index sign_up_secrets_made_at on public.sign_up_secrets (made_at);

alter table public.sign_up_secrets enable row level security;
revoke all on public.sign_up_secrets from anon, authenticated, service_role;

-- Keeps the secret of one sign-up, as long as nobody has verified its address; others are forgotten in time.
create function public.keep_sign_up_secret(p_user uuid, p_hash text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sign_up_secrets where made_at <= now() - interval '1 hour';
  insert into public.sign_up_secrets (user_id, hash)
    select id, p_hash from auth.users
      where id = p_user and email_confirmed_at is null and encrypted_password is not null
      for key share
    on conflict (user_id) do update
      set hash = excluded.hash, made_at = excluded.made_at, used_by = null;
end;
$$;

-- Exchanges a secret whose address is verified for a token that the account service takes once.
create function public.open_signed_up(p_hash text, p_request uuid, p_token text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  update public.sign_up_secrets s set used_by = p_request from auth.users u
    where s.hash = p_hash and s.made_at > now() - interval '1 hour'
      and (s.used_by is null or s.used_by = p_request)
      and u.id = s.user_id and u.email_confirmed_at is not null
    returning u.id into owner;
  if owner is null then
    return false;
  end if;
  update auth.users set confirmation_token = p_token, confirmation_sent_at = now()
    where id = owner;
  return true;
end;
$$;

-- A sign-up whose password is taken away may be a stranger's: the secret goes with it. So it does with a password that
-- is changed.
create function public.end_sign_up_secret() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sign_up_secrets where user_id = new.id;
  return new;
end;
$$;

create trigger precis_end_sign_up_secret after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function public.end_sign_up_secret();

revoke all on function public.keep_sign_up_secret(uuid, text)
  from public, anon, authenticated, service_role;
revoke all on function public.open_signed_up(text, uuid, text)
  from public, anon, authenticated, service_role;
revoke all on function public.end_sign_up_secret() from public, anon, authenticated;
