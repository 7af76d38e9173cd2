import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../../lib/auth/session.tsx'
import { PageLoading } from './shell.tsx'

interface Props {
  /** Shown while the session is being checked and the page is on its way. */
  waiting: ReactNode
}

/** Lets only signed-in visitors through; others sign in first and come back to the page they asked for. */
export function RequireSession({ waiting }: Props) {
  const { status, hasSignedOut } = useSession()
  const hasLetIn = useRef(false)
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (status === 'in') hasLetIn.current = true
  }, [status])

  // Who signs out on a guarded page is already on the way home; a redirect would overtake that.
  if (hasSignedOut && hasLetIn.current) return <PageLoading />
  if (status === 'loading') return waiting
  if (status === 'out') {
    return <Navigate to="/auth" replace state={{ from: `${pathname}${search}${hash}` }} />
  }
  return (
    <Suspense fallback={waiting}>
      <Outlet />
    </Suspense>
  )
}
