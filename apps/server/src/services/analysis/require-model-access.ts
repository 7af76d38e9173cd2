import { AppError } from '@precis/domain'
import type { Accounts, Caller } from '../accounts/ports.ts'

/** Throws `no_credits` or `limit_reached` for a caller with neither a credit nor a recent analysis. */
export async function requireModelAccess(
  accounts: Pick<Accounts, 'loadProfile'>,
  { userId, canUseModel }: Caller,
): Promise<void> {
  if (canUseModel) return
  const profile = await accounts.loadProfile(userId)
  throw new AppError(profile?.documents_limit === 0 ? 'no_credits' : 'limit_reached')
}
