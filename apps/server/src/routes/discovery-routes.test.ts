import { guardedRoutes, publicRoutes } from '@precis/domain'
import { expect, it } from 'vitest'
import { makeApp } from '../../test/fakes/test-app.ts'

it('lists every public screen for search engines under the public address, and no other', async () => {
  const { request } = makeApp({ publicUrl: 'https://precis.example' })
  const response = await request('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(publicRoutes.map((route) => `https://precis.example${route}`))
  for (const route of [...guardedRoutes, '/auth']) {
    expect(listed).not.toContain(`https://precis.example${route}`)
  }
})

it('lets crawlers see everything and leads them to the list', async () => {
  const { request } = makeApp({ publicUrl: 'https://precis.example' })
  const text = await (await request('/robots.txt')).text()
  expect(text).toContain('Sitemap: https://precis.example/sitemap.xml')
  expect(text).not.toContain('Disallow')
})
