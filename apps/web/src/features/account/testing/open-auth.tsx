import { screen } from '@testing-library/react'
import type { AuthLink } from '../../../lib/auth/auth-link.ts'
import { fakeNetwork } from '../../../test/fake-network.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { mara, profileOf, sessionBody, testConfig } from '../../../test/test-users.ts'
import { AuthPage } from '../auth-page.tsx'

/** What the page of forms asks the server for. */
export function authNetwork() {
  const net = fakeNetwork({
    'GET /config.json': () => testConfig,
    'GET /rest/v1/profiles': () => profileOf(),
    'GET /auth/v1/user': () => mara,
    'POST /auth/v1/token': () => sessionBody(),
    'POST /auth/v1/signup': () => mara,
    'POST /auth/v1/recover': () => ({}),
    'PUT /auth/v1/user': () => mara,
  })
  net.on({ 'POST /auth/v1/logout': () => new Response(null, { status: 204 }) })
  return net
}

/** Opens the page at an address with this query, or as a mailed link leads to it. */
export async function openAuth(query = '', options: { link?: AuthLink; state?: unknown } = {}) {
  const page = await renderPage([{ path: '/auth', element: <AuthPage /> }], {
    at: { pathname: '/auth', search: query, state: options.state },
    ...(options.link && { link: options.link }),
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

export const email = () => screen.getByLabelText('Email')
export const password = () => screen.getByLabelText('Password')
