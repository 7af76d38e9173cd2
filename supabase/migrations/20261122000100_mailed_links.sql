-- The links that the embedded server has mailed: the newest of each kind for each user, as the
-- SHA-256 of its token. A Supabase project keeps its own and leaves this table empty.
create table public.mailed_links (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'recovery')),
  hash text not null unique check (char_length(hash) = 64),
  sent_at timestamptz not null default now(),
  primary key (user_id, kind)
);

alter table public.mailed_links enable row level security;
revoke all on public.mailed_links from anon, authenticated, service_role;

-- Takes away what a sign-up claimed whose address nobody has proved: its password and its name.
create function public.disown_sign_up(p_user uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set
      encrypted_password = null,
      raw_user_meta_data = jsonb_build_object(
        'sub', id, 'email', email, 'email_verified', false, 'phone_verified', false)
    where id = p_user and email_confirmed_at is null;
  if not found then
    return;
  end if;
  update auth.identities set identity_data = jsonb_build_object(
        'sub', u.id, 'email', u.email, 'email_verified', false, 'phone_verified', false)
    from auth.users u where u.id = p_user and user_id = u.id;
  update public.profiles set full_name = null where id = p_user;
end;
$$;

-- Exchanges a mailed token for one that the account service takes once. A sign-up link is good until
-- a minute after its address was confirmed: browsers and mail programs fetch addresses twice. A
-- recovery link is good until a password was saved; following it proves the address, but not that
-- whoever signed it up may keep the password. Both end an hour after they were sent.
create function public.open_mailed_link(p_kind text, p_hash text, p_token text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  select l.user_id into owner from public.mailed_links l join auth.users u on u.id = l.user_id
    where l.hash = p_hash and l.kind = p_kind and l.sent_at > now() - interval '1 hour'
      and (l.kind = 'recovery' or u.email_confirmed_at is null
        or u.email_confirmed_at > now() - interval '1 minute')
    for update of u;
  if not found then
    return false;
  end if;
  if p_kind = 'signup' then
    update auth.users set confirmation_token = p_token, confirmation_sent_at = now()
      where id = owner;
    return true;
  end if;
  perform public.disown_sign_up(owner) from auth.users
    where id = owner and email_confirmed_at is null;
  update auth.users set recovery_token = p_token, recovery_sent_at = now() where id = owner;
  return true;
end;
$$;

-- Whatever saves a password ends the links that could set another one.
create function public.end_recovery_links() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mailed_links where user_id = new.id and kind = 'recovery';
  return new;
end;
$$;

create trigger precis_end_recovery_links after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password
    and new.encrypted_password is not null)
  execute function public.end_recovery_links();

revoke all on function public.disown_sign_up(uuid) from public, anon, authenticated, service_role;
revoke all on function public.open_mailed_link(text, text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.end_recovery_links() from public, anon, authenticated;
