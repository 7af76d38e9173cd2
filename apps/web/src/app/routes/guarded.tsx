import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../lib/query.ts'
import { RequireSession } from '../shell/require-session.tsx'

/** What every page behind the sign-in has around it: the guard, and what is known of the server's state. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <RequireSession />
    </QueryClientProvider>
  )
}
