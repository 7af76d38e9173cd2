import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { loadConfig } from '../http/config.tsx'
import { currentAccessToken } from './access-token.ts'
import type { AuthLink } from './auth-link.ts'
import type { LiveSessionProps } from './live-session.tsx'
import { isRecovering } from './recovery-session.ts'
import { type Session, SessionContext, visitor } from './session-context.ts'
import { hasStoredSession } from './stored-session.ts'
import { onSessionPossible } from './supabase.ts'

export { type LinkOutcome, useSession } from './session-context.ts'

const loading: Session = { ...visitor, status: 'loading', accessToken: currentAccessToken }

interface Props {
  children: ReactNode
  link?: AuthLink
  /** Runs after a deliberate sign-out, before guarded pages learn of it: the place to leave them. */
  onSignedOut?: () => Promise<void> | void
}

/**
 * Keeps the session. Without a session, or a link that brings one, somebody counts as a visitor at once: the code that
 * looks after sessions is loaded when one becomes possible.
 */
export function SessionProvider({ children, link = { kind: 'none' }, onSignedOut }: Props) {
  const [session, setSession] = useState(loading)
  const [failure, setFailure] = useState<unknown>(null)
  const [Live, setLive] = useState<ComponentType<LiveSessionProps> | null>(null)
  const firstLink = useRef(link)

  useEffect(() => {
    let isGone = false
    const goLive = () => {
      import('./live-session.tsx').then(({ LiveSession }) => {
        if (!isGone) setLive(() => LiveSession)
      }, setFailure)
    }
    loadConfig().catch(setFailure)
    const isExpected = firstLink.current.kind !== 'none' || hasStoredSession() || isRecovering()
    if (isExpected) goLive()
    // A page that was pressed already may still be waking up: it has to find itself as the server drew it.
    else startTransition(() => setSession({ ...loading, status: 'out' }))
    const stop = isExpected ? undefined : onSessionPossible(goLive)
    return () => {
      isGone = true
      stop?.()
    }
  }, [])

  if (failure !== null) throw failure
  return (
    <SessionContext value={session}>
      {children}
      {Live !== null && (
        <Live
          link={firstLink.current}
          wasVisitor={session.status === 'out'}
          onChange={setSession}
          onFailure={setFailure}
          onSignedOut={onSignedOut}
        />
      )}
    </SessionContext>
  )
}
