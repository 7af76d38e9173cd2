import { loadConfig } from '../http/config.tsx'
import { getSupabase } from './supabase.ts'

const storageKey = 'precis.google'
/** Where auth-js keeps the secret that belongs to the code. */
const verifierKey = `${storageKey}-code-verifier`

async function openClient() {
  const [config, { openGoogleClient }] = await Promise.all([
    loadConfig(),
    import('./open-supabase.ts'),
  ])
  return openGoogleClient(config, storageKey, verifierKey)
}

/** The address at which Google sign-in begins; keeps the PKCE verifier for {@link redeemCode}. */
export async function googleSignInUrl(returnTo: string): Promise<string> {
  const client = await openClient()
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: returnTo, skipBrowserRedirect: true },
  })
  if (error) throw error
  return data.url
}

/** Whether this browser left for Google and has not come back with a session. */
export function isAwaitingGoogle(): boolean {
  return window.localStorage.getItem(verifierKey) !== null
}

export function forgetVerifier(): void {
  window.localStorage.removeItem(verifierKey)
}

/** Trades the `code` of an address for a session. Throws when the code is spent, expired or from another browser. */
export async function redeemCode(code: string): Promise<void> {
  const client = await openClient()
  const { data, error } = await client.exchangeCodeForSession(code).finally(forgetVerifier)
  if (error) throw error
  const { auth } = await getSupabase()
  const { error: refused } = await auth.setSession(data.session)
  if (refused) throw refused
}
