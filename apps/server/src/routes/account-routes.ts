import { Hono } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import type { HttpEnv } from '../http/types.ts'
import { authenticate } from '../services/authenticate.ts'
import { deleteAccount } from '../services/delete-account.ts'

/** What people do with their account beyond the Supabase API. */
export function accountRoutes(deps: AppDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const { accounts } = deps.database
  app.post('/.netlify/functions/delete-account', async (c) => {
    const caller = await authenticate(accounts, c.req.header('authorization'))
    await deleteAccount(accounts, caller)
    return c.body(null, 204)
  })
  return app
}
