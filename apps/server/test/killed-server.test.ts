import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startedDirectory } from './data/support/started-directory.ts'
import { playKills } from './support/kill-rounds.ts'
import { runAudit } from './support/operator-command.ts'
import { createRandom } from './support/random.ts'
import { webhookSecret } from './support/stripe-events.ts'
import { openStripeStub } from './support/stripe-stub-server.ts'

// `npm run drills -- --only killed-servers` kills thirty times, on both databases.
const kills = 4
const seed = 13

describe('a server killed without warning', () => {
  let provider: Awaited<ReturnType<typeof openStripeStub>>
  let environment: Record<string, string>

  beforeAll(async () => {
    provider = await openStripeStub()
    environment = {
      DATA_DIR: await startedDirectory(),
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: 'sk_test_stub',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: provider.url,
    }
  })
  afterAll(async () => {
    await provider.close()
    await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true })
  })

  const title = `${kills} times (seed ${seed}) during purchases and analyses loses no payment, no credit and no result`
  it(title, { timeout: 600_000 }, async () => {
    const random = createRandom(seed, 'killed-server')
    expect(await playKills({ kills, random, provider, environment })).toBeGreaterThanOrEqual(kills)
    const audit = await runAudit(environment)
    expect(audit.stdout).toContain('Everything adds up.')
    expect(audit.code).toBe(0)
  })
})
