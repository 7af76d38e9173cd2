import { guardedRoutes, routeOf } from '@precis/domain'
import { matchRoutes } from 'react-router'
import { routes } from './router.tsx'
import { skeletonAt } from './screen-skeletons.ts'
import { loadScreen } from './screens.tsx'
import type { RouteHandle } from './shell/route-handle.ts'

function screensAt(pathname: string): string[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(
    ({ route }) => (route.handle as RouteHandle | undefined)?.screen ?? [],
  )
}

/** What the first render at an address shows: of a guarded screen, its guard and what waits there. */
function firstScreensAt(pathname: string): string[] {
  const screens = screensAt(pathname)
  if (!guardedRoutes.includes(routeOf(pathname))) return screens
  const waiting = skeletonAt(pathname)
  return [...screens.slice(0, 1), ...(waiting === undefined ? [] : [waiting])]
}

/** Loads what the first render at an address shows. */
export async function loadRoutes(pathname: string): Promise<void> {
  await Promise.all(firstScreensAt(pathname).map(loadScreen))
}

/** Loads the rest of a guarded screen while the session is being checked. */
export function loadBehindGuard(pathname: string): void {
  for (const name of screensAt(pathname)) loadScreen(name).catch(() => undefined)
}
