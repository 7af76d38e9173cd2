import { AppError } from '@precis/domain'
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import type { HttpEnv } from '../http/types.ts'
import { authenticate } from '../services/accounts/authenticate.ts'
import { deleteAccount } from '../services/accounts/delete-account.ts'
import { exportAccount } from '../services/accounts/export-account.ts'
import { welcome } from '../services/accounts/welcome.ts'
import { sendReceipt } from '../services/email/send-receipt.ts'
import { callerWithin } from './caller-within.ts'

const smallBytes = 16 * 1024
const receiptSchema = z.object({ transaction_id: z.string().trim().min(1).max(255) })

/** What people do with their account beyond the Supabase API. */
export function accountRoutes(deps: AppDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const { accounts, payments } = deps.database
  const { mailer, publicUrl, policy, documentKey } = deps

  app.post('/.netlify/functions/delete-account', async (c) => {
    const caller = await authenticate(accounts, c.req.header('authorization'))
    await deleteAccount(accounts, caller)
    return c.body(null, 204)
  })

  app.post('/.netlify/functions/export-account', async (c) => {
    const caller = await callerWithin(c, deps, 'account_data')
    return c.json(await exportAccount(accounts, caller), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="precis-data.json"',
    })
  })

  app.post('/.netlify/functions/welcome', async (c) => {
    const caller = await callerWithin(c, deps, 'welcome')
    return c.json({ granted: await welcome({ payments, policy, documentKey }, caller) })
  })

  app.post('/.netlify/functions/send-receipt', async (c) => {
    const caller = await callerWithin(c, deps, 'receipt')
    const body = receiptSchema.safeParse(await deps.smallBodies.json(c, smallBytes))
    if (!body.success) throw new AppError('invalid_request')
    const context = { payments, mailer, sender: { publicUrl, policy } }
    await sendReceipt(context, caller, body.data.transaction_id)
    return c.body(null, 204)
  })
  return app
}
