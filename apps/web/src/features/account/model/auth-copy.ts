import * as texts from '../texts.ts'
/** What the address asks of the page. */
export type AuthPurpose = 'sign-in' | 'sign-up' | 'verify-email' | 'update-password'

/** What the email form does. */
export type AuthMode = 'signin' | 'signup' | 'reset'

export const headings: Readonly<Record<AuthPurpose, { title: string; subtitle: string }>> = {
  'sign-in': { title: texts.welcomeBack, subtitle: texts.signInToContinueAnalyzingDocuments },
  'sign-up': { title: texts.createYourAccount, subtitle: texts.signUpToStartAnalyzingDocuments },
  'verify-email': { title: texts.emailVerified, subtitle: texts.youCanNowSign },
  'update-password': { title: texts.updatePassword, subtitle: texts.enterYourNewPasswordBelow },
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
    submit: texts.signIn,
    busy: texts.signingIn,
    links: [
      { to: 'reset', label: texts.forgotYourPassword },
      { to: 'signup', label: texts.dontHaveAnAccountSignUp },
    ],
  },
  signup: {
    submit: texts.createAccount,
    busy: texts.creatingAccount,
    links: [{ to: 'signin', label: texts.alreadyHaveAnAccountSignIn }],
  },
  reset: {
    submit: texts.resetPassword,
    busy: texts.sendingInstructions,
    links: [{ to: 'signin', label: texts.backToSignIn }],
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
  /** Why no email may come: the server gives every address the same answer. */
  readonly absent: string
}

export const mailCopy: Readonly<Record<MailedMode, MailCopy>> = {
  signup: {
    done: texts.pleaseCheckYourEmailToVerify,
    validity: texts.itWorksOnceForOneHour,
    absent: texts.anAddressThatHasAnAccount,
  },
  reset: {
    done: texts.passwordResetInstructionsHaveBeenSent,
    validity: texts.itWorksForOneHourUntil,
    absent: texts.anAddressWithoutAnAccountGets,
  },
}
