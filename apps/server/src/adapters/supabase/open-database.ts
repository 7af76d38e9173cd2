import { noTracer } from '../../services/ports.ts'
import { createTokenReader } from './access-token.ts'
import { createAccounts } from './accounts.ts'
import { createCallCounter } from './call-counter.ts'
import { type RunFunction, throughSql, traceCalls } from './call-function.ts'
import type { DatabaseOptions } from './database-options.ts'
import { callWindowSeconds, databaseStore, type OpenDatabase } from './database-store.ts'
import { type Embedded, openEmbedded } from './embedded/open-embedded.ts'
import { createGateway } from './gateway/gateway.ts'
import { openHosted } from './open-hosted.ts'

const signUpWindowSeconds = 3_600

/** Opens accounts, credits and payments on PGlite, a PostgreSQL or a Supabase project. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.hosted !== undefined) return openHosted(options, options.hosted)
  return databaseOn(await openEmbedded(options), options)
}

/** Puts the gateway before an embedded API and the store behind it. */
export function databaseOn(
  embedded: Embedded,
  options: DatabaseOptions,
  way: RunFunction = throughSql(embedded.sql),
): OpenDatabase {
  const run = traceCalls(way, options.tracer)
  const accounts = createAccounts(run, createTokenReader(embedded.keys.jwtSecret))
  const secret = new TextEncoder().encode(embedded.keys.documentHash)
  const repeatedSignUps = createCallCounter(run, secret, signUpWindowSeconds)
  const { inSpan } = options.tracer ?? noTracer
  const api = {
    ...embedded,
    fetch: (request: Request) => inSpan('database api', {}, () => embedded.fetch(request)),
  }
  const gateway = createGateway(api, options, accounts, repeatedSignUps)
  const isShared = options.databaseUrl !== undefined
  return {
    ...databaseStore(run, options),
    callCounter: isShared ? createCallCounter(run, secret, callWindowSeconds) : null,
    accounts: {
      ...accounts,
      async deleteAccount(userId) {
        await accounts.deleteAccount(userId)
        await embedded.sql.query(
          'delete from auth.audit_log_entries where position($1::text in payload::text) > 0',
          [userId],
        )
      },
    },
    description: embedded.description,
    mailbox: embedded.mailbox,
    supabase: {
      kind: 'embedded',
      url: null,
      publishableKey: embedded.keys.publishableKey,
      handle: gateway.handle,
    },
    secret: () => Promise.resolve(secret),
    async close() {
      await gateway.settled()
      await embedded.close()
    },
  }
}
