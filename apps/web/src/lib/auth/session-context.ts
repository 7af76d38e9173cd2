import type { Profile } from '@precis/domain'
import { createContext, use } from 'react'

/** How the link that opened this page turned out. */
export type LinkOutcome =
  | 'none'
  | 'recovery'
  | 'verified'
  | 'signed-in'
  | 'failed'
  | 'google-failed'

export interface Session {
  /** `loading` until the session and then the profile have been checked. */
  readonly status: 'loading' | 'in' | 'out'
  readonly user: { readonly id: string; readonly email: string } | null
  readonly profile: Profile | null
  readonly link: LinkOutcome
  /** Whether the visitor has signed out here, rather than never having been in or having been put out. */
  readonly hasSignedOut?: boolean
  accessToken(): Promise<string | null>
  /** Reads the profile, the balance and the purchases again. */
  refreshAccount(): Promise<void>
  signOut(): Promise<void>
}

/** Somebody without a session. */
export const visitor: Session = {
  status: 'out',
  user: null,
  profile: null,
  link: 'none',
  accessToken: async () => null,
  refreshAccount: async () => undefined,
  signOut: async () => undefined,
}

export const SessionContext = createContext<Session | null>(null)

/** The session of this browser. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider')
  return session
}
