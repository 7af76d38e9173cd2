import { type CreditView, creditView } from '@precis/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useSession } from '../../../lib/auth/session.tsx'
import { getSupabase } from '../../../lib/auth/supabase.ts'
import { usePolicy } from '../../../lib/http/config.tsx'

const refreshMs = 30_000

const usageRowSchema = z.object({
  documents_used: z.int(),
  documents_limit: z.int(),
  subscription_type: z.string(),
})
/** What was bought and what of it is used, as the profile has it too. */
export type Balance = z.infer<typeof usageRowSchema>

async function fetchUsage(userId: string): Promise<Balance> {
  const supabase = await getSupabase()
  const { data, error } = await supabase
    .from('profiles')
    .select('documents_used, documents_limit, subscription_type')
    .eq('id', userId)
    .eq('deleted', false)
    .is('deleted_at', null)
    .single()
  if (error) throw new Error('Failed to fetch usage data', { cause: error })
  return usageRowSchema.parse(data)
}

/** The balance of one user. Always stale, so that coming back to the tab after a purchase shows it. */
export function usageQuery(userId: string) {
  return queryOptions({
    queryKey: ['usage', userId],
    queryFn: () => fetchUsage(userId),
    staleTime: 0,
  })
}

/** The balance of the signed-in user, read again every 30 s and whenever the tab is looked at. */
export function useUsage({ autoRefresh = true }: { autoRefresh?: boolean } = {}) {
  const { user, profile, refreshProfile } = useSession()
  const usage = useQuery({
    ...usageQuery(user?.id ?? ''),
    enabled: user !== null,
    refetchInterval: autoRefresh ? refreshMs : false,
  })
  const row = usage.data
  const isProfileBehind =
    row !== undefined &&
    profile !== null &&
    (row.documents_limit !== profile.documents_limit ||
      row.documents_used !== profile.documents_used ||
      row.subscription_type !== profile.subscription_type)
  useEffect(() => {
    if (isProfileBehind) void refreshProfile()
  }, [isProfileBehind, refreshProfile])
  return usage
}

/** The balance as screens speak of it; null until it is known. */
export function useCredit(): CreditView | null {
  const policy = usePolicy()
  const { data } = useUsage()
  return data === undefined ? null : creditView(data.documents_used, data.documents_limit, policy)
}
