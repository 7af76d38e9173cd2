import { defaultPolicy, type PageFacts } from '@precis/domain'
import { createLogger } from '../../apps/server/src/adapters/logger.ts'
import { securityHeaders } from '../../apps/server/src/http/security-headers.ts'
import { webRoutes } from '../../apps/server/src/routes/web-routes.ts'
import { type BuildFolders, openPageRenderer } from '../../apps/server/src/static/page-renderer.ts'
import { openSite } from '../../apps/server/src/static/site.ts'

const facts: PageFacts = {
  publicUrl: 'https://precis.example',
  config: {
    supabaseKey: 'sb_publishable_0123456789abcdefghijABCDEFGHIJ_x',
    engine: 'embedded',
    payments: 'stripe',
    google: true,
    policy: defaultPolicy,
  },
}
/** What the server and Node.js write beside: the status line, and the lines that are new in each answer. */
const otherLines = [
  'HTTP/1.1 200 OK',
  'X-Request-Id: 01234567-89ab-cdef-0123-456789abcdef',
  'Date: Mon, 23 Nov 2026 08:00:00 GMT',
  'Connection: keep-alive',
  'Keep-Alive: timeout=65',
  '',
]

/** Bytes of the first answer at `/`, headers included, as a browser gets it over HTTP/1.1 from a site with a certificate. */
export async function landingAnswerBytes(folders: BuildFolders): Promise<number> {
  const log = createLogger()
  const site = openSite(folders.site, (version) =>
    openPageRenderer(folders, facts, { log, version }),
  )
  const answer = await webRoutes(site).request('/', { headers: { 'accept-encoding': 'br' } })
  const page = await site.page('/', '')
  if (page?.inlineHashes === undefined) throw new Error('the landing page was not rendered')
  const { scripts, styles } = page.inlineHashes
  const lines = [
    ...otherLines,
    ...[
      ...answer.headers,
      ...Object.entries(securityHeaders({ isHttps: true, hostedUrl: null })),
    ].map((line) => line.join(': ')),
  ]
  const body = await answer.arrayBuffer()
  return `${lines.join('\r\n')}\r\n ${[...scripts, ...styles].join(' ')}`.length + body.byteLength
}
