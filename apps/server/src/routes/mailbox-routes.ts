import { AppError } from '@precis/domain'
import { type Context, Hono } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import { requireOperator } from '../http/operator.ts'
import type { HttpEnv } from '../http/types.ts'
import { mailboxPage } from '../pages/mailbox-page.ts'
import type { CapturedMail } from '../services/email/ports.ts'

/** The development mailbox: for who runs this server, while no mail server is set up. */
export function mailboxRoutes(deps: AppDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const emails = (c: Context<HttpEnv>): Promise<CapturedMail[]> => {
    if (!deps.capturesMail) throw new AppError('not_found')
    requireOperator(c, deps)
    c.header('Cache-Control', 'no-store')
    return deps.database.mailbox.list()
  }
  app.get('/dev/mailbox', async (c) => c.html(mailboxPage(await emails(c))))
  app.get('/dev/mailbox.json', async (c) => c.json(await emails(c)))
  return app
}
