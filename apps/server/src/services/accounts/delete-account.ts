import { AppError } from '@precis/domain'
import type { Accounts, Caller } from './ports.ts'

/** Deletes the caller's own account at once. Throws `delete_failed`. */
export async function deleteAccount(
  accounts: Pick<Accounts, 'deleteAccount'>,
  caller: Caller,
): Promise<void> {
  try {
    await accounts.deleteAccount(caller.userId)
  } catch (error) {
    throw new AppError('delete_failed', { cause: error })
  }
}
