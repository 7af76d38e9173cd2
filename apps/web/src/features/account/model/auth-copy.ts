/** What the address asks of the page. */
export type AuthPurpose = 'sign-in' | 'sign-up' | 'verify-email' | 'update-password'

/** What the email form does. */
export type AuthMode = 'signin' | 'signup' | 'reset'

export const headings: Readonly<Record<AuthPurpose, { title: string; subtitle: string }>> = {
  'sign-in': { title: 'Welcome Back', subtitle: 'Sign in to continue analyzing documents' },
  'sign-up': { title: 'Create your account', subtitle: 'Sign up to start analyzing documents' },
  'verify-email': { title: 'Email Verified', subtitle: 'You can now sign in to your account' },
  'update-password': { title: 'Update Password', subtitle: 'Enter your new password below' },
}

export function authPurpose(mode: string | null): AuthPurpose {
  return mode !== null && mode in headings ? (mode as AuthPurpose) : 'sign-in'
}

interface ModeCopy {
  readonly submit: string
  readonly busy: string
  readonly links: readonly { to: AuthMode; label: string }[]
}

export const modeCopy: Readonly<Record<AuthMode, ModeCopy>> = {
  signin: {
    submit: 'Sign In',
    busy: 'Signing in...',
    links: [
      { to: 'reset', label: 'Forgot your password?' },
      { to: 'signup', label: "Don't have an account? Sign up" },
    ],
  },
  signup: {
    submit: 'Create Account',
    busy: 'Creating account...',
    links: [{ to: 'signin', label: 'Already have an account? Sign in' }],
  },
  reset: {
    submit: 'Reset Password',
    busy: 'Sending instructions...',
    links: [{ to: 'signin', label: 'Back to sign in' }],
  },
}

/** The modes that end with a mail. */
export type MailedMode = Exclude<AuthMode, 'signin'>

export function isMailed(mode: AuthMode): mode is MailedMode {
  return mode !== 'signin'
}

interface MailCopy {
  /** Said when the mail is under way. */
  readonly done: string
  /** For how long its link is good. */
  readonly validity: string
  /** Why none may come: the server answers alike for every address. */
  readonly absent: string
}

export const mailCopy: Readonly<Record<MailedMode, MailCopy>> = {
  signup: {
    done: 'Please check your email to verify your account',
    validity: 'It works once, for one hour.',
    absent: 'An address that has an account already gets no link: sign in instead.',
  },
  reset: {
    done: 'Password reset instructions have been sent to your email',
    validity: 'It works for one hour, until you save a new password.',
    absent: 'An address without an account gets no mail.',
  },
}
