import { guardedRoutes, routeOf } from '@precis/domain'
import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Loads the screen at an address into `routes`, so that its first render is whole. A guarded one loads while the
 * session is checked.
 */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  if (guardedRoutes.includes(routeOf(pathname))) return
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
