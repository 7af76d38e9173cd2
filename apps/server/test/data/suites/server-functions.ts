/** An id that is nobody's. */
export const someone = '11111111-1111-4111-8111-111111111111'
/** The functions of the database that only the server may call, each with what a stranger might send. */
export const serverOnly: [string, Record<string, unknown>][] = [
  ['begin_analysis', begin(someone)],
  ['renew_lease', { p_token: someone, p_lease_seconds: 30 }],
  ['release_lease', { p_token: someone }],
  ['settle_analysis', { ...chargeOf(someone), p_summary_key: 'k' }],
  ['charge_lease', chargeOf(someone)],
  ['abandon_lease', { p_user: someone, p_token: someone }],
  ['spend_characters', { p_user: someone, p_characters: -1_000_000, p_daily_characters: null }],
  [
    'record_model_use',
    {
      p_user: someone,
      p_calls: 1,
      p_characters: -1_000_000,
      p_prompt_tokens: 0,
      p_completion_tokens: 0,
      p_cached_tokens: 0,
    },
  ],
  ['today', {}],
  ['add_summary_key', { p_keys: [], p_key: 'k' }],
  ['count_question', { p_user: someone, p_document: someone, p_document_key: 'k', p_cap: 5 }],
  ['count_export', { p_user: someone, p_document: someone, p_cap: 5 }],
  ['has_standing', { p_user: someone }],
  ['find_caller', { p_user: someone, p_session: someone }],
  ['load_profile', { p_user: someone }],
  ['lock_profile', { p_user: someone }],
  ['expire_credits', { p_user: someone }],
  ['take_credit', { p_user: someone, p_analysis: null }],
  ['grant_pack', { p_transaction: 'x' }],
  ['operator_figures', {}],
  ['find_account', { p_email: 'a@b.example' }],
  ['prune_records', { p_days: 30 }],
  ['log_operator', { p_deed: 'grant', p_subject: 'x', p_reason: 'x' }],
  [
    'grant_documents',
    { p_user: someone, p_documents: 5, p_validity_days: null, p_reason: 'because' },
  ],
  [
    'grant_welcome',
    { p_user: someone, p_address_key: 'k'.repeat(64), p_documents: 5, p_validity_days: null },
  ],
  ['mark_payment', { p_transaction: 'x', p_status: 'paid' }],
  ['mark_refunded', { p_transaction: 'x' }],
  ['withdraw_pack', { p_transaction: 'x' }],
  ['claim_unsettled_payments', { p_provider: 'test', p_batch: 1 }],
  ['note_pending_payment', { p_transaction: 'x' }],
  ['audit_payments', {}],
  ['check_writable', {}],
  ['mark_disputed', { p_transaction: 'x' }],
  ['close_dispute', { p_transaction: 'x', p_won: true }],
  ['find_receipt', { p_user: someone, p_transaction: 'x' }],
  ['export_account', { p_user: someone }],
  ['claim_notices', { p_batch: 10, p_lease_seconds: 60, p_expiry_days: 7 }],
  ['settle_notice', { p_notice: someone, p_claim: someone, p_outcome: 'sent', p_retry_seconds: 0 }],
  ['low_credit_threshold', {}],
  ['find_payment', { p_transaction: 'x' }],
  ['find_open_payment', findOpen(someone)],
  ['record_payment', recordFor(someone)],
  ['delete_account', { p_user: someone }],
  ['sweep_leases', { p_grace_seconds: 0 }],
  ['audit_credits', {}],
  ['open_mailed_link', { p_kind: 'signup', p_hash: 'h', p_token: 't' }],
  ['disown_sign_up', { p_user: someone }],
  ['count_call', { p_key: 'k'.repeat(64), p_window_seconds: 60 }],
]

function chargeOf(token: string) {
  return {
    p_token: token,
    p_engine: 'x',
    p_mode: 'general',
    p_language: null,
    p_characters: 1,
    p_parts: 1,
    p_items: 1,
    p_duration_ms: 1,
  }
}

function begin(user: string) {
  return {
    p_user: user,
    p_document_key: 'k'.repeat(64),
    p_free_repeats: 5,
    p_free_hours: 24,
    p_lease_seconds: 30,
  }
}

function findOpen(user: string) {
  return {
    p_user: user,
    p_provider: 'test',
    p_amount_cents: 500,
    p_documents: 10,
    p_max_age_minutes: 30,
  }
}

function recordFor(user: string) {
  return {
    p_transaction: 'forged',
    p_user: user,
    p_provider: 'test',
    p_amount_cents: 1,
    p_currency: 'usd',
    p_documents: 1000,
    p_validity_days: null,
    p_url: 'http://localhost',
  }
}
