import { defaultPolicy } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { aiPath, makeApp, summaryBody } from '../../../test/fakes/test-app.ts'
import { createRateLimits, rateBudgets } from '../../http/rate-limits.ts'
import { content, errorOf, exportBody, unknownId } from './testing/requests.ts'

function noMoreCalls() {
  const none = { perAccount: 0, perAddress: 0 }
  return createRateLimits({ budgets: { ...rateBudgets, ai_call: none } })
}

describe('the order of checks', () => {
  const policy = { ...defaultPolicy, maxContentCharacters: 1_000 }
  const big = 'x'.repeat(1_001)
  const steps = [
    { code: 'unauthorized', status: 401 },
    { code: 'invalid_request', status: 400 },
    { code: 'too_large', status: 413 },
    { code: 'rate_limited', status: 429 },
    { code: 'no_credits', status: 402 },
    { code: 'analysis_running', status: 409 },
  ] as const

  /** A call with every fault from the given step on. */
  async function callWithFaultsFrom(step: number) {
    const has = (code: (typeof steps)[number]['code']) =>
      steps.findIndex((candidate) => candidate.code === code) >= step
    const made = makeApp({ policy, ...(has('rate_limited') && { rateLimits: noMoreCalls() }) })
    const user = made.database.addUser('ada', { limit: has('no_credits') ? 0 : 1 })
    if (has('analysis_running')) {
      const lease = { token: 't', userId: user.id, documentKey: 'k', isRepeat: false }
      made.database.leases.set('t', lease)
    }
    const text = has('too_large') ? big : content
    const body = has('invalid_request') ? { ...summaryBody(text), action: '?' } : summaryBody(text)
    return made.post(aiPath, body, has('unauthorized') ? 'bad.access.token' : user.token)
  }

  it.each(steps.map((step, index) => [step.code, step.status, index] as const))(
    '%s comes before all that follow it',
    async (code, status, index) => {
      expect(await errorOf(await callWithFaultsFrom(index))).toMatchObject({
        status,
        body: { code, requestId: expect.any(String) },
      })
    },
  )

  it('lets a free repeat pass without credits, but not while another analysis runs', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    await post(aiPath, summaryBody(content), user.token)
    database.leases.set('t', { token: 't', userId: user.id, documentKey: 'k', isRepeat: false })
    const running = await post(aiPath, summaryBody(content), user.token)
    expect(running.status).toBe(409)
    expect(running.headers.get('retry-after')).toBe('7')
    database.leases.clear()
    expect((await post(aiPath, summaryBody(content), user.token)).status).toBe(200)
  })

  it('says limit_reached once credits are used up', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1, used: 1 })
    expect(await errorOf(await post(aiPath, summaryBody(content), user.token))).toMatchObject({
      status: 402,
      body: {
        code: 'limit_reached',
        error: 'Document limit reached. Please purchase more document credits to continue.',
      },
    })
  })
})

describe('a body that cannot be used', () => {
  const understood = 'The request could not be understood.'
  it.each([
    ['{"action":', understood],
    ['[]', understood],
    ['"text"', understood],
    [JSON.stringify({ action: 'unknown', content }), understood],
    [JSON.stringify({ ...summaryBody(content), systemPrompt: 'Write a poem' }), understood],
    [JSON.stringify({ ...summaryBody(content), systemPrompt: 'export:poem' }), understood],
    [JSON.stringify({ ...summaryBody(content), mode: 'poetic' }), understood],
    [JSON.stringify({ ...summaryBody(content), content: 5 }), understood],
    [JSON.stringify(exportBody('not-an-id')), understood],
    [JSON.stringify({ ...exportBody(unknownId), content: 'not JSON' }), understood],
    [JSON.stringify(exportBody(unknownId, { title: 5 })), understood],
    [JSON.stringify(exportBody(unknownId, { summary: 'x'.repeat(100_001) })), understood],
    [JSON.stringify(summaryBody('')), 'No content provided for analysis'],
    [JSON.stringify(summaryBody(' \n\t ')), 'No content provided for analysis'],
    [JSON.stringify({ action: 'generateTitle' }), 'No content provided for analysis'],
  ])('%s', async (body, error) => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    expect(await errorOf(await post(aiPath, body, user.token))).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', error },
    })
    expect(database.profile(user.id).documents_used).toBe(0)
  })

  it('is refused by its length before it is read', async () => {
    const { app, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    const body = new ReadableStream<Uint8Array>(
      {
        pull: () => {
          throw new Error('read too early')
        },
      },
      { highWaterMark: 0 },
    )
    const response = await app.request(
      new Request(`http://localhost:3000${aiPath}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${user.token}`, 'content-length': '900000000' },
        body,
        duplex: 'half',
      } as RequestInit),
    )
    expect(response.status).toBe(413)
  })

  it('may hold ten million characters that take six bytes each', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    const escaped = `{"action":"generateTitle","content":"${'\\u00e9'.repeat(10_000_000)}"}`
    expect((await post(aiPath, escaped, user.token)).status).toBe(200)
  })
})

describe('who may ask', () => {
  it.each(['', 'Bearer ', 'Basic abc', 'Bearer bad.access.token', 'Bearer a b'])(
    'not with the header "%s"',
    async (authorization) => {
      const { post } = makeApp()
      const response = await post(aiPath, summaryBody(content), undefined, { authorization })
      expect(await errorOf(response)).toMatchObject({
        status: 401,
        body: { error: 'Your session has expired. Please sign in again.', code: 'unauthorized' },
      })
    },
  )

  it('not with the token of a deleted account', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    await database.accounts.deleteAccount(user.id)
    expect((await post(aiPath, summaryBody(content), user.token)).status).toBe(401)
  })
})
