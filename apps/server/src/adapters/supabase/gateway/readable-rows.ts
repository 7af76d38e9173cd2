/** The tables that their owner may read, and the columns that may be named. */
export const readableColumns: Readonly<Record<string, readonly string[]>> = {
  profiles: [
    'id',
    'full_name',
    'email',
    'subscription_type',
    'documents_limit',
    'documents_used',
    'last_reset_date',
    'credits_expire_at',
    'deleted',
    'deleted_at',
    'created_at',
  ],
  payments: [
    'id',
    'user_id',
    'user_deleted',
    'transaction_id',
    'provider',
    'status',
    'amount_cents',
    'currency',
    'documents',
    'validity_days',
    'url',
    'created_at',
    'updated_at',
    'granted_at',
    'refunded_at',
    'disputed_at',
    'next_check_at',
    'pending_since',
  ],
  analyses: [
    'id',
    'user_id',
    'document_key',
    'engine',
    'mode',
    'language',
    'characters',
    'parts',
    'items',
    'duration_ms',
    'questions',
    'exports',
    'repeats',
    'settled_token',
    'created_at',
    'last_run_at',
    'summary_keys',
  ],
  credit_ledger: [
    'id',
    'user_id',
    'kind',
    'change',
    'analysis_id',
    'payment_id',
    'lot_id',
    'limit_after',
    'used_after',
    'created_at',
  ],
}

const filter = /^(?:eq\.[^\0]*|is\.(?:null|true|false)|not\.is\.null)$/su
const ordering = /^(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?$/u

/** Whether a query asks for columns, rows and an order that screens ask for: each parameter once, and nothing else. */
export function isReadQuery(table: string, query: URLSearchParams): boolean {
  const columns = readableColumns[table] ?? []
  const isColumn = (name: string) => columns.includes(name)
  if (new Set(query.keys()).size !== query.size) return false
  return [...query].every(([name, value]) => {
    switch (name) {
      case 'select':
        return value === '*' || value.split(',').every((part) => isColumn(part.trim()))
      case 'order':
        return value.split(',').every((part) => {
          const [column = ''] = part.split('.', 1)
          return isColumn(column) && ordering.test(part.slice(column.length))
        })
      case 'limit':
        return /^\d{1,4}$/u.test(value)
      default:
        return isColumn(name) && filter.test(value)
    }
  })
}
