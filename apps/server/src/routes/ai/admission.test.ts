import { defaultPolicy } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { Gate, summaryOf } from '../../../test/fakes/fake-engine.ts'
import { aiPath, makeApp, summaryBody } from '../../../test/fakes/test-app.ts'
import { createRateLimits, rateBudgets } from '../../http/rate-limits.ts'

type Made = ReturnType<typeof makeApp>

/** Sends a body that fails the test when it is read. */
function sendUnread({ app }: Made, token: string, bytes: number) {
  const body = new ReadableStream<Uint8Array>(
    {
      pull: () => {
        throw new Error('read too early')
      },
    },
    { highWaterMark: 0 },
  )
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-length': String(bytes) },
    body,
    duplex: 'half',
  }
  return app.request(new Request(`http://localhost:3000${aiPath}`, init as RequestInit))
}

async function codeOf(response: Response): Promise<unknown> {
  const { code } = (await response.json()) as { code: unknown }
  return `${response.status} ${code}`
}

const megabyte = 1024 * 1024

describe('a large body', () => {
  it('is not read without a good token', async () => {
    expect(await codeOf(await sendUnread(makeApp(), 'bad.access.token', megabyte))).toBe(
      '401 unauthorized',
    )
  })

  it('is not read for somebody who has neither a credit nor a recent analysis', async () => {
    const made = makeApp()
    const none = made.database.addUser('ada')
    expect(await codeOf(await sendUnread(made, none.token, megabyte))).toBe('402 no_credits')
    const spent = made.database.addUser('bob', { limit: 1, used: 1 })
    expect(await codeOf(await sendUnread(made, spent.token, megabyte))).toBe('402 limit_reached')
  })

  it('is read for somebody whose last credit went into an analysis', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    const large = 'A letter about the roof. '.repeat(10_000)
    expect((await post(aiPath, summaryBody(large), user.token)).status).toBe(200)
    expect(database.profile(user.id).documents_used).toBe(1)
    expect((await post(aiPath, summaryBody(large), user.token)).status).toBe(200)
  })

  it('is not read over the rate', async () => {
    const none = { perAccount: 0, perAddress: 0 }
    const budgets = { ...rateBudgets, ai_call: none }
    const made = makeApp({ rateLimits: createRateLimits({ budgets }) })
    const user = made.database.addUser('ada', { limit: 1 })
    expect(await codeOf(await sendUnread(made, user.token, megabyte))).toBe('429 rate_limited')
  })

  it('is not read while its sender has as much in memory as may be', async () => {
    const policy = { ...defaultPolicy, maxContentCharacters: 300_000 }
    const made = makeApp({ policy })
    const { post, database, engine } = made
    const user = database.addUser('ada', { limit: 1 })
    const other = database.addUser('bob', { limit: 1 })
    const gate = new Gate()
    const started = new Gate()
    engine.onSummarize = async ({ content }) => {
      started.open()
      await gate.wait()
      return summaryOf(content)
    }
    const running = post(aiPath, summaryBody('x'.repeat(300_000)), user.token, {
      'content-length': String(5 * megabyte),
    })
    await started.wait()
    const refused = await sendUnread(made, user.token, megabyte)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await codeOf(refused)).toBe('429 rate_limited')
    engine.onSummarize = async ({ content }) => summaryOf(content)
    expect((await post(aiPath, summaryBody('A letter.'), other.token)).status).toBe(200)
    gate.open()
    expect((await running).status).toBe(200)
    const later = await post(aiPath, summaryBody('A letter.'), user.token, {
      'content-length': String(5 * megabyte),
    })
    expect(await codeOf(later)).toBe('402 limit_reached')
  })

  it('is refused with its cause in the log, and none of its text', async () => {
    const { post, database, lines } = makeApp()
    const user = database.addUser('ada')
    await post(aiPath, summaryBody(`MARKED ${'x'.repeat(100_000)}`), user.token)
    expect(lines.join('')).toContain('"code":"no_credits"')
    expect(lines.join('')).not.toContain('MARKED')
  })
})

describe('a small body', () => {
  it('of somebody who may not use the model is told its faults in the order of all others', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada')
    expect(await codeOf(await post(aiPath, '{"action":', user.token))).toBe('400 invalid_request')
    expect(await codeOf(await post(aiPath, summaryBody('A letter.'), user.token))).toBe(
      '402 no_credits',
    )
  })
})
