import { type ReactNode, useMemo } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router'

function href(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

const navigator: Navigator = {
  createHref: href,
  go: (delta) => window.history.go(delta),
  push: (to) => window.location.assign(href(to)),
  replace: (to) => window.location.replace(href(to)),
}

/** Lets links inside work on a page whose own router sleeps: each leads on as the browser itself would. */
export function WholePageRouter({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = window.location
  const location = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash])
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}
