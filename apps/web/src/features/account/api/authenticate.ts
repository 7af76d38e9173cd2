import { signUp } from '../../../lib/auth/sign-up.ts'
import { getSupabase } from '../../../lib/auth/supabase.ts'
import type { AuthMode } from '../model/auth-copy.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

function addressOf(mode: string): string {
  return `${window.location.origin}/auth?mode=${mode}`
}

/**
 * Signs in, signs up or asks for a reset mail. Signing up again sends another link for the same password: one that is
 * only asked for by address could belong to somebody else's sign-up. Throws the error of the authentication service. */
export async function authenticate(
  mode: AuthMode,
  { email, password }: Credentials,
): Promise<void> {
  if (mode === 'signup') {
    return signUp({ email, password, options: { emailRedirectTo: addressOf('verify-email') } })
  }
  const { auth } = await getSupabase()
  const { error } =
    mode === 'signin'
      ? await auth.signInWithPassword({ email, password })
      : await auth.resetPasswordForEmail(email, { redirectTo: addressOf('update-password') })
  if (error) throw error
}

/** Whether a refused sign-in only lacks the verification of its address. */
export function isUnverified(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'email_not_confirmed'
}
