import { AppError } from '@precis/domain'
import type { Caller, Database } from '../ports.ts'

/** Throws `no_credits` or `limit_reached` for a caller with neither a credit nor a recent analysis. */
export async function demandStanding(
  { accounts, credits }: Pick<Database, 'accounts' | 'credits'>,
  { userId }: Caller,
): Promise<void> {
  if (await credits.hasStanding(userId)) return
  const profile = await accounts.loadProfile(userId)
  throw new AppError(profile?.documents_limit === 0 ? 'no_credits' : 'limit_reached')
}
