import { AppError } from '@precis/domain'
import type { Accounts, Caller } from '../accounts/ports.ts'

/** Throws `no_credits` or `limit_reached` for a caller with neither a credit nor a recent analysis. */
export async function demandStanding(
  accounts: Pick<Accounts, 'loadProfile'>,
  { userId, hasStanding }: Caller,
): Promise<void> {
  if (hasStanding) return
  const profile = await accounts.loadProfile(userId)
  throw new AppError(profile?.documents_limit === 0 ? 'no_credits' : 'limit_reached')
}
