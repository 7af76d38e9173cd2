import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { EnvFaults, envSchema, readEnv } from './env.ts'

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvFaults) return error.faults
    throw error
  }
}

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
const smtp = { SMTP_URL: 'smtp://mail.example:25' }
const postgres = { DATABASE_URL: 'postgres://u:p@db.example/precis' }

describe('the environment', () => {
  it('may be empty', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: null,
      hosted: null,
      model: null,
      stripe: null,
      smtp: null,
      google: null,
      limitsRates: true,
      policy: { packDocuments: 10, packPriceCents: 500, creditValidityDays: null },
    })
  })

  it('counts an empty variable as missing', () => {
    expect(readEnv({ PORT: ' ', SMTP_URL: '', OPENAI_API_KEY: '' })).toEqual(readEnv({}))
  })

  it('names all faults at once', () => {
    const faults = faultsOf({
      PORT: '70000',
      PUBLIC_URL: 'ftp://precis.example',
      PACK_DOCUMENTS: 'ten',
      RATE_LIMITS: 'maybe',
      SUPABASE_URL: 'https://abc.supabase.co',
      GOOGLE_CLIENT_SECRET: 'x',
      STRIPE_WEBHOOK_SECRET: 'whsec',
    })
    for (const name of [
      'PORT',
      'PUBLIC_URL',
      'PACK_DOCUMENTS',
      'RATE_LIMITS',
      'SUPABASE_PUBLISHABLE_KEY',
      'SUPABASE_SECRET_KEY',
      'GOOGLE_CLIENT_ID',
      'STRIPE_SECRET_KEY',
    ]) {
      expect(faults.some((fault) => fault.startsWith(name))).toBe(true)
    }
  })

  it('serves metrics on a port of their own only', () => {
    expect(readEnv({ METRICS_PORT: '9464' }).metricsPort).toBe(9464)
    expect(faultsOf({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT must differ from PORT'])
  })

  it('does not repeat the values it refuses', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://u:hunter2@db' }).join()).not.toContain('hunter2')
  })

  it('turns on a model by a key or a base URL', () => {
    expect(readEnv({ OPENAI_API_KEY: 'k' }).model).toEqual({ apiKey: 'k' })
    expect(readEnv({ OPENAI_BASE_URL: 'http://localhost:11434/v1' }).model).toEqual({
      baseUrl: 'http://localhost:11434/v1',
    })
    expect(readEnv({ OPENAI_MODEL: 'm' }).model).toBeNull()
  })

  it('sets the policy', () => {
    const env = readEnv({
      PACK_DOCUMENTS: '50',
      WELCOME_DOCUMENTS: '2',
      PACK_PRICE_CENTS: '900',
      CREDIT_VALIDITY_DAYS: '30',
      SUPPORT_EMAIL: 'help@precis.example',
    })
    expect(env.policy).toMatchObject({
      packDocuments: 50,
      welcomeDocuments: 2,
      packPriceCents: 900,
      creditValidityDays: 30,
      supportEmail: 'help@precis.example',
    })
  })
})

describe('in production', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://precis.example' }

  it.each([undefined, 'http://precis.example', 'http://localhost:3000'])(
    'refuses %s as its public address, also as a demonstration',
    (PUBLIC_URL) => {
      const given = { NODE_ENV: 'production', ALLOW_DEMO: '1', ...(PUBLIC_URL && { PUBLIC_URL }) }
      expect(faultsOf(given)).toEqual(['PUBLIC_URL is needed in production, as an https address'])
    },
  )

  it('is one of three words', () => {
    expect(faultsOf({ NODE_ENV: 'Production' })).toEqual([
      'NODE_ENV must be development, test or production',
    ])
    for (const NODE_ENV of ['development', 'test', '']) expect(faultsOf({ NODE_ENV })).toEqual([])
  })

  it('refuses test checkout, development mailbox and generated secrets', () => {
    const faults = faultsOf(production).join('\n')
    expect(faults).toContain('STRIPE_SECRET_KEY')
    expect(faults).toContain('SMTP_URL')
    expect(faults).toContain('DATABASE_URL')
  })

  it.each([
    [{ ...smtp, ...postgres }, 'STRIPE_SECRET_KEY'],
    [{ ...stripe, ...postgres }, 'SMTP_URL'],
    [{ ...stripe, ...smtp }, 'DATABASE_URL'],
    [{ ...smtp, ...postgres, STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET'],
  ])('refuses each of them alone', (given, missing) => {
    const faults = faultsOf({ ...production, ...given })
    expect(faults).toHaveLength(2)
    expect(faults[0]).toMatch(new RegExp(`^${missing}`))
  })

  it('starts with real parts, or as a demonstration on request', () => {
    expect(faultsOf({ ...production, ...stripe, ...smtp, ...postgres })).toEqual([])
    expect(faultsOf({ ...production, ALLOW_DEMO: '1' })).toEqual([])
    expect(faultsOf({ ...production, ALLOW_DEMO: '0' })).not.toEqual([])
  })
})

describe('what one user may cost', () => {
  const model = { OPENAI_API_KEY: 'sk' }
  const policyOf = (given: Record<string, string>) => readEnv(given).policy

  it('is bounded for a day where a model reads the documents', () => {
    expect(policyOf(model)).toMatchObject({
      maxContentCharacters: 2_000_000,
      freeRepeats: 2,
      abandonedRunsPerDay: 3,
      charactersPerDay: 20_000_000,
      titlesPerDay: 200,
    })
  })

  it('is not bounded for a day without a model, and a document may be longer', () => {
    expect(policyOf({})).toMatchObject({
      maxContentCharacters: 10_000_000,
      freeRepeats: 5,
      abandonedRunsPerDay: null,
      charactersPerDay: null,
      titlesPerDay: null,
    })
  })

  it('is what the operator says', () => {
    const given = {
      MAX_DOCUMENT_CHARACTERS: '5000',
      FREE_REPEATS: '1',
      ABANDONED_RUNS_PER_DAY: '0',
      CHARACTERS_PER_DAY: '9000',
      TITLES_PER_DAY: '7',
    }
    expect(policyOf({ ...model, ...given })).toMatchObject({
      maxContentCharacters: 5_000,
      freeRepeats: 1,
      abandonedRunsPerDay: 0,
      charactersPerDay: 9_000,
      titlesPerDay: 7,
    })
    expect(policyOf({ ...model, ...given, RATE_LIMITS: 'off' })).toMatchObject({
      maxContentCharacters: 5_000,
      freeRepeats: 1,
      abandonedRunsPerDay: null,
      charactersPerDay: null,
      titlesPerDay: null,
    })
  })

  it('leaves room for one document', () => {
    expect(faultsOf({ ...model, CHARACTERS_PER_DAY: '1999999' })).toEqual([
      'CHARACTERS_PER_DAY must leave room for one document of MAX_DOCUMENT_CHARACTERS',
    ])
    expect(faultsOf({ CHARACTERS_PER_DAY: 'many' })).toHaveLength(1)
  })
})

it('.env.example names every variable once, with the defaults', () => {
  const path = fileURLToPath(new URL('../../../.env.example', import.meta.url))
  const given = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('=') as [string, string])
  const names = given.map(([name]) => name)
  expect(names.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted())
  expect(readEnv(Object.fromEntries(given))).toEqual(readEnv({}))
})
