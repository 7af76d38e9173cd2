import { lazy } from 'react'
import { matchRoutes, Outlet, type RouteObject, useRoutes } from 'react-router'
import { Screen } from './screens.tsx'
import { PageFailure } from './shell/failures/page-failure.tsx'
import type { RouteHandle } from './shell/route-handle.ts'
import { Shell } from './shell/shell.tsx'

function screen(name: string, frame?: RouteHandle['frame']) {
  const handle: RouteHandle = { screen: name, ...(frame && { frame }) }
  return { element: <Screen name={name} />, handle } satisfies RouteObject
}

function page(path: string, name: string, frame?: RouteHandle['frame']): RouteObject {
  return { path, ...screen(name, frame) }
}

function developmentPages(): RouteObject[] {
  const Gallery = lazy(async () => ({ default: (await import('./routes/dev-ui.tsx')).Component }))
  return [{ path: '/dev/ui', element: <Gallery /> }]
}

/** The frame that the screen at an address asks for. */
function frameAt(pathname: string): RouteHandle['frame'] {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle)
  return (Object.assign({}, ...handles) as RouteHandle).frame
}

/** Every address of the application. Each page is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: (
      <PageFailure>
        <Shell frameAt={frameAt} />
      </PageFailure>
    ),
    children: [
      page('/auth', 'auth', 'none'),
      {
        // A page that fails keeps the frame around it.
        element: (
          <PageFailure isFramed>
            <Outlet />
          </PageFailure>
        ),
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
            children: [
              page('/analyze/:document?', 'analyze', 'app'),
              page('/settings', 'settings'),
              page('/payment/success', 'payment-success', 'app'),
            ],
          },
          ...(import.meta.env.DEV ? developmentPages() : []),
          page('*', 'not-found'),
        ],
      },
    ],
  },
]

/** The screen at the address of the router around it. */
export function Pages() {
  return useRoutes(routes)
}
