import { AppError, isKnownRoute } from '@precis/domain'
import { type Context, Hono } from 'hono'
import type { HttpEnv } from '../http/types.ts'
import type { Site } from '../static/site.ts'
import type { SiteFile } from '../static/site-file.ts'

const year = 'public, max-age=31536000, immutable'
/** Calls of programs, and files with a hash in their name: a page would only confuse whoever asks. */
const withoutPage = /^\/(\.netlify|auth\/v1|rest\/v1|assets|dev)(\/|$)/

/** The web application: its files, its screens, and the designed page for everything else. */
export function webRoutes(site: Site): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('*', async (c) => {
    const path = decodePath(c.req.path)
    const file = path === null || path.endsWith('.html') ? null : await site.find(path)
    if (file) return sendFile(c, file, path?.startsWith('/assets/') ? year : 'no-cache', 200)
    if (path !== null && isKnownRoute(path)) {
      const page = await site.page(path, new URL(c.req.url).search)
      if (page) return sendFile(c, page, 'no-cache', 200)
    }
    const missing = withoutPage.test(c.req.path) ? null : await site.notFoundPage()
    if (!missing) throw new AppError('not_found')
    c.set('errorCode', 'not_found')
    return sendFile(c, missing, 'no-cache', 404)
  })
  app.all('*', () => {
    throw new AppError('not_found')
  })
  return app
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

async function sendFile(
  c: Context<HttpEnv>,
  file: SiteFile,
  cacheControl: string,
  status: 200 | 404,
): Promise<Response> {
  if (file.inlineHashes) c.set('inlineHashes', file.inlineHashes)
  const headers = new Headers({
    'Cache-Control': cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  })
  const known = c.req.header('if-none-match')?.split(',') ?? []
  if (status === 200 && known.some((tag) => tag.trim() === file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const { bytes, encoding } = await file.body(c.req.header('accept-encoding') ?? '')
  headers.set('Content-Type', file.contentType)
  headers.set('Content-Length', String(bytes.byteLength))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(bytes), { status, headers })
}
