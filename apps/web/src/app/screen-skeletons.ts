import { routeOf } from '@precis/domain'

const skeletons: Readonly<Record<string, string>> = { '/analyze': 'analyze-waiting' }

/** The screen of `routes/` shown at a guarded address while the session is being checked, if it has its own. */
export function skeletonAt(pathname: string): string | undefined {
  return skeletons[routeOf(pathname)]
}
