import { defaultPolicy, modelPolicy, type Policy } from '@precis/domain'
import { z } from 'zod'

const flag = (values: readonly [string, string]) => z.enum(values)
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`)

/** Every variable the server reads. All are optional; an empty one counts as missing. */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .optional(),
  PORT: wholeNumber(1, 65_535).optional(),
  HOST: z.string().optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: flag(['on', 'off']).optional(),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  OPERATOR_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,512}$/, 'must be 16 letters and digits or more')
    .optional(),
  DATA_DIR: z.string().optional(),
  SUPABASE_URL: webAddress.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_FAST_MODEL: z.string().optional(),
  OPENAI_CONTEXT_TOKENS: wholeNumber(2_000, 10_000_000).optional(),
  OPENAI_PATIENCE_SECONDS: wholeNumber(1, 86_400).optional(),
  OPENAI_TIMEOUT_SECONDS: wholeNumber(1, 86_400).optional(),
  OPENAI_CALLS_AT_ONCE: wholeNumber(1, 10_000).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: webAddress.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SUPPORT_EMAIL: z.email('must be a mail address').optional(),
  PACK_DOCUMENTS: wholeNumber(1, 100_000).optional(),
  WELCOME_DOCUMENTS: wholeNumber(0, 1_000).optional(),
  PACK_PRICE_CENTS: wholeNumber(50, 99_999_999).optional(),
  CREDIT_VALIDITY_DAYS: wholeNumber(1, 3_650).optional(),
  MAX_DOCUMENT_CHARACTERS: wholeNumber(1_000, 10_000_000).optional(),
  FREE_REPEATS: wholeNumber(1, 9).optional(),
  ABANDONED_RUNS_PER_DAY: wholeNumber(0, 1_000).optional(),
  CHARACTERS_PER_DAY: wholeNumber(1_000, 2_000_000_000).optional(),
  TITLES_PER_DAY: wholeNumber(0, 100_000).optional(),
  RATE_LIMITS: flag(['on', 'off']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  ALLOW_DEMO: flag(['0', '1']).optional(),
})

type Variables = z.infer<typeof envSchema>

/** What the server is told at start, checked and with its defaults. */
export interface Env {
  readonly port: number
  readonly host: string
  /** Where `/metrics` is served a second time, without a token. Null: nowhere. */
  readonly metricsPort: number | null
  readonly publicUrl: string
  /** Whether requests under any host name are taken: `PUBLIC_URL` is not set. */
  readonly takesAnyHost: boolean
  /** Null has one made at start. */
  readonly operatorToken: string | null
  readonly trustsProxy: boolean
  /** How long a stop goes on serving after `/readyz` has said no, so that a proxy sends nobody any more. */
  readonly drainMs: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly hosted: { url: string; publishableKey: string; secretKey: string } | null
  /** Null without a provider; the client knows the defaults of what is missing. */
  readonly model: {
    apiKey: string | undefined
    baseUrl: string | undefined
    model: string | undefined
    fastModel: string | undefined
    contextTokens: number | undefined
    /** How long the model may be silent, before its first word and between two. */
    patienceMs: number | undefined
    /** How long one call may take in all. */
    timeoutMs: number | undefined
    callsAtOnce: number | undefined
  } | null
  readonly stripe: {
    secretKey: string
    webhookSecret: string | null
    apiUrl: string | null
  } | null
  readonly smtp: { url: string; from: string } | null
  readonly google: { clientId: string; clientSecret: string } | null
  readonly policy: Policy
  readonly limitsRates: boolean
  /** Whether traces are sent; the libraries for it read the other standard variables themselves. */
  readonly sendsTraces: boolean
}

/** Everything wrong with the environment, one sentence each. */
export class EnvFaults extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length} fault(s):\n${faults.map((f) => `- ${f}`).join('\n')}`,
    )
    this.name = 'EnvFaults'
    this.faults = faults
  }
}

