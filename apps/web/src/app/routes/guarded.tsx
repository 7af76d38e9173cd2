import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { queryClient } from '../../lib/http/query.ts'
import { skeletonAt } from '../screen-skeletons.ts'
import { Screen } from '../screens.tsx'
import { RequireSession } from '../shell/require-session.tsx'
import { PageLoading } from '../shell/shell.tsx'

/** What every page behind the sign-in has around it: the guard, and what is known of the server's state. */
export function Component() {
  const screen = skeletonAt(useLocation().pathname)
  const waiting = (
    <>
      <PageLoading />
      {screen !== undefined && <Screen name={screen} />}
    </>
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RequireSession waiting={waiting} />
    </QueryClientProvider>
  )
}
