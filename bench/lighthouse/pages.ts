import { guardedRoutes, publicRoutes } from '@precis/domain'

export interface BenchPage {
  readonly path: string
  readonly needsSession: boolean
  /** Kept from search engines on purpose, so that the audit which asks for the opposite is left out. */
  readonly isUnlisted: boolean
}

function page(path: string): BenchPage {
  const needsSession = guardedRoutes.includes(path)
  return { path, needsSession, isUnlisted: !publicRoutes.includes(path) }
}

/** Measured for speed too, several times each. */
export const timedPages: readonly BenchPage[] = [
  '/',
  '/help',
  '/help/article/features/complexity-scoring',
  '/auth',
  '/analyze',
].map(page)

/** Every other page that has an address of its own. */
export const otherPages: readonly BenchPage[] = [...publicRoutes, ...guardedRoutes]
  .map(page)
  .filter(({ path }) => !timedPages.some((timed) => timed.path === path))
