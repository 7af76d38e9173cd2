import { endRecovery } from '../../../lib/auth/recovery-session.ts'
import { getSupabase } from '../../../lib/auth/supabase.ts'

/** Sets the password of the session that a recovery link opened. False when the link is too old, or has set one elsewhere. */
export async function setRecoveredPassword(password: string): Promise<boolean> {
  const { auth } = await getSupabase()
  const { error } = await auth.updateUser({ password })
  const isOver =
    error?.name === 'AuthSessionMissingError' || error?.status === 401 || error?.status === 403
  if (error && !isOver) throw error
  if (!isOver) await endOtherSessions()
  endRecovery()
  return !isOver
}

interface PasswordChange {
  readonly email: string
  readonly current: string
  readonly next: string
}

/** Changes the password after signing in again with the current one, which also makes the session young enough, and ends all other sessions. */
export async function changePassword({ email, current, next }: PasswordChange): Promise<void> {
  const { auth } = await getSupabase()
  const signIn = await auth.signInWithPassword({ email, password: current })
  if (signIn.error) {
    throw signIn.error.code === 'invalid_credentials'
      ? new Error('Your current password is not correct.', { cause: signIn.error })
      : signIn.error
  }
  const { error } = await auth.updateUser({ password: next })
  if (error) throw error
  await endOtherSessions()
}

// The embedded server has done so with the password; a Supabase project has not.
async function endOtherSessions(): Promise<void> {
  const { auth } = await getSupabase()
  await auth.signOut({ scope: 'others' }).catch(() => undefined)
}
