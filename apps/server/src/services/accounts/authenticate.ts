import { AppError } from '@precis/domain'
import type { Accounts, Caller } from './ports.ts'

/** The caller behind an `Authorization: Bearer` header. Throws `unauthorized`, and what `onToken` throws. */
export async function authenticate(
  accounts: Pick<Accounts, 'identify'>,
  authorization: string | undefined,
  onToken?: (userId: string) => Promise<void>,
): Promise<Caller> {
  const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(authorization ?? '')?.[1]
  const caller = token === undefined ? null : await accounts.identify(token, onToken)
  if (caller === null) throw new AppError('unauthorized')
  return caller
}
