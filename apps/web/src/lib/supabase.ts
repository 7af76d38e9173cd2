import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { forgetConfig, loadConfig } from './config.tsx'

/** Where the session is kept in the browser's storage. */
export const sessionStorageKey = 'precis.session'

let client: Promise<SupabaseClient> | undefined

async function connect(): Promise<SupabaseClient> {
  const config = await loadConfig()
  return createClient(config.supabaseUrl, config.supabaseKey, {
    auth: {
      flowType: 'implicit',
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
      storageKey: sessionStorageKey,
    },
  })
}

/** The one client of this page. Addresses that carry a session are read by `auth-link.ts`, not by the client. */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= connect()
  return client
}

/** Drops client and configuration, so that the next caller connects afresh. */
export function forgetSupabase(): void {
  client = undefined
  forgetConfig()
}
