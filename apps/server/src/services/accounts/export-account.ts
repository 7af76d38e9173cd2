import { AppError } from '@precis/domain'
import type { Accounts, Caller } from './ports.ts'

const about =
  'Everything Precis stores about this account. It does not store document text or summaries.'

/** Everything kept about the caller. Throws `unauthorized` for an account that is gone. */
export async function exportAccount(
  accounts: Pick<Accounts, 'exportData'>,
  caller: Caller,
): Promise<Readonly<Record<string, unknown>>> {
  const data = await accounts.exportData(caller.userId)
  if (data === null) throw new AppError('unauthorized')
  return { about, made_at: new Date().toISOString(), ...data }
}
