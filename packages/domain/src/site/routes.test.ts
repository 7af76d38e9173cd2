import { expect, it } from 'vitest'
import {
  guardedRoutes,
  helpArticleAt,
  helpArticlePaths,
  isKnownRoute,
  publicRoutes,
} from './routes.ts'

it('knows every screen, with a slash at its end too', () => {
  for (const route of ['/auth', ...publicRoutes, ...guardedRoutes]) {
    expect(isKnownRoute(route), route).toBe(true)
    expect(isKnownRoute(`${route}/`), `${route}/`).toBe(true)
  }
  expect(new Set(publicRoutes).size).toBe(7 + helpArticlePaths.length)
})

it.each(['/nowhere', '/help/article', '/help/article/billing/nothing', '/analyze/more', ''])(
  'knows no screen at "%s"',
  (path) => expect(isKnownRoute(path)).toBe(false),
)

it('finds the article of an address', () => {
  expect(helpArticleAt('/help/article/billing/billing-faq')).toBe('billing/billing-faq')
  expect(helpArticleAt('/help/article/billing/nothing')).toBeNull()
  expect(helpArticleAt('/help')).toBeNull()
})
