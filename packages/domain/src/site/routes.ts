import { type HelpPath, helpArticlePaths, helpHref } from './help-links.ts'

/** The help article whose address this is; null for every other address. */
export function helpArticleAt(route: string): HelpPath | null {
  return helpArticlePaths.find((path) => helpHref(path) === route) ?? null
}

/** The screens that anybody may see and search engines may list. */
export const publicRoutes: readonly string[] = [
  '/',
  '/about',
  '/security',
  '/compliance',
  '/privacy-policy',
  '/terms',
  '/help',
  ...helpArticlePaths.map((path) => helpHref(path)),
]

/** The screens that ask for a session. */
export const guardedRoutes: readonly string[] = ['/analyze', '/settings', '/payment/success']

const known = new Set(['/auth', ...publicRoutes, ...guardedRoutes])

/** A path of the address bar as the lists have it: without slashes at its end, and without the document that is open. */
export function routeOf(path: string): string {
  return path.replace(/(.)\/+$/, '$1').replace(/^(\/analyze)\/[^/]+$/, '$1')
}

/** Whether the web application has a screen at this path. */
export function isKnownRoute(path: string): boolean {
  return known.has(routeOf(path))
}
