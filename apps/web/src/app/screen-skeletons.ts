import { routeOf } from '@precis/domain'

const waitingScreens: Readonly<Record<string, string>> = { '/analyze': 'analyze-waiting' }

/** The screen of `routes/` that stands at a guarded address while the session is being checked, if it has its own. */
export function waitingScreenAt(pathname: string): string | undefined {
  return waitingScreens[routeOf(pathname)]
}
