import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import {
  type AnalysisEngine,
  createEmbeddedEngine,
  createProviderEngine,
  type ProviderEngineOptions,
} from '@precis/analysis'
import type { Policy } from '@precis/domain'
import type { Logger } from 'pino'
import { createMetrics } from './adapters/metrics.ts'
import { callLimits } from './adapters/model/call-limits.ts'
import { contextTokensOf } from './adapters/model/known-models.ts'
import { limitCalls } from './adapters/model/limit-calls.ts'
import type { OpenAiClientOptions } from './adapters/model/openai-client.ts'
import { defaultModel, modelHostOf } from './adapters/model/provider-defaults.ts'
import { traceClient } from './adapters/model/trace-client.ts'
import { createSmtpMailer } from './adapters/smtp-mailer.ts'
import { createStripePayments, createStripeWebhook } from './adapters/stripe-payments.ts'
import type { DatabaseOptions } from './adapters/supabase/database-options.ts'
import { createTestPayments } from './adapters/test-payments.ts'
import type { AppDeps } from './app-deps.ts'
import type { Env } from './env.ts'
import { createSmallBodies } from './http/bodies/small-bodies.ts'
import { publicOrigins } from './http/origins.ts'
import { createRateLimits, noRateLimits } from './http/rate-limits.ts'
import { runRepeatedly } from './lifecycle/run-repeatedly.ts'
import { createWorkTracker } from './lifecycle/work-tracker.ts'
import { pageFacts } from './page-facts.ts'
import { createDocumentKey, createPromptNonce } from './services/analysis/document-key.ts'
import { createSummaryKey } from './services/analysis/summary-key.ts'
import { createTextWork } from './services/analysis/text-work.ts'
import { traceEngine } from './services/analysis/trace-engine.ts'
import { sendPendingEmails } from './services/email/send-pending-emails.ts'
import { checkPayments } from './services/payments/check-payments.ts'
import { type Database, noTracer, type Tracer } from './services/ports.ts'
import { type BuildFolders, openPageRenderer } from './static/page-renderer.ts'
import { openSite } from './static/site.ts'
import { createPoolEngine } from './worker-pool/pool-engine.ts'
import { hashPasswordsIn } from './worker-pool/pool-passwords.ts'
import { createPoolDocumentKey, createPoolTexts } from './worker-pool/pool-texts.ts'
import { createWorkerPool } from './worker-pool/worker-pool.ts'

export interface Services {
  readonly deps: AppDeps
  /** Sends the emails that are due; they are sent at an interval anyway. */
  sendDueEmails(): Promise<void>
  /** Reads payments that have not ended again; that happens at an interval anyway. */
  checkPayments(): Promise<void>
  close(): Promise<void>
}

interface ServiceOptions {
  readonly log: Logger
  readonly build: BuildFolders
  readonly openDatabase: (options: DatabaseOptions) => Promise<Database>
  readonly hasThreads?: boolean
  readonly tracer?: Tracer
}

const heartbeatMs = 10_000
const sweepMs = 30_000
const emailsMs = 20_000
const paymentsMs = 20_000

