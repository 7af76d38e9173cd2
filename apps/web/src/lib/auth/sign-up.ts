import type { PublicConfig } from '@precis/domain'
import * as z from 'zod/mini'
import { loadConfig } from '../http/config.tsx'
import { forgetPendingSignUp, keepPendingSignUp, pendingSignUp } from './pending-sign-up.ts'
import { getSupabase } from './supabase.ts'

const secretBytes = 32

function base64url(bytes: Uint8Array<ArrayBuffer>): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function challengeOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return base64url(new Uint8Array(digest))
}

/** Only this product's own account service lets a tab sign itself in; a hosted project has no such way. */
function isOwnService({ supabaseUrl }: PublicConfig): boolean {
  return new URL(supabaseUrl).origin === window.location.origin
}

interface SignUp {
  readonly email: string
  readonly password: string
  readonly options: { readonly emailRedirectTo: string }
}

/** Signs up, and keeps in this tab what it may sign itself in by. Throws the error of the authentication service. */
export async function signUp(wanted: SignUp): Promise<void> {
  const config = await loadConfig()
  if (!isOwnService(config) || crypto.subtle === undefined) {
    const { error } = await (await getSupabase()).auth.signUp(wanted)
    if (error) throw error
    return
  }
  const { openSignUpClient } = await import('./open-supabase.ts')
  const secret = base64url(crypto.getRandomValues(new Uint8Array(secretBytes)))
  const { error } = await openSignUpClient(config, await challengeOf(secret)).signUp(wanted)
  if (error) throw error
  keepPendingSignUp(wanted.email, secret)
}

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() })

/** Signs in the tab that signed up, if its address is verified by now. */
export async function enterSignedUp(): Promise<boolean> {
  const pending = pendingSignUp()
  if (pending === null) return false
  const { supabaseUrl, supabaseKey } = await loadConfig()
  const answer = await fetch(new URL('/auth/v1/signup/session', supabaseUrl), {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ secret: pending.secret }),
  })
  if (answer.status !== 200) return false
  // It was good for this once.
  forgetPendingSignUp()
  const session = sessionSchema.parse(await answer.json())
  const { auth } = await getSupabase()
  const { error } = await auth.setSession(session)
  if (error) throw error
  return true
}
