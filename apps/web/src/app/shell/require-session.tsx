import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../../lib/session.tsx'
import { PageLoading } from './shell.tsx'

/** Lets only signed-in visitors through; others sign in first and come back to the page they asked for. */
export function RequireSession() {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  if (status === 'loading') return <PageLoading />
  if (status === 'out') {
    return <Navigate to="/auth" replace state={{ from: `${pathname}${search}${hash}` }} />
  }
  return <Outlet />
}