/** Opens every connection that the environment asks for. Without threads of its own, texts are worked on in this one. */
export async function openServices(env: Env, options: ServiceOptions): Promise<Services> {
  const { log, tracer = noTracer } = options
  const mailer = env.smtp ? createSmtpMailer(env.smtp, tracer) : null
  const database = await options.openDatabase({
    dataDir: resolve(env.dataDir),
    databaseUrl: env.databaseUrl ?? undefined,
    hosted: env.hosted ?? undefined,
    publicOrigins: publicOrigins(env.publicUrl),
    mailer,
    google: env.google ?? undefined,
    policy: env.policy,
    log: log.child({ part: 'database' }),
    tracer,
  })
  const secret = await database.secret('document-hash')
  const { embedded, documentKey, texts, closePool } = openTextWork(
    options.hasThreads ?? true,
    env.policy,
    secret,
    tracer,
  )
  const sendDueEmails = (signal?: AbortSignal) =>
    sendPendingEmails(
      {
        emailOutbox: database.emailOutbox,
        mailer: mailer ?? database.mailbox,
        sender: { publicUrl: env.publicUrl, policy: env.policy },
        onFailure: ({ pending: { kind, attempts }, error, isLast }) =>
          log.warn({ kind, attempts, isLast, err: error }, 'a mail could not be sent'),
      },
      signal,
    )
  const mailing = runRepeatedly({
    work: sendDueEmails,
    everyMs: emailsMs,
    onFailure: (error) => log.warn({ err: error }, 'pending emails could not be read'),
  })
  const paymentProvider = env.stripe
    ? createStripePayments(env.stripe)
    : createTestPayments(database.payments)
  const checkDuePayments = (signal?: AbortSignal) =>
    checkPayments(
      {
        payments: database.payments,
        provider: paymentProvider,
        onFailure: ({ record: { status }, error }) =>
          log.warn({ status, err: error }, 'a payment could not be checked'),
      },
      signal,
    )
  const checking = runRepeatedly({
    work: checkDuePayments,
    everyMs: paymentsMs,
    onFailure: (error) => log.warn({ err: error }, 'payments could not be checked'),
  })
  const deps: Omit<AppDeps, 'site'> = {
    log,
    metrics: createMetrics({ isProcess: true, figures: () => database.figures() }),
    database,
    embedded,
    tracer,
    engine: await openEngine(env, embedded, {
      tracer,
      nonceOf: createPromptNonce(secret, documentKey),
      verify: (content, summary, user) => texts.requireValidSummary(summary, content, user ?? ''),
      onCutPrompt: (promptTokens) =>
        log.warn(
          { promptTokens },
          'the model was given more than it can read: set OPENAI_CONTEXT_TOKENS to its context',
        ),
    }),
    paymentProvider,
    paymentWebhook: env.stripe?.webhookSecret
      ? createStripeWebhook(env.stripe, env.stripe.webhookSecret)
      : null,
    summaryKey: createSummaryKey(secret),
    documentKey,
    texts,
    policy: env.policy,
    publicUrl: env.publicUrl,
    takesAnyHost: env.takesAnyHost,
    operatorToken: env.operatorToken ?? randomBytes(24).toString('base64url'),
    trustsProxy: env.trustsProxy,
    hasGoogle: env.google !== null,
    modelHost: env.model ? modelHostOf(env.model.baseUrl) : null,
    capturesMail: env.smtp === null,
    mailer: mailer ?? database.mailbox,
    emailsDue: mailing.wake,
    rateLimits: env.limitsRates
      ? createRateLimits({
          counter: database.callCounter,
          onCounterFailure: (error) => log.warn({ err: error }, 'the shared rate limits are out'),
        })
      : noRateLimits,
    smallBodies: createSmallBodies({ trustsProxy: env.trustsProxy }),
    limitsRates: env.limitsRates,
    work: createWorkTracker(),
    heartbeatMs,
  }
  const facts = pageFacts(deps)
  const site = openSite(options.build.site, (version) =>
    openPageRenderer(options.build, facts, { log: log.child({ part: 'pages' }), version }),
  )
  const sweeping = runRepeatedly({
    work: () => database.credits.sweep(),
    everyMs: sweepMs,
    onFailure: (error) => log.warn({ err: error }, 'leases could not be swept'),
  })
  return {
    deps: { ...deps, site },
    sendDueEmails: () => sendDueEmails(),
    checkPayments: () => checkDuePayments(),
    close: async () => {
      await Promise.all([sweeping.stop(), mailing.stop(), checking.stop()])
      await closePool()
      await database.close()
      mailer?.close()
    },
  }
}

function openTextWork(hasThreads: boolean, policy: Policy, secret: Uint8Array, tracer: Tracer) {
  if (!hasThreads) {
    return {
      embedded: traceEngine(createEmbeddedEngine(), tracer),
      documentKey: createDocumentKey(secret),
      texts: createTextWork(policy),
      closePool: async () => undefined,
    }
  }
  const pool = createWorkerPool({ tracer })
  const restorePasswords = hashPasswordsIn(pool)
  return {
    embedded: traceEngine(createPoolEngine(pool), tracer),
    documentKey: createPoolDocumentKey(pool, secret),
    texts: createPoolTexts(pool, policy),
    closePool: async () => {
      restorePasswords()
      await pool.close()
    },
  }
}

type EngineWork = Pick<ProviderEngineOptions, 'nonceOf' | 'verify'> &
  Pick<OpenAiClientOptions, 'onCutPrompt'> & { readonly tracer: Tracer }

async function openEngine(
  env: Env,
  embedded: AnalysisEngine,
  { onCutPrompt, tracer, ...work }: EngineWork,
): Promise<AnalysisEngine> {
  if (!env.model) return embedded
  // Loaded only where a provider is asked: its libraries cost every start time.
  const { createOpenAiClient } = await import('./adapters/model/openai-client.ts')
  const { model = defaultModel, fastModel, callsAtOnce, patienceMs, timeoutMs } = env.model
  const contextTokens = env.model.contextTokens ?? contextTokensOf(model)
  const shared = {
    ...{ apiKey: env.model.apiKey, baseUrl: env.model.baseUrl },
    limits: callLimits(patienceMs, timeoutMs),
    onCutPrompt,
    queue: limitCalls(callsAtOnce ?? Number.POSITIVE_INFINITY),
  }
  const clientOf = (options: OpenAiClientOptions) =>
    traceClient(createOpenAiClient(options), tracer)
  const engine = createProviderEngine({
    client: clientOf({ ...shared, model, contextTokens }),
    fastClient: fastModel ? clientOf({ ...shared, model: fastModel }) : undefined,
    fallback: embedded,
    contextTokens,
    callsAtOnce,
    ...work,
  })
  return traceEngine(engine, tracer)
}
