import { useMatches } from 'react-router'

/** What a route tells the shell about itself. */
export interface RouteHandle {
  /** Stands before the product's name in the window title. Left out where the page sets its own. */
  title?: string
  /** `none` shows the page alone. */
  frame?: 'landing' | 'page' | 'app' | 'none'
}

/** The handles of the routes shown, the innermost winning. */
export function useRouteHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle)) as RouteHandle
}
