-- What an operator watches: counts only, of no person.
create function public.operator_figures() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'accounts', (select count(*) from public.profiles where not deleted),
    'documents_left', (select coalesce(sum(greatest(documents_limit - documents_used, 0)), 0)
      from public.profiles where not deleted),
    'analyses_running', (select count(*) from public.leases where expires_at > clock_timestamp()),
    'payments_open', (select count(*) from public.payments where status = 'open'),
    'payments_not_granted', (select count(*) from public.payments
      where status = 'paid' and granted_at is null),
    'emails_pending', (select count(*) from public.notices where outcome is null),
    'emails_given_up', (select count(*) from public.notices where outcome = 'given_up'));
$$;

revoke all on function public.operator_figures() from public, anon, authenticated;
grant execute on function public.operator_figures() to service_role;
