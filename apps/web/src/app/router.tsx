import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import type { RouteHandle } from './shell/route-handle.ts'
import { PageLoading, Shell } from './shell/shell.tsx'
import { TroublePage } from './shell/trouble-page.tsx'

const screens = import.meta.glob<{ Component: ComponentType }>(['./routes/*.tsx', '!**/dev-ui.tsx'])

/** A screen in `routes/`: a chunk of its own, which the server finds by its file. */
function screen(name: string, frame?: RouteHandle['frame']) {
  const lazy = screens[`./routes/${name}.tsx`]
  if (lazy === undefined) throw new Error(`There is no screen ${name}`)
  const handle: RouteHandle = { file: `src/app/routes/${name}.tsx`, ...(frame && { frame }) }
  return { lazy, handle } satisfies RouteObject
}

function page(path: string, name: string, frame?: RouteHandle['frame']): RouteObject {
  return { path, ...screen(name, frame) }
}

const developmentPages = import.meta.env.DEV
  ? [{ path: '/dev/ui', lazy: () => import('./routes/dev-ui.tsx') }]
  : []

/** Every address of the application. Each page is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <TroublePage />,
    HydrateFallback: PageLoading,
    children: [
      page('/auth', 'auth', 'none'),
      {
        // A page that fails keeps the frame around it.
        errorElement: <TroublePage isFramed />,
        children: [
          page('/', 'landing', 'landing'),
          page('/terms', 'terms'),
          page('/privacy-policy', 'privacy-policy'),
          page('/about', 'about'),
          page('/security', 'security'),
          page('/compliance', 'compliance'),
          page('/help', 'help'),
          page('/help/article/:category/:articlePath', 'help-article'),
          {
            ...screen('guarded'),
            HydrateFallback: PageLoading,
            children: [
              page('/analyze', 'analyze', 'app'),
              page('/settings', 'settings'),
              page('/payment/success', 'payment-success', 'app'),
            ],
          },
          ...developmentPages,
          page('*', 'not-found'),
        ],
      },
    ],
  },
]

export function createAppRouter() {
  return createBrowserRouter(routes)
}
