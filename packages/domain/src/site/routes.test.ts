import { expect, it } from 'vitest'
import { helpArticlePaths } from './help-links.ts'
import { guardedRoutes, helpArticleAt, isKnownRoute, publicRoutes, routeOf } from './routes.ts'

it('knows every screen, with a slash at its end too', () => {
  for (const route of ['/auth', ...publicRoutes, ...guardedRoutes]) {
    expect(isKnownRoute(route), route).toBe(true)
    expect(isKnownRoute(`${route}/`), `${route}/`).toBe(true)
  }
  expect(new Set(publicRoutes).size).toBe(7 + helpArticlePaths.length)
})

it.each(['/nowhere', '/help/article', '/help/article/billing/nothing', '/analyze/a/b', ''])(
  'knows no screen at "%s"',
  (path) => expect(isKnownRoute(path)).toBe(false),
)

it('takes the address of a kept document for the summarizer page', () => {
  expect(routeOf('/analyze/5f0c2f5e-6a83/')).toBe('/analyze')
  expect(isKnownRoute('/analyze/5f0c2f5e-6a83')).toBe(true)
})

it('finds the article of an address', () => {
  expect(helpArticleAt('/help/article/billing/billing-faq')).toBe('billing/billing-faq')
  expect(helpArticleAt('/help/article/billing/nothing')).toBeNull()
  expect(helpArticleAt('/help')).toBeNull()
})
