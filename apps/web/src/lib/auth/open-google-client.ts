import type { PublicConfig } from '@precis/domain'
import { AuthClient } from '@supabase/auth-js'

/** A client for the way to Google and back. It keeps the secret of that way; the session goes to the client of the application. */
export function openGoogleClient(config: PublicConfig, storageKey: string, verifierKey: string) {
  const { supabaseUrl, supabaseKey } = config
  const kept = window.localStorage
  return new AuthClient({
    url: new URL('/auth/v1', supabaseUrl).href,
    headers: { apikey: supabaseKey },
    flowType: 'pkce',
    storageKey,
    storage: {
      getItem: (key) => kept.getItem(key),
      setItem: (key, value) => {
        if (key === verifierKey) kept.setItem(key, value)
      },
      removeItem: (key) => kept.removeItem(key),
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}
