import { QueryClientProvider } from '@tanstack/react-query'
import type { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { AuthLink } from '../lib/auth-link.ts'
import { queryClient } from '../lib/query.ts'
import { SessionProvider } from '../lib/session.tsx'

interface Props {
  router: ReturnType<typeof createMemoryRouter>
  link?: AuthLink
  client?: typeof queryClient
}

/** The whole application around a router: session, server state, routes. */
export function App({ router, link = { kind: 'none' }, client = queryClient }: Props) {
  return (
    <QueryClientProvider client={client}>
      <SessionProvider link={link} onSignedOut={() => router.navigate('/', { replace: true })}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  )
}
