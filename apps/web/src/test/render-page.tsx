import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, type InitialEntry, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { AuthLink } from '../lib/auth/auth-link.ts'
import { SessionProvider } from '../lib/auth/session.tsx'
import { useConfig } from '../lib/http/config.tsx'
import { queryClient } from '../lib/http/query.ts'
// Loaded on demand in the application; here beforehand, so that no test waits for their translation.
import '../lib/auth/live-session.tsx'
import '../lib/auth/open-supabase.ts'

interface Options {
  at?: InitialEntry
  link?: AuthLink
}

// In the application the frame has the configuration before any page asks for it.
function Configured({ children }: { children: ReactNode }) {
  useConfig()
  return children
}

/** Renders routes as the application does, around a router that can be asked where it is. */
export async function renderPage(routes: RouteObject[], { at = '/', link }: Options = {}) {
  const elsewhere: RouteObject = { path: '*', element: <p>Elsewhere</p> }
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [at] })
  const user = userEvent.setup()
  // Suspended renders need an awaited act, or React reports them.
  const view = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <SessionProvider
          {...(link && { link })}
          onSignedOut={() => router.navigate('/', { replace: true })}
        >
          <Suspense>
            <Configured>
              <RouterProvider router={router} />
            </Configured>
          </Suspense>
        </SessionProvider>
      </QueryClientProvider>,
    ),
  )
  return {
    ...view,
    user,
    router,
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}
