import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getSupabase } from '../../../lib/auth/supabase.ts'
import { callFunction } from '../../../lib/http/http.ts'
import { queryKeys } from '../../../lib/http/query-keys.ts'
import * as texts from '../texts.ts'

const columns =
  'transaction_id, provider, status, amount_cents, currency, documents, validity_days, granted_at, refunded_at, disputed_at'

const purchaseSchema = z.object({
  transaction_id: z.string(),
  provider: z.string(),
  status: z.string(),
  amount_cents: z.int(),
  currency: z.string(),
  documents: z.int(),
  validity_days: z.nullable(z.int()),
  granted_at: z.string(),
  refunded_at: z.nullable(z.string()),
  disputed_at: z.nullable(z.string()),
})
/** A pack that was paid for, as its buyer sees it. */
export type Purchase = z.infer<typeof purchaseSchema>

async function fetchPurchases(userId: string): Promise<Purchase[]> {
  const supabase = await getSupabase()
  const { data, error } = await supabase
    .from('payments')
    .select(columns)
    .eq('user_id', userId)
    .not('granted_at', 'is', null)
    .order('granted_at', { ascending: false })
  if (error) throw new Error('Failed to load purchases', { cause: error })
  return z.array(purchaseSchema).parse(data)
}

/** What one user has bought, newest first. Read again whenever the balance is. */
export function purchasesQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.purchases(userId),
    queryFn: () => fetchPurchases(userId),
    staleTime: 0,
    enabled: userId !== '',
  })
}

const newPurchaseMs = 60 * 60 * 1000

/** Whether the newest purchase came within the last hour and stands. */
export function hasNewPurchase(purchases: readonly Purchase[], nowMs: number): boolean {
  const [newest] = purchases
  if (newest?.status !== 'granted') return false
  return nowMs - Date.parse(newest.granted_at) < newPurchaseMs
}

/** Has a receipt mailed to the account's own address. */
export async function mailReceipt(transactionId: string): Promise<void> {
  await callFunction('send-receipt', { transaction_id: transactionId }, z.undefined(), {
    unreachable: texts.theEmailCouldNotBeSent,
  })
}
