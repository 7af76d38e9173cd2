import type { Context } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import { clientAddress } from '../http/client-address.ts'
import type { LimitedAction } from '../http/rate-limits.ts'
import type { HttpEnv } from '../http/types.ts'
import { authenticate } from '../services/accounts/authenticate.ts'
import type { Caller } from '../services/accounts/ports.ts'

/** Who calls, within the budget of that action. Throws `unauthorized` or `rate_limited`. */
export async function callerWithin(
  c: Context<HttpEnv>,
  deps: Pick<AppDeps, 'database' | 'rateLimits' | 'trustsProxy'>,
  action: LimitedAction,
): Promise<Caller> {
  const { accounts } = deps.database
  const caller = await authenticate(accounts, c.req.header('authorization'), (userId) =>
    deps.rateLimits.refuseSpent(action, userId),
  )
  const address = clientAddress(c, deps.trustsProxy)
  await deps.rateLimits.spend(action, { account: caller.userId, address })
  return caller
}
