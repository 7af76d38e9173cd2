import { AppError, profileSchema } from '@precis/domain'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Accounts } from '../../services/accounts/ports.ts'
import { readVerifiedToken, type TokenClaims } from './access-token.ts'
import { callFunction, type RunFunction } from './call-function.ts'
import { isAway, outageRetrySeconds } from './outage.ts'

const accountData = z.record(z.string(), z.unknown())
const callerRow = z.object({ email: z.string().nullable(), has_standing: z.boolean() })

/** Checks a token's signature and age; what it says, or null. */
type ReadToken = (accessToken: string) => Promise<TokenClaims | null>

/** Accounts behind database functions that only the server may call. */
export function createAccounts(run: RunFunction, readToken: ReadToken): Accounts {
  return {
    async identify(accessToken, onToken) {
      if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(accessToken)) return null
      const claims = await readToken(accessToken)
      if (claims === null) return null
      const { userId, sessionId } = claims
      await onToken?.(userId)
      const parameters = { p_user: userId, p_session: sessionId }
      const row = await callFunction(run, 'find_caller', parameters, z.nullable(callerRow))
      if (row === null) return null
      return { userId, sessionId, email: row.email ?? '', canUseModel: row.has_standing }
    },
    loadProfile: (userId) =>
      callFunction(run, 'load_profile', { p_user: userId }, z.nullable(profileSchema)),
    exportData: (userId) =>
      callFunction(run, 'export_account', { p_user: userId }, z.nullable(accountData)),
    async deleteAccount(userId) {
      await callFunction(run, 'delete_account', { p_user: userId }, z.boolean(), 'delete_failed')
    },
  }
}

/** Has the project's account service check a token: its keys are not ours. */
export function askAccountService(client: SupabaseClient): ReadToken {
  return async (accessToken) => {
    const { error } = await client.auth.getUser(accessToken)
    if (error === null) return readVerifiedToken(accessToken)
    const status = error.status ?? 0
    if (status >= 400 && status < 500 && status !== 429) return null
    const detail = `the account service answered ${status}`
    if (!isAway(status)) throw new AppError('internal', { detail })
    throw new AppError('not_ready', { detail, retryAfterSeconds: outageRetrySeconds })
  }
}
