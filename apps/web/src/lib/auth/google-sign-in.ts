import { loadConfig } from '../http/config.tsx'
import { getSupabase } from './supabase.ts'

const verifierKey = 'precis.pkce'

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The address at which Google sign-in begins; keeps the PKCE verifier for {@link redeemCode}. */
export async function googleSignInUrl(returnTo: string): Promise<string> {
  const { supabaseUrl } = await loadConfig()
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(48)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  window.localStorage.setItem(verifierKey, verifier)
  const url = new URL('/auth/v1/authorize', supabaseUrl)
  url.searchParams.set('provider', 'google')
  url.searchParams.set('redirect_to', returnTo)
  url.searchParams.set('code_challenge', base64Url(new Uint8Array(digest)))
  url.searchParams.set('code_challenge_method', 's256')
  return url.href
}

/** Whether this browser left for Google and has not come back with a session. */
export function isAwaitingGoogle(): boolean {
  return window.localStorage.getItem(verifierKey) !== null
}

export function endGoogle(): void {
  window.localStorage.removeItem(verifierKey)
}

/** Trades the `code` of an address for a session. Throws when the code is spent, expired or from another browser. */
export async function redeemCode(code: string): Promise<void> {
  const { supabaseUrl, supabaseKey } = await loadConfig()
  const verifier = window.localStorage.getItem(verifierKey)
  endGoogle()
  const response = await fetch(new URL('/auth/v1/token?grant_type=pkce', supabaseUrl), {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier ?? '' }),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  const tokens = (await response.json()) as { access_token: string; refresh_token: string }
  const supabase = await getSupabase()
  const { error } = await supabase.auth.setSession(tokens)
  if (error) throw error
}
