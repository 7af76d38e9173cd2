/** What a route tells the shell and the server about itself. */
export interface RouteHandle {
  /** The name of its screen in `routes/`. */
  screen?: string
  /** `none` shows the page alone. */
  frame?: 'landing' | 'page' | 'app' | 'none'
}
