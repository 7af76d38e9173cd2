import { getSupabase } from '../../../lib/supabase.ts'
import type { AuthMode, MailedMode } from '../model/auth-copy.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

function addressOf(mode: string): string {
  return `${window.location.origin}/auth?mode=${mode}`
}

/** Signs in, signs up or asks for a reset mail. Throws the error of the authentication service. */
export async function authenticate(
  mode: AuthMode,
  { email, password }: Credentials,
): Promise<void> {
  const { auth } = await getSupabase()
  const { error } =
    mode === 'signin'
      ? await auth.signInWithPassword({ email, password })
      : mode === 'signup'
        ? await auth.signUp({
            email,
            password,
            options: { emailRedirectTo: addressOf('verify-email') },
          })
        : await auth.resetPasswordForEmail(email, { redirectTo: addressOf('update-password') })
  if (error) throw error
}

/** Has a mail sent once more. Throws the error of the authentication service. */
export async function sendAgain(mode: MailedMode, email: string): Promise<void> {
  if (mode === 'reset') return authenticate('reset', { email, password: '' })
  const { auth } = await getSupabase()
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: addressOf('verify-email') },
  })
  if (error) throw error
}

/** Whether a refused sign-in only lacks the verification of its address. */
export function isUnverified(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'email_not_confirmed'
}
