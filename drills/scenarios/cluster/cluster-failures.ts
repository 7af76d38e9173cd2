import { setTimeout } from 'node:timers/promises'
import { openSmtpStub, plainText } from '../../../apps/server/test/support/smtp-stub-server.ts'
import {
  type Attempt,
  errorsOf,
  haveAllSucceeded,
  longestOutageMs,
} from '../../cluster/attempts.ts'
import { type Gate, openGate } from '../../cluster/gate.ts'
import { claimGoodBooks, openUsers } from '../../cluster/users.ts'
import { withProvider } from '../../merchant.ts'
import { withModel } from '../../model.ts'
import type { ServerFixture } from '../../open-fixture.ts'
import type { Drill, Scenario } from '../../scenario.ts'

const userCount = 20
const processes = 3
const downMs = 5_000
const patienceMs = 90_000
const kinds = ['profile', 'summary'] as const
const things = [...kinds, 'checkout', 'password link']

export const clusterFailures: Scenario = {
  name: 'cluster-failures',
  what: `${userCount} users at ${processes} processes behind Caddy, PgBouncer before PostgreSQL: each part fails and comes back.`,
  databases: ['postgres'],
  programs: ['caddy', 'pgbouncer'],
  run: (drill) =>
    withModel((model, modelEnvironment) =>
      withProvider(async (provider, merchant) => {
        const smtp = await openSmtpStub()
        drill.after(() => smtp.close())
        const gates = {
          model: await openGate(model.baseUrl),
          payments: await openGate(provider.url),
          mail: await openGate(smtp.url),
        }
        drill.after(async () => {
          for (const gate of Object.values(gates)) gate.close()
        })
        const environment = {
          ...{ ...modelEnvironment, OPENAI_BASE_URL: gates.model.url },
          ...{ ...merchant, STRIPE_API_URL: gates.payments.url, SMTP_URL: gates.mail.url },
          ...{ RATE_LIMITS: 'off', WELCOME_DOCUMENTS: '1000' },
        }
        const fixture = await drill.open({ processes, proxied: true, pooled: true, environment })
        const users = await openUsers(fixture, userCount, {
          async findLink(email) {
            const mail = smtp.received.find(({ to }) => to.includes(email))
            return mail && /https?:\/\/\S+/.exec(plainText(mail))?.[0]
          },
          provide: (visitor) => visitor.post('/.netlify/functions/welcome', {}),
        })
        const attempts: Attempt[] = []
        let isOver = false
        const work = users.map(({ visitor, caller, email }, user) => {
          const attempt = async (what: string, send: () => Promise<number>) => {
            const startedAt = performance.now()
            const status = await send().catch(() => 0)
            attempts.push({ user, what, startedAt, at: performance.now(), status })
          }
          return (async () => {
            while (!isOver) {
              for (const kind of kinds) {
                const { ms, at, status } = await caller.call(kind)
                attempts.push({ user, what: kind, startedAt: at - ms, at, status })
              }
              await attempt('checkout', async () => {
                const answer = await visitor.post('/.netlify/functions/checkout', {})
                await answer.text()
                return answer.status
              })
              await attempt('password link', async () => {
                const { error } = await visitor.supabase.auth.resetPasswordForEmail(email)
                return error ? (error.status ?? 0) : 200
              })
              await setTimeout(200)
            }
          })()
        })
        try {
          await playFailures(drill, fixture, gates, attempts)
        } finally {
          isOver = true
          await Promise.all(work)
        }
        drill.figure(`errors of the proxy: ${fixture.proxyFaults()}`)
        await claimGoodBooks(drill, users)
      }),
    ),
}

type Gates = Readonly<Record<'model' | 'payments' | 'mail', Gate>>

async function playFailures(
  drill: Drill,
  fixture: ServerFixture,
  gates: Gates,
  attempts: readonly Attempt[],
): Promise<void> {
  const step = async (name: string, fail: () => Promise<unknown>) => {
    const from = attempts.length
    await fail()
    const backAt = performance.now()
    const isBack = () => haveAllSucceeded(attempts, backAt, userCount, things)
    while (!isBack() && performance.now() < backAt + patienceMs) await setTimeout(200)
    if (!isBack()) drill.claim(false, `${name}: not everybody can work again`)
    const seen = attempts.slice(from)
    const seconds = (longestOutageMs(seen) / 1000).toFixed(1)
    drill.figure(
      `${name}: ${seen.length} calls, longest outage ${seconds} s, errors ${errorsOf(seen)}`,
    )
  }
  await step('nothing fails', () => setTimeout(downMs))
  for (const at of fixture.servers.keys()) {
    await step(`process ${at + 1} is killed and started again`, () =>
      fixture.replace(at, { signal: 'SIGKILL' }),
    )
  }
  await step('PostgreSQL is restarted', async () => {
    await fixture.postgres?.halt('fast')
    await setTimeout(2_000)
    await fixture.postgres?.resume()
  })
  for (const [name, gate] of Object.entries(gates)) {
    await step(`${name} is down for ${downMs / 1000} s`, async () => {
      gate.close()
      await setTimeout(downMs)
      await gate.open()
    })
  }
}
