-- A token can be read for an hour; what it opens ends with its session.
create function public.session_is_alive() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
        and (s.not_after is null or s.not_after > clock_timestamp()));
$$;
revoke all on function public.session_is_alive() from public, anon;
grant execute on function public.session_is_alive() to authenticated;

create policy "living session" on public.profiles as restrictive to authenticated
  using ((select public.session_is_alive()));
create policy "living session" on public.payments as restrictive to authenticated
  using ((select public.session_is_alive()));
create policy "living session" on public.analyses as restrictive to authenticated
  using ((select public.session_is_alive()));
create policy "living session" on public.credit_ledger as restrictive to authenticated
  using ((select public.session_is_alive()));

create or replace function public.increment_document_usage() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  profile public.profiles;
begin
  if public.session_is_alive() then
    profile := public.lock_profile(auth.uid());
  end if;
  if profile.id is null then
    raise exception 'Not signed in' using errcode = '42501';
  elsif profile.documents_limit = 0 then
    raise exception 'No document credits available' using errcode = 'PT402';
  elsif profile.documents_used >= profile.documents_limit then
    raise exception 'Document limit reached' using errcode = 'PT402';
  end if;
  profile := public.take_credit(profile.id, null);
  return profile.documents_used;
end;
$$;

-- Who a session belongs to while it and the account live, and whether they may send large bodies: for a
-- credit that has not expired, or an analysis within a day.
create function public.find_caller(p_user uuid, p_session uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('email', u.email, 'has_standing',
      p.documents_limit - p.documents_used > (
        select coalesce(sum(l.granted - l.used - l.withdrawn), 0) from public.credit_lots l
          where l.user_id = p.id and l.expires_at <= clock_timestamp())
      or exists (
        select 1 from public.analyses a
          where a.user_id = p.id and a.last_run_at > clock_timestamp() - interval '24 hours'))
    from auth.sessions s
      join auth.users u on u.id = s.user_id
      join public.profiles p on p.id = u.id
    where s.id = p_session and s.user_id = p_user
      and (s.not_after is null or s.not_after > clock_timestamp())
      and not p.deleted and p.deleted_at is null;
$$;
revoke all on function public.find_caller(uuid, uuid) from public, anon, authenticated;
grant execute on function public.find_caller(uuid, uuid) to service_role;
