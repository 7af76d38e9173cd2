import { mkdir } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../services/ports.ts'
import { createTokenReader } from './access-token.ts'
import { askAccountService, createAccounts } from './accounts.ts'
import { auditCredits } from './audit.ts'
import { createCallCounter } from './call-counter.ts'
import { type RunFunction, throughApi, throughSql } from './call-function.ts'
import { createCredits } from './credits.ts'
import type { DatabaseOptions, HostedProject } from './database-options.ts'
import { createEmailOutbox } from './email-outbox.ts'
import { type Embedded, openEmbedded } from './embedded/open-embedded.ts'
import { readFigures } from './figures.ts'
import { createGateway } from './gateway/gateway.ts'
import { deriveDocumentHash } from './keys/keys.ts'
import { createFileMailbox } from './mail/file-mailbox.ts'
import { createOperator, type Operator } from './operator.ts'
import { createPayments } from './payments.ts'
import { createReadiness } from './readiness.ts'

const callWindowSeconds = 60
const signUpWindowSeconds = 3_600

/** What the server uses, and what only an operator may do. */
export interface OpenDatabase extends Database {
  readonly operator: Operator
}

/** Opens accounts, credits and payments on PGlite, a PostgreSQL or a Supabase project. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  // On PostgreSQL nothing is kept here, where a container may not even write.
  if (options.databaseUrl === undefined) {
    await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  }
  if (options.hosted !== undefined) return hosted(options, options.hosted)
  return databaseOn(await openEmbedded(options), options)
}

/** Puts the gateway before an embedded API and the store behind it. */
export function databaseOn(
  embedded: Embedded,
  options: DatabaseOptions,
  run: RunFunction = throughSql(embedded.sql),
): OpenDatabase {
  const accounts = createAccounts(run, createTokenReader(embedded.keys.jwtSecret))
  const secret = new TextEncoder().encode(embedded.keys.documentHash)
  const repeatedSignUps = createCallCounter(run, secret, signUpWindowSeconds)
  const gateway = createGateway(embedded, options, accounts, repeatedSignUps)
  const isShared = options.databaseUrl !== undefined
  return {
    ...store(run, options),
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

function hosted(options: DatabaseOptions, project: HostedProject): OpenDatabase {
  const client = createClient(project.url, project.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const run = throughApi(client)
  const secret = deriveDocumentHash(project.secretKey)
  return {
    ...store(run, options),
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

function store(run: RunFunction, options: DatabaseOptions) {
  const credits = createCredits(run, options.policy, options.leaseSeconds ?? 30)
  return {
    credits,
    payments: createPayments(run),
    emailOutbox: createEmailOutbox(run),
    operator: createOperator(run),
    auditCredits: () => auditCredits(run),
    readiness: createReadiness(run),
    figures: () => readFigures(run),
  }
}
