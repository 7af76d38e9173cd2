import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { forgetWork } from '../features/summarizer/api/tab-storage.ts'
import type { AuthLink } from '../lib/auth-link.ts'
import { queryClient } from '../lib/query.ts'
import { SessionProvider } from '../lib/session.tsx'
import { forgetSupabase } from '../lib/supabase.ts'
import { StartFailure } from './shell/start-failure.tsx'

interface Props {
  router: ReturnType<typeof createMemoryRouter>
  link?: AuthLink
  client?: typeof queryClient
}

/** The whole application around a router: session, server state, routes. */
export function App({ router, link = { kind: 'none' }, client = queryClient }: Props) {
  const [attempt, setAttempt] = useState(0)
  const leave = useCallback(() => {
    forgetWork()
    return router.navigate('/', { replace: true })
  }, [router])
  const startAgain = useCallback(() => {
    forgetSupabase()
    setAttempt((count) => count + 1)
  }, [])
  return (
    <StartFailure key={attempt} onRetry={startAgain}>
      <QueryClientProvider client={client}>
        <SessionProvider link={link} onSignedOut={leave}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </StartFailure>
  )
}
