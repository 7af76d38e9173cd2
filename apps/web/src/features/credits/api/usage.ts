import { type CreditView, creditView, type Profile } from '@precis/domain'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../../lib/auth/profile-query.ts'
import { useSession } from '../../../lib/auth/session.tsx'
import { usePolicy } from '../../../lib/http/config.tsx'

const refreshMs = 30_000
/** While another tab may be paying: it does not tell this one. */
export const watchMs = 1_500

interface UsageOptions {
  readonly autoRefresh?: boolean
  /** How often, in milliseconds. */
  readonly everyMs?: number
}

/** What was bought and what of it is used. */
export type Balance = Pick<Profile, 'documents_used' | 'documents_limit' | 'subscription_type'>

function balanceOf({ documents_used, documents_limit, subscription_type }: Profile): Balance {
  return { documents_used, documents_limit, subscription_type }
}

/**
 * The balance of the signed-in user, read again every 30 s and whenever the tab is looked at, so that coming back after
 * a purchase shows it.
 */
export function useUsage({ autoRefresh = true, everyMs = refreshMs }: UsageOptions = {}) {
  const { user } = useSession()
  return useQuery({
    ...profileQuery(user?.id ?? ''),
    enabled: user !== null,
    staleTime: 0,
    refetchInterval: autoRefresh ? everyMs : false,
    select: balanceOf,
  })
}

/** The balance as screens speak of it; null until it is known. */
export function useCredit(): CreditView | null {
  const policy = usePolicy()
  const { data } = useUsage()
  return data === undefined ? null : creditView(data.documents_used, data.documents_limit, policy)
}
