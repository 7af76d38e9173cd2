import { defaultPolicy, type PublicConfig } from '@precis/domain'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type Session, SessionContext } from '../../lib/auth/session-context.ts'
import { ConfigProvider } from '../../lib/http/config.tsx'

const config: PublicConfig = {
  supabaseUrl: 'http://localhost:3000',
  supabaseKey: 'publishable-key',
  engine: 'embedded',
  payments: 'stripe',
  google: false,
  policy: defaultPolicy,
}

interface Options extends Partial<PublicConfig> {
  status?: Session['status']
  at?: string
}

/** A marketing page in the state a visitor meets it, as tests open it. */
export function renderMarketing(page: ReactNode, options: Options = {}) {
  const { status = 'out', at = '/', ...changes } = options
  const session: Session = {
    status,
    user: status === 'in' ? { id: 'reader', email: 'reader@desk.example' } : null,
    profile: null,
    link: 'none',
    accessToken: async () => null,
    refreshAccount: async () => undefined,
    signOut: async () => undefined,
  }
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  const view = render(
    <ConfigProvider config={{ ...config, ...changes }}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </ConfigProvider>,
  )
  return { ...view, user: userEvent.setup() }
}
