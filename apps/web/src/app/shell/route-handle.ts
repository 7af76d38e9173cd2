import { useMatches } from 'react-router'

/** What a route tells the shell about itself. */
export interface RouteHandle {
  /** The source file of the screen, by which the build lists its chunks and style sheets. */
  file?: string
  /** `none` shows the page alone. */
  frame?: 'landing' | 'page' | 'app' | 'none'
}

/** The handles of the routes shown, the innermost winning. */
export function useRouteHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle)) as RouteHandle
}
