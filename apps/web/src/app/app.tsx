import { useCallback, useState } from 'react'
import type { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { forgetWork } from '../features/summarizer/api/tab-storage.ts'
import type { AuthLink } from '../lib/auth-link.ts'
import { SessionProvider } from '../lib/session.tsx'
import { forgetSupabase } from '../lib/supabase.ts'
import { StartFailure } from './shell/start-failure.tsx'

interface Props {
  router: ReturnType<typeof createMemoryRouter>
  link?: AuthLink
}

/** The whole application around a router: session and routes. */
export function App({ router, link = { kind: 'none' } }: Props) {
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
      <SessionProvider link={link} onSignedOut={leave}>
        <RouterProvider router={router} />
      </SessionProvider>
    </StartFailure>
  )
}
