import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { queryClient } from '../http/query.ts'
import { queryKeys } from '../http/query-keys.ts'
import { currentAccessToken } from './access-token.ts'
import type { AuthLink } from './auth-link.ts'
import { followAuthLink } from './follow-auth-link.ts'
import { profileQuery } from './profile-query.ts'
import type { LinkOutcome, Session } from './session-context.ts'
import { sessionStorageKey } from './stored-session.ts'
import { getSupabase } from './supabase.ts'
import { onUnauthorized } from './unauthorized.ts'

type User = Session['user']

const signOutPauseMs = 100
const storedSchema = z.object({ user: z.object({ id: z.string(), email: z.string() }) })

/** Whose session this browser keeps, whether or not the server can be asked about it. */
function storedUser(): User | null {
  try {
    const { user } = storedSchema.parse(JSON.parse(localStorage.getItem(sessionStorageKey) ?? ''))
    return { id: user.id, email: user.email }
  } catch {
    return null
  }
}

export interface LiveSessionProps {
  link: AuthLink
  /** Whether this visitor is known to have been signed out so far. */
  wasVisitor: boolean
  onChange: (session: Session) => void
  onFailure: (cause: unknown) => void
  /** Runs after a deliberate sign-out, before guarded pages learn of it: the place to leave them. */
  onSignedOut: (() => Promise<void> | void) | undefined
}

/** Restores and refreshes the session, follows mailed links, notices other tabs, loads the profile. Shows nothing. */
export function LiveSession(props: LiveSessionProps) {
  const { link, wasVisitor, onChange, onFailure, onSignedOut } = props
  // Without a connection, asking who that is would only take half a minute to fail.
  const [offlineUser] = useState(() => (wasVisitor || navigator.onLine ? null : storedUser()))
  const [user, setUser] = useState<User | undefined>(wasVisitor ? null : (offlineUser ?? undefined))
  const [outcome, setOutcome] = useState<LinkOutcome>('none')
  const [hasSignedOut, setHasSignedOut] = useState(false)
  const isLeaving = useRef(false)
  const firstLink = useRef(link)
  const following = useRef<Promise<LinkOutcome> | null>(null)

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const start = async () => {
      const supabase = await getSupabase()
      following.current ??= followAuthLink(firstLink.current)
      setOutcome(await following.current)
      if (isGone) return
      const { data } = supabase.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT' && isLeaving.current) return
        setUser((known) => {
          // A session that is over is removed from the browser. One that is still there could only not be renewed.
          const next = session?.user ?? (event === 'INITIAL_SESSION' ? storedUser() : null)
          if (!next) return null
          return known?.id === next.id && known.email === (next.email ?? '')
            ? known
            : { id: next.id, email: next.email ?? '' }
        })
      })
      stop = () => data.subscription.unsubscribe()
    }
    start().catch(onFailure)
    return () => {
      isGone = true
      stop?.()
    }
  }, [onFailure])

  const userId = user?.id
  const profile = useQuery(
    { ...profileQuery(userId ?? ''), enabled: userId !== undefined },
    queryClient,
  )
  useEffect(() => {
    if (user === null) queryClient.clear()
  }, [user])

  const refreshAccount = useCallback(async () => {
    if (userId === undefined) return
    await queryClient.invalidateQueries({ queryKey: queryKeys.account(userId) })
  }, [userId])

  const signOut = useCallback(async () => {
    isLeaving.current = true
    try {
      const supabase = await getSupabase()
      await Promise.allSettled([
        supabase.auth.signOut({ scope: 'local' }),
        new Promise((resolve) => setTimeout(resolve, signOutPauseMs)),
      ])
      await onSignedOut?.()
    } finally {
      isLeaving.current = false
      setHasSignedOut(true)
      setUser(null)
    }
  }, [onSignedOut])

  useEffect(
    () =>
      onUnauthorized(() => {
        getSupabase()
          .then((supabase) => supabase.auth.signOut({ scope: 'local' }))
          .catch(() => undefined)
      }),
    [],
  )

  useEffect(() => {
    if (offlineUser === null) return
    const refresh = () => void refreshAccount()
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [offlineUser, refreshAccount])

  const isChecking =
    user === undefined || (userId !== undefined && !profile.isFetched && offlineUser === null)
  const session = useMemo<Session>(
    () => ({
      status: isChecking ? 'loading' : user ? 'in' : 'out',
      user: user ?? null,
      profile: (user ? profile.data : null) ?? null,
      link: outcome,
      hasSignedOut: hasSignedOut && !user,
      accessToken: currentAccessToken,
      refreshAccount,
      signOut,
    }),
    [isChecking, user, profile.data, outcome, hasSignedOut, refreshAccount, signOut],
  )
  useLayoutEffect(() => onChange(session), [onChange, session])
  return null
}
