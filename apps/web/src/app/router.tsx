import { createBrowserRouter, type RouteObject } from 'react-router'
import type { RouteHandle } from './shell/route-handle.ts'
import { PageLoading, Shell } from './shell/shell.tsx'
import { TroublePage } from './shell/trouble-page.tsx'

function page(path: string, lazy: NonNullable<RouteObject['lazy']>, handle: RouteHandle = {}) {
  return { path, lazy, handle } satisfies RouteObject
}

const developmentPages = import.meta.env.DEV
  ? [page('/dev/ui', () => import('./routes/dev-ui.tsx'), { title: 'Components' })]
  : []

/** Every address of the application. Each page is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <TroublePage />,
    HydrateFallback: PageLoading,
    children: [
      page('/', () => import('./routes/landing.tsx'), {
        title: 'The Ultimate Document Summarization Tool',
        frame: 'landing',
      }),
      page('/auth', () => import('./routes/auth.tsx'), { title: 'Sign In', frame: 'none' }),
      page('/terms', () => import('./routes/terms.tsx'), { title: 'Terms of Service' }),
      page('/privacy-policy', () => import('./routes/privacy-policy.tsx'), {
        title: 'Privacy Policy',
      }),
      page('/about', () => import('./routes/about.tsx'), { title: 'About Us' }),
      page('/security', () => import('./routes/security.tsx'), { title: 'Security' }),
      page('/compliance', () => import('./routes/compliance.tsx'), { title: 'Compliance' }),
      page('/help', () => import('./routes/help.tsx'), { title: 'Help Center' }),
      page('/help/article/:category/:articlePath', () => import('./routes/help-article.tsx')),
      {
        lazy: () => import('./routes/guarded.tsx'),
        children: [
          page('/analyze', () => import('./routes/analyze.tsx'), {
            title: 'Dashboard',
            frame: 'app',
          }),
          page('/settings', () => import('./routes/settings.tsx'), { title: 'Settings' }),
          page('/payment/success', () => import('./routes/payment-success.tsx'), {
            title: 'Document Pack',
            frame: 'app',
          }),
        ],
      },
      ...developmentPages,
      page('*', () => import('./routes/not-found.tsx')),
    ],
  },
]

export function createAppRouter() {
  return createBrowserRouter(routes)
}
