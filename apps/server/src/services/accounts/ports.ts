import type { Profile } from '@precis/domain'

/** The caller of a request, in an active session. */
export interface Caller {
  readonly userId: string
  readonly email: string
  readonly sessionId: string
  /** Whether a credit is left, or an analysis ran within 24 hours. */
  readonly canUseModel: boolean
}

export interface Accounts {
  /**
   * The user behind an access token; null for a bad or expired one, an ended session and a deleted account. `onToken` is
   * told whose good token it is before the database is asked, and may refuse by throwing.
   */
  identify(accessToken: string, onToken?: (userId: string) => Promise<void>): Promise<Caller | null>
  loadProfile(userId: string): Promise<Profile | null>
  /** Everything kept about a user, as JSON; null when the account is gone. */
  exportData(userId: string): Promise<Readonly<Record<string, unknown>> | null>
  /** Removes sign-in, profile and lease at once; payments and ledger keep a pseudonym. */
  deleteAccount(userId: string): Promise<void>
}