/** Reads and checks the environment. Throws {@link EnvFaults} with all faults at once. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.keys(envSchema.shape)
      .map((name) => [name, source[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = envSchema.safeParse(given)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  faults.push(...missingPartners(given), ...productionFaults(given), ...policyFaults(given))
  if (given.METRICS_PORT !== undefined && given.METRICS_PORT === (given.PORT ?? '3000')) {
    faults.push('METRICS_PORT must differ from PORT')
  }
  if (!parsed.success || faults.length > 0) throw new EnvFaults(faults)
  return toEnv(parsed.data)
}

function missingPartners(given: Record<string, string | undefined>): string[] {
  const groups = [
    ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ]
  const faults = groups.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return []
    return missing.map((name) => `${name} is needed together with ${names[0]}`)
  })
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']) {
    if (given[name] !== undefined && given.STRIPE_SECRET_KEY === undefined) {
      faults.push(`STRIPE_SECRET_KEY is needed together with ${name}`)
    }
  }
  return faults
}

function productionFaults(given: Record<string, string | undefined>): string[] {
  if (given.NODE_ENV !== 'production') return []
  const isSecure = given.PUBLIC_URL?.toLowerCase().startsWith('https:')
  const address = isSecure ? [] : ['PUBLIC_URL is needed in production, as an https address']
  return [...address, ...(given.ALLOW_DEMO === '1' ? [] : demoFaults(given))]
}

function demoFaults(given: Record<string, string | undefined>): string[] {
  const isHosted = given.SUPABASE_URL !== undefined
  const faults: string[] = []
  if (given.STRIPE_SECRET_KEY === undefined) {
    faults.push('STRIPE_SECRET_KEY is needed in production: the test checkout takes no money')
  } else if (given.STRIPE_WEBHOOK_SECRET === undefined) {
    faults.push('STRIPE_WEBHOOK_SECRET is needed in production: payments must be confirmed')
  }
  if (!isHosted && given.SMTP_URL === undefined) {
    faults.push('SMTP_URL is needed in production: the development mailbox sends no mail')
  }
  if (!isHosted && given.DATABASE_URL === undefined) {
    faults.push(
      'DATABASE_URL or SUPABASE_URL is needed in production: secrets generated in DATA_DIR stay on one machine',
    )
  }
  if (faults.length > 0) faults.push('Set ALLOW_DEMO=1 to start a demonstration all the same')
  return faults
}

function policyFaults(given: Record<string, string | undefined>): string[] {
  const perDay = Number(given.CHARACTERS_PER_DAY ?? modelPolicy.charactersPerDay)
  const perDocument = Number(given.MAX_DOCUMENT_CHARACTERS ?? modelPolicy.maxContentCharacters)
  if (perDay >= perDocument || Number.isNaN(perDay + perDocument)) return []
  return ['CHARACTERS_PER_DAY must leave room for one document of MAX_DOCUMENT_CHARACTERS']
}

function toEnv(variables: Variables): Env {
  const port = variables.PORT ?? 3000
  const supportEmail = variables.SUPPORT_EMAIL ?? defaultPolicy.supportEmail
  return {
    port,
    host: variables.HOST ?? '127.0.0.1',
    metricsPort: variables.METRICS_PORT ?? null,
    publicUrl: (variables.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    takesAnyHost: variables.PUBLIC_URL === undefined,
    operatorToken: variables.OPERATOR_TOKEN ?? null,
    trustsProxy: variables.TRUST_PROXY === 'on',
    drainMs: (variables.DRAIN_SECONDS ?? (variables.TRUST_PROXY === 'on' ? 5 : 0)) * 1_000,
    dataDir: variables.DATA_DIR ?? './data',
    databaseUrl: variables.DATABASE_URL ?? null,
    hosted: hostedProject(variables),
    model: modelProvider(variables),
    stripe: stripeAccount(variables),
    smtp: variables.SMTP_URL
      ? { url: variables.SMTP_URL, from: variables.MAIL_FROM ?? `Precis <${supportEmail}>` }
      : null,
    google:
      variables.GOOGLE_CLIENT_ID && variables.GOOGLE_CLIENT_SECRET
        ? { clientId: variables.GOOGLE_CLIENT_ID, clientSecret: variables.GOOGLE_CLIENT_SECRET }
        : null,
    policy: toPolicy(variables, supportEmail),
    limitsRates: variables.RATE_LIMITS !== 'off',
    sendsTraces:
      (variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT) !==
      undefined,
  }
}

function toPolicy(variables: Variables, supportEmail: string): Policy {
  const hasModel = modelProvider(variables) !== null
  const base = hasModel ? { ...defaultPolicy, ...modelPolicy } : defaultPolicy
  const isBounded = hasModel && variables.RATE_LIMITS !== 'off'
  return {
    ...base,
    supportEmail,
    packDocuments: variables.PACK_DOCUMENTS ?? base.packDocuments,
    welcomeDocuments: variables.WELCOME_DOCUMENTS ?? base.welcomeDocuments,
    packPriceCents: variables.PACK_PRICE_CENTS ?? base.packPriceCents,
    creditValidityDays: variables.CREDIT_VALIDITY_DAYS ?? base.creditValidityDays,
    maxContentCharacters: variables.MAX_DOCUMENT_CHARACTERS ?? base.maxContentCharacters,
    freeRepeats: variables.FREE_REPEATS ?? base.freeRepeats,
    abandonedRunsPerDay: isBounded
      ? (variables.ABANDONED_RUNS_PER_DAY ?? base.abandonedRunsPerDay)
      : null,
    charactersPerDay: isBounded ? (variables.CHARACTERS_PER_DAY ?? base.charactersPerDay) : null,
    titlesPerDay: isBounded ? (variables.TITLES_PER_DAY ?? base.titlesPerDay) : null,
  }
}

function hostedProject(variables: Variables): Env['hosted'] {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = variables
  if (!url || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) return null
  return {
    url: url.replace(/\/+$/, ''),
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
  }
}

function modelProvider(variables: Variables): Env['model'] {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = variables
  if (!apiKey && !baseUrl) return null
  const milliseconds = (seconds: number | undefined) => seconds && seconds * 1_000
  return {
    ...{ apiKey, baseUrl, model },
    fastModel: variables.OPENAI_FAST_MODEL,
    contextTokens: variables.OPENAI_CONTEXT_TOKENS,
    patienceMs: milliseconds(variables.OPENAI_PATIENCE_SECONDS),
    timeoutMs: milliseconds(variables.OPENAI_TIMEOUT_SECONDS),
    callsAtOnce: variables.OPENAI_CALLS_AT_ONCE,
  }
}

function stripeAccount(variables: Variables): Env['stripe'] {
  if (!variables.STRIPE_SECRET_KEY) return null
  return {
    secretKey: variables.STRIPE_SECRET_KEY,
    webhookSecret: variables.STRIPE_WEBHOOK_SECRET ?? null,
    apiUrl: variables.STRIPE_API_URL ?? null,
  }
}
