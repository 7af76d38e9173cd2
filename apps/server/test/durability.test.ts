import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDirectory, startedDirectory } from './data/support/started-directory.ts'
import { openTestDatabase } from './data/support/test-database.ts'
import { freePort } from './support/free-port.ts'
import { runAudit } from './support/operator-command.ts'
import { createRandom } from './support/random.ts'
import { type ServerProcess, spawnServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const rounds = 4
const seed = 13
const password = 'paperweight'

type Visitor = Awaited<ReturnType<typeof visit>>

interface Acknowledged {
  readonly email: string
  readonly visitor: Visitor
  packs: number
  analyses: number
  /** Requests that were sent but never answered may have been done all the same. */
  unanswered: number
}

const summaryOf = (seed: string) => ({
  action: 'chatCompletion',
  systemPrompt: 'summary',
  content: `Lease ${seed}. The tenant shall pay rent of $3,400 per month on the first business day. The lease runs for five years from 1 March 2025. The tenant may end the lease after thirty-six months with six months' written notice.`,
})

function acknowledged(answer: Response): Response {
  if (answer.status >= 400) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer
}

async function register(origin: string): Promise<{ email: string; visitor: Visitor }> {
  const email = `reader-${randomUUID()}@example.test`
  const visitor = await visit(origin)
  const { error } = await visitor.signUp(email, password)
  if (error) throw error
  acknowledged(await visitor.followMail(email))
  return { email, visitor }
}

async function signIn({ email, visitor }: { email: string; visitor: Visitor }) {
  const { error } = await visitor.signIn(email, password)
  if (error) throw error
}

async function balance({ visitor }: { visitor: Visitor }) {
  const { data, error } = await visitor.supabase
    .from('profiles')
    .select('documents_used, documents_limit')
    .single()
  if (error) throw error
  return { used: Number(data.documents_used), limit: Number(data.documents_limit) }
}

async function work(server: ServerProcess, log: Acknowledged[]) {
  await server.hasStarted
  for (;;) {
    const entry = { ...(await register(server.origin)), packs: 0, analyses: 0, unanswered: 0 }
    log.push(entry)
    await signIn(entry)
    acknowledged(await entry.visitor.buyPack())
    entry.packs += 1
    for (let number = 0; number < 3; number += 1) {
      entry.unanswered += 1
      await acknowledged(await entry.visitor.ai(summaryOf(`${entry.email} ${number}`))).json()
      entry.analyses += 1
      entry.unanswered -= 1
    }
  }
}

describe('killed without warning', () => {
  let environment: { DATA_DIR: string; RATE_LIMITS: string }
  let running: ServerProcess | undefined

  afterEach(async () => {
    await running?.stop('SIGKILL')
    running = undefined
    await rm(environment.DATA_DIR, { recursive: true, force: true })
  })

  const title = `while it starts, ${rounds} times (seed ${seed}), keeps its directory`
  it(title, { timeout: 600_000 }, async () => {
    environment = { DATA_DIR: await emptyDirectory(), RATE_LIMITS: 'off' }
    const random = createRandom(seed, 'durability')
    const port = await freePort()
    const log: Acknowledged[] = []
    for (let round = 0; round < rounds; round += 1) {
      const server = spawnServer(port, environment)
      let isKilled = false
      const timer = setTimeout(
        () => {
          isKilled = true
          void server.stop('SIGKILL')
        },
        150 + round * 400 + random.below(2500),
      )
      await work(server, log).catch((error: unknown) => {
        if (!isKilled) throw new Error(server.output.stderr, { cause: error })
      })
      clearTimeout(timer)
      await server.exited
    }
    running = spawnServer(port, environment)
    await running.hasStarted
    const newcomer = await register(running.origin)
    await signIn(newcomer)
    acknowledged(await newcomer.visitor.buyPack())
    expect(await balance(newcomer)).toEqual({ used: 0, limit: 10 })
    for (const entry of log) {
      await signIn(entry)
      const { used, limit } = await balance(entry)
      expect(limit).toBeGreaterThanOrEqual(entry.packs * 10)
      expect(used).toBeGreaterThanOrEqual(entry.analyses)
      expect(used).toBeLessThanOrEqual(entry.analyses + entry.unanswered)
    }
    await running.stop()
    expect(await runAudit(environment)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Everything adds up.'),
    })
  })

  it('frees an analysis that was running when the process died', { timeout: 600_000 }, async () => {
    environment = { DATA_DIR: await startedDirectory(), RATE_LIMITS: 'off' }
    const silentModel = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silentModel, 'listening')
    const { port: modelPort } = silentModel.address() as AddressInfo
    const port = await freePort()
    running = spawnServer(port, {
      ...environment,
      OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    })
    await running.hasStarted
    const reader = await register(running.origin)
    await signIn(reader)
    await reader.visitor.buyPack()
    const reached = once(silentModel, 'request')
    const hanging = reader.visitor.ai(summaryOf('hanging')).catch(() => null)
    await reached
    await running.stop('SIGKILL')
    await hanging
    silentModel.closeAllConnections()
    silentModel.close()

    const left = await openTestDatabase({ dataDir: environment.DATA_DIR })
    const { query } = left.embedded.sql
    const leases = await query<{ userId: string; secondsLeft: number }>(
      `select user_id as "userId",
         extract(epoch from expires_at - clock_timestamp())::float as "secondsLeft"
       from public.leases`,
    )
    expect(leases).toHaveLength(1)
    const { userId = '', secondsLeft = Number.NaN } = leases[0] ?? {}
    expect(secondsLeft).toBeLessThanOrEqual(30)
    const endLease = (when: string) =>
      query('update public.leases set expires_at = clock_timestamp() + $1::interval', [when])
    await endLease('1 hour')
    expect(await left.database.credits.begin(userId, 'another-document', 1)).toMatchObject({
      outcome: 'analysis_running',
    })
    await endLease('-1 second')
    await left.close()

    running = spawnServer(port, environment)
    await running.hasStarted
    await signIn(reader)
    expect((await reader.visitor.ai(summaryOf('hanging'))).status).toBe(200)
    expect(await balance(reader)).toEqual({ used: 1, limit: 10 })
  })
})
