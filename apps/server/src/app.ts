import { AppError } from '@precis/domain'
import { Hono } from 'hono'
import type { AppDeps } from './app-deps.ts'
import { requireKnownHost } from './http/known-host.ts'
import { onError } from './http/on-error.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders, withSecurityHeaders } from './http/security-headers.ts'
import { traceRequests } from './http/trace-requests.ts'
import type { HttpEnv } from './http/types.ts'
import { serverPagesCss } from './pages/server-pages-css.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { aiRoute } from './routes/ai/ai-route.ts'
import { discoveryRoutes } from './routes/discovery-routes.ts'
import { mailboxRoutes } from './routes/mailbox-routes.ts'
import { paymentRoutes } from './routes/payment-routes.ts'
import { statusRoutes } from './routes/status-routes.ts'
import { supabaseRoutes } from './routes/supabase-routes.ts'
import { testCheckoutRoutes } from './routes/test-checkout-routes.ts'
import { webRoutes } from './routes/web-routes.ts'
import type { PaymentContext } from './services/payments/payment-context.ts'

/** The whole product over HTTP. Opens nothing and reads no environment. */
export function createApp(deps: AppDeps): Hono<HttpEnv> {
  const headers = securityHeaders({
    isHttps: deps.publicUrl.startsWith('https:'),
    hostedUrl: deps.database.supabase.url,
  })
  const payments: PaymentContext = {
    accounts: deps.database.accounts,
    payments: deps.database.payments,
    provider: deps.paymentProvider,
    policy: deps.policy,
  }
  const app = new Hono<HttpEnv>()
  app.onError(onError(deps.log))
  app.notFound((c) => onError(deps.log)(new AppError('not_found'), c))
  app.use('*', traceRequests(deps.tracer))
  app.use('*', requestLog(deps.log, deps.metrics))
  app.use('*', withSecurityHeaders(headers))
  app.use('*', requireKnownHost(deps.takesAnyHost ? null : deps.publicUrl))
  app.route('/', statusRoutes(deps))
  app.route('/', aiRoute(deps))
  app.route('/', paymentRoutes(deps, payments))
  app.route('/', testCheckoutRoutes(payments, deps.smallBodies))
  app.route('/', accountRoutes(deps))
  app.route('/', mailboxRoutes(deps))
  app.route('/', supabaseRoutes(deps))
  app.get('/checkout/pages.css', (c) =>
    c.body(serverPagesCss, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )
  app.route('/', discoveryRoutes(deps.publicUrl))
  app.route('/', webRoutes(deps.site))
  return app
}
