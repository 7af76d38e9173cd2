import { AppError, profileSchema } from '@precis/domain'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Accounts, Caller } from '../../ports.ts'
import { callFunction } from './call-function.ts'

const accountData = z.record(z.string(), z.unknown())

/** Accounts behind the Supabase API, the same on every backend. */
export function createAccounts(client: SupabaseClient): Accounts {
  return {
    identify: (accessToken) => identify(client, accessToken),
    loadProfile: (userId) =>
      callFunction(client, 'load_profile', { p_user: userId }, z.nullable(profileSchema)),
    exportData: (userId) =>
      callFunction(client, 'export_account', { p_user: userId }, z.nullable(accountData)),
    async deleteAccount(userId) {
      await callFunction(client, 'delete_account', { p_user: userId }, z.boolean(), 'delete_failed')
    },
  }
}

async function identify(client: SupabaseClient, accessToken: string): Promise<Caller | null> {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(accessToken)) return null
  const { data, error } = await client.auth.getUser(accessToken)
  if (error !== null) {
    const status = error.status ?? 0
    if (status >= 400 && status < 500 && status !== 429) return null
    throw new AppError('internal', { detail: `the account service answered ${status}` })
  }
  return { userId: data.user.id, email: data.user.email ?? '' }
}
