-- Everything kept about one person.
create or replace function public.export_account(p_user uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'full_name', p.full_name, 'created_at', u.created_at,
      'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
      'given_at_sign_up', case when jsonb_typeof(u.raw_user_meta_data) = 'string'
        then (u.raw_user_meta_data #>> '{}')::jsonb else u.raw_user_meta_data end,
      'signs_in_with', (select coalesce(jsonb_agg(i.provider order by i.provider), '[]'::jsonb)
        from auth.identities i where i.user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object(
          'created_at', s.created_at, 'updated_at', s.updated_at,
          'user_agent', to_jsonb(s) ->> 'user_agent', 'ip', to_jsonb(s) ->> 'ip')
          order by s.created_at), '[]'::jsonb)
        from auth.sessions s where s.user_id = u.id)),
    'credits', jsonb_build_object(
      'subscription_type', p.subscription_type, 'documents_limit', p.documents_limit,
      'documents_used', p.documents_used, 'last_reset_date', p.last_reset_date,
      'credits_expire_at', p.credits_expire_at),
    'payments', (select coalesce(jsonb_agg(to_jsonb(y) - 'user_id' - 'user_deleted'
        order by y.created_at, y.id), '[]'::jsonb)
      from public.payments y where y.user_id = u.id),
    'credit_lots', (select coalesce(jsonb_agg(to_jsonb(l) - 'user_id'
        order by l.created_at, l.id), '[]'::jsonb)
      from public.credit_lots l where l.user_id = u.id),
    'credit_ledger', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id'
        order by c.created_at, c.id), '[]'::jsonb)
      from public.credit_ledger c where c.user_id = u.id),
    'analyses', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' - 'settled_token'
        order by a.created_at, a.id), '[]'::jsonb)
      from public.analyses a where a.user_id = u.id),
    'model_use', (select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' order by m.day), '[]'::jsonb)
      from public.model_use m where m.user_id = u.id),
    'mails', (select coalesce(jsonb_agg(jsonb_build_object(
        'kind', n.kind, 'created_at', n.created_at, 'outcome', n.outcome,
        'settled_at', n.settled_at) order by n.created_at, n.id), '[]'::jsonb)
      from public.notices n where n.user_id = u.id))
    from auth.users u join public.profiles p on p.id = u.id
    where u.id = p_user and not p.deleted and p.deleted_at is null;
$$;
