import { defaultPolicy, type PublicConfig } from '@precis/domain'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ConfigProvider } from '../../lib/http/config.tsx'
import { HelpArticlePage } from './help-article-page.tsx'
import { HelpCenterPage } from './help-center-page.tsx'
import * as texts from './texts.ts'

const config: PublicConfig = {
  supabaseUrl: 'http://localhost:3000',
  supabaseKey: 'publishable-key',
  engine: 'embedded',
  payments: 'stripe',
  google: false,
  policy: defaultPolicy,
}

/** The help pages at an address, as tests open them. */
export function renderHelp(at: string, changes: Partial<PublicConfig> = {}) {
  const router = createMemoryRouter(
    [
      { path: '/help', element: <HelpCenterPage /> },
      {
        path: '/help/article/:category/:articlePath',
        element: <HelpArticlePage notFound={<h1>{texts.nothingHere}</h1>} />,
      },
    ],
    { initialEntries: [at] },
  )
  render(
    <ConfigProvider config={{ ...config, ...changes }}>
      <RouterProvider router={router} />
    </ConfigProvider>,
  )
  return { user: userEvent.setup(), path: () => router.state.location.pathname }
}
