-- Accounts and credits. No table holds any document text.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 200),
  email text check (char_length(email) <= 320),
  subscription_type text not null default 'free' check (subscription_type in ('free', 'paid')),
  documents_limit integer not null default 0 check (documents_limit >= 0),
  documents_used integer not null default 0 check (documents_used >= 0),
  last_reset_date date,
  credits_expire_at timestamptz,
  deleted boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);

-- user_id of payments, lots and ledger has no foreign key: the rows outlive the account,
-- with a random pseudonym in its place.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  user_deleted boolean not null default false,
  transaction_id text not null unique check (char_length(transaction_id) between 1 and 300),
  provider text not null check (provider in ('stripe', 'test')),
  status text not null default 'open'
    check (status in ('open', 'paid', 'granted', 'declined', 'expired', 'refunded')),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (char_length(currency) between 3 and 8),
  documents integer not null check (documents > 0),
  validity_days integer check (validity_days > 0),
  url text check (char_length(url) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  granted_at timestamptz,
  refunded_at timestamptz
);
create index payments_user_id_idx on public.payments (user_id, created_at desc);

-- One row for each purchase; what is left is granted - used - withdrawn.
create table public.credit_lots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  payment_id uuid not null unique references public.payments (id),
  granted integer not null check (granted > 0),
  used integer not null default 0 check (used >= 0),
  withdrawn integer not null default 0 check (withdrawn >= 0),
  expires_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (used + withdrawn <= granted)
);
create index credit_lots_user_id_idx on public.credit_lots (user_id, created_at);

create table public.analyses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  document_key text not null check (char_length(document_key) between 16 and 200),
  engine text not null check (char_length(engine) <= 200),
  mode text not null check (char_length(mode) <= 40),
  language text check (char_length(language) <= 60),
  characters integer not null check (characters >= 0),
  parts integer not null check (parts >= 0),
  items integer not null check (items >= 0),
  duration_ms integer not null check (duration_ms >= 0),
  questions integer not null default 0,
  exports integer not null default 0,
  repeats integer not null default 0,
  settled_token uuid not null,
  created_at timestamptz not null default now(),
  last_run_at timestamptz not null default now()
);
create index analyses_user_document_idx
  on public.analyses (user_id, document_key, created_at desc);
create unique index analyses_settled_token_idx on public.analyses (settled_token);

create table public.credit_ledger (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  kind text not null check (kind in ('grant', 'use', 'refund', 'expiry')),
  change integer not null,
  analysis_id uuid,
  payment_id uuid references public.payments (id),
  lot_id uuid references public.credit_lots (id),
  limit_after integer not null,
  used_after integer not null,
  created_at timestamptz not null default now()
);
create index credit_ledger_user_id_idx on public.credit_ledger (user_id, created_at desc);
create unique index credit_ledger_use_idx
  on public.credit_ledger (analysis_id) where kind = 'use';
create unique index credit_ledger_grant_idx
  on public.credit_ledger (payment_id) where kind = 'grant';
create unique index credit_ledger_refund_idx
  on public.credit_ledger (payment_id) where kind = 'refund';
create unique index credit_ledger_expiry_idx
  on public.credit_ledger (lot_id) where kind = 'expiry';

create table public.leases (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  token uuid not null unique,
  document_key text not null,
  repeat_of uuid,
  expires_at timestamptz not null
);
