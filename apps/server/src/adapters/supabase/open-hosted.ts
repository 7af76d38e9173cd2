import { createClient } from '@supabase/supabase-js'
import { askAccountService, createAccounts } from './accounts.ts'
import { createCallCounter } from './call-counter.ts'
import { throughApi, traceCalls } from './call-function.ts'
import type { DatabaseOptions, HostedProject } from './database-options.ts'
import { callWindowSeconds, databaseStore, type OpenDatabase } from './database-store.ts'
import { deriveDocumentHash } from './keys/keys.ts'
import { createFileMailbox } from './mail/file-mailbox.ts'

/** Opens accounts, credits and payments of a Supabase project. */
export function openHosted(options: DatabaseOptions, project: HostedProject): OpenDatabase {
  const client = createClient(project.url, project.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const run = traceCalls(throughApi(client), options.tracer)
  const secret = deriveDocumentHash(project.secretKey)
  return {
    ...databaseStore(run, options),
    callCounter: createCallCounter(run, secret, callWindowSeconds),
    accounts: createAccounts(run, askAccountService(client)),
    description: 'Supabase project',
    mailbox: createFileMailbox(options.dataDir),
    supabase: {
      kind: 'hosted',
      url: project.url,
      publishableKey: project.publishableKey,
      handle: null,
    },
    secret: () => Promise.resolve(secret),
    close: () => Promise.resolve(),
  }
}
