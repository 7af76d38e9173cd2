import type { AuthLink } from './auth-link.ts'
import { forgetVerifier, isAwaitingGoogle, redeemCode } from './google-sign-in.ts'
import { tellVerified } from './pending-sign-up.ts'
import { endRecovery, isRecovering, markRecovery } from './recovery-session.ts'
import type { LinkOutcome } from './session-context.ts'
import { getSupabase } from './supabase.ts'

async function openSession(link: AuthLink): Promise<void> {
  if (link.kind === 'code') await redeemCode(link.code)
  if (link.kind !== 'tokens') return
  const supabase = await getSupabase()
  const { error } = await supabase.auth.setSession({
    access_token: link.accessToken,
    refresh_token: link.refreshToken,
  })
  if (error) throw error
}

/** Turns a link into a session. A verification link brings none: its token is dropped, and the visitor signs in. */
export async function followAuthLink(link: AuthLink): Promise<LinkOutcome> {
  if (link.kind === 'none') return isRecovering() ? 'recovery' : 'none'
  endRecovery()
  const failed = isAwaitingGoogle() ? 'google-failed' : 'failed'
  if (link.kind === 'failed') {
    forgetVerifier()
    return failed
  }
  if (link.mode === 'verify-email') {
    if (link.kind === 'tokens') {
      const supabase = await getSupabase()
      await supabase.auth.admin.signOut(link.accessToken, 'local').catch(() => undefined)
    }
    tellVerified()
    return 'verified'
  }
  try {
    await openSession(link)
  } catch {
    return failed
  }
  const isRecovery =
    link.mode === 'update-password' || (link.kind === 'tokens' && link.type === 'recovery')
  if (isRecovery) markRecovery()
  return isRecovery ? 'recovery' : 'signed-in'
}
