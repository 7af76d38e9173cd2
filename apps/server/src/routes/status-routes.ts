import { AppError, type PublicConfig } from '@precis/domain'
import { Hono } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import { requireOperator } from '../http/operator.ts'
import { requestOrigin } from '../http/origins.ts'
import type { HttpEnv } from '../http/types.ts'
import { pageFacts } from '../page-facts.ts'

const noStore = { 'Cache-Control': 'no-store' }

/** What browsers and operators ask the server about itself. */
export function statusRoutes(deps: AppDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/config.json', (c) => {
    const { config } = pageFacts(deps)
    const own: PublicConfig = {
      ...config,
      supabaseUrl: config.supabaseUrl ?? requestOrigin(c.req.url, deps.publicUrl),
    }
    return c.json(own, 200, noStore)
  })
  for (const path of ['/healthz', '/livez']) {
    app.get(path, (c) => c.json({ status: 'ok' }, 200, noStore))
  }
  app.get('/readyz', async (c) => {
    if (deps.work.isDraining) throw new AppError('not_ready', { detail: 'the server stops' })
    const reason = await deps.database.readiness()
    if (reason !== null) throw new AppError('not_ready', { detail: reason })
    return c.json({ status: 'ready' }, 200, noStore)
  })
  app.get('/metrics', async (c) => {
    requireOperator(c, deps)
    const headers = { ...noStore, 'Content-Type': deps.metrics.contentType }
    return c.body(await deps.metrics.text(), 200, headers)
  })
  return app
}
