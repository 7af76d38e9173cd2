import { publicRoutes } from '@precis/domain'
import { Hono } from 'hono'
import type { HttpEnv } from '../http/types.ts'

const headers = { 'Cache-Control': 'no-cache' }

/** What search engines ask for first. Guarded screens are left out of the list rather than forbidden: they say `noindex`. */
export function discoveryRoutes(publicUrl: string): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const locations = publicRoutes.map((route) => `  <url><loc>${inXml(at(route))}</loc></url>`)
  app.get('/sitemap.xml', (c) =>
    c.body(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...locations,
        '</urlset>',
        '',
      ].join('\n'),
      200,
      { ...headers, 'Content-Type': 'application/xml; charset=utf-8' },
    ),
  )
  app.get('/robots.txt', (c) =>
    c.body(`User-agent: *\nAllow: /\n\nSitemap: ${at('/sitemap.xml')}\n`, 200, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
    }),
  )
  return app

  function at(route: string): string {
    return new URL(route, publicUrl).href
  }
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
