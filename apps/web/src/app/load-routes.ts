import { guardedRoutes, routeOf } from '@precis/domain'
import { matchRoutes } from 'react-router'
import { routes } from './router.tsx'
import { loadScreen } from './screens.tsx'
import type { RouteHandle } from './shell/route-handle.ts'

function screensAt(pathname: string): string[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(
    ({ route }) => (route.handle as RouteHandle | undefined)?.screen ?? [],
  )
}

/** Loads what the first render at an address shows: the whole screen, or of a guarded one its guard. */
export async function loadRoutes(pathname: string): Promise<void> {
  const screens = screensAt(pathname)
  const isGuarded = guardedRoutes.includes(routeOf(pathname))
  await Promise.all((isGuarded ? screens.slice(0, 1) : screens).map(loadScreen))
}

/** Loads the rest of a guarded screen while the session is being checked. */
export function loadBehindGuard(pathname: string): void {
  for (const name of screensAt(pathname)) loadScreen(name).catch(() => undefined)
}
