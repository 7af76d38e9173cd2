import type { PublicConfig } from '@precis/domain'
import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'

export interface Supabase {
  readonly auth: InstanceType<typeof AuthClient>
  from(table: string): ReturnType<PostgrestClient['from']>
}

const clientInfo = { 'x-client-info': 'precis-web' }

/** Sessions and tables of a Supabase server: the two of supabase-js' five clients that this product uses, joined the same way. */
export function openSupabase(address: string, key: string, storageKey: string): Supabase {
  const base = address.endsWith('/') ? address : `${address}/`
  const auth = new AuthClient({
    url: new URL('auth/v1', base).href,
    // Spelled as the client spells it, so that a user's token takes the place of the key.
    headers: { ...clientInfo, apikey: key, Authorization: `Bearer ${key}` },
    flowType: 'implicit',
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
    storageKey,
  })
  const tables = new PostgrestClient(new URL('rest/v1', base).href, {
    headers: clientInfo,
    fetch: async (input, init) => {
      const { data } = await auth.getSession()
      const headers = new Headers(init?.headers)
      headers.set('apikey', key)
      headers.set('authorization', `Bearer ${data.session?.access_token ?? key}`)
      return fetch(input, { ...init, headers })
    },
  })
  return { auth, from: (table) => tables.from(table) }
}

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

/** A client for one sign-up, which tells by which secret this tab will prove itself. It keeps no session. */
export function openSignUpClient({ supabaseUrl, supabaseKey }: PublicConfig, challenge: string) {
  return new AuthClient({
    url: new URL('/auth/v1', supabaseUrl).href,
    headers: { apikey: supabaseKey, 'x-sign-up-challenge': challenge },
    // A name of its own: the library warns of two clients with the same.
    storageKey: `precis.sign-up-${challenge}`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}
