import { AppError, defaultPolicy } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../../test/fakes/fake-engine.ts'
import { aiPath, makeApp, summaryBody } from '../../../test/fakes/test-app.ts'
import { createRateLimits, rateBudgets } from '../../http/rate-limits.ts'
import { coreOf } from '../../services/analysis/summary-key.ts'

const content = 'A letter about the roof. It must be repaired by May.'
const unknownId = '00000000-0000-4000-8000-000000000000'
const question = (documentId: string, text = content) => ({
  action: 'chatCompletion',
  systemPrompt: 'question',
  content: text,
  question: 'When?',
  documentId,
})
const exportedSummary = (text = content) => ({ title: 'T', ...coreOf(summaryOf(text)) })
const exportBody = (documentId: string, summary: unknown = exportedSummary()) => ({
  action: 'chatCompletion',
  systemPrompt: 'export:executive-brief',
  content: JSON.stringify(summary),
  documentId,
})

async function errorOf(response: Response) {
  const body: unknown = await response.json()
  return { status: response.status, body }
}

function noMoreCalls() {
  const none = { perAccount: 0, perAddress: 0 }
  return createRateLimits({ budgets: { ...rateBudgets, ai_call: none } })
}

describe('a summary', () => {
  it('takes one credit and answers with usage and document', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 10 })
    const response = await post(aiPath, summaryBody(content), user.token)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      result: summaryOf(content),
      documentId: [...database.analyses.keys()][0],
      usage: { used: 1, limit: 10 },
    })
    expect(database.leases.size).toBe(0)
  })

  it('of the same document again is free and keeps its document', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    const first = await (await post(aiPath, summaryBody(content), user.token)).json()
    const second = await (await post(aiPath, summaryBody(content), user.token)).json()
    expect(second).toEqual(first)
    const other = await post(aiPath, summaryBody('Another document.'), user.token)
    expect(other.status).toBe(402)
  })

  it.each([
    ['provider_failed', 502],
    ['provider_timeout', 504],
  ] as const)('costs nothing when the engine fails with %s', async (code, status) => {
    const { post, database, engine } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    engine.onSummarize = async () => {
      throw new AppError(code)
    }
    expect(await errorOf(await post(aiPath, summaryBody(content), user.token))).toMatchObject({
      status,
      body: { code, error: 'No response received from AI. Please try again.' },
    })
    expect(database.profile(user.id).documents_used).toBe(0)
    expect(database.leases.size).toBe(0)
  })

  it('that the engine breaks off with an unknown error is a failed provider', async () => {
    const { post, database, engine, lines } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    engine.onSummarize = async () => {
      throw new TypeError(`cannot read ${content}`)
    }
    const response = await post(aiPath, summaryBody(content), user.token)
    expect(response.status).toBe(502)
    expect(lines.join('')).toContain('TypeError')
    expect(lines.join('')).not.toContain('roof')
  })

  it('is discarded when the credit cannot be taken', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    database.settleFailure = new AppError('usage_failed')
    expect(await errorOf(await post(aiPath, summaryBody(content), user.token))).toEqual({
      status: 500,
      body: {
        code: 'usage_failed',
        error: 'Failed to update document usage. Please try again.',
        requestId: expect.any(String),
      },
    })
    expect(database.leases.size).toBe(0)
  })
})

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

describe('questions and exports', () => {
  async function analysed() {
    const made = makeApp()
    const user = made.database.addUser('ada', { limit: 1 })
    await made.post(aiPath, summaryBody(content), user.token)
    const documentId = [...made.database.analyses.keys()][0] ?? ''
    return { ...made, user, documentId }
  }

  it('are answered for an analyzed document', async () => {
    const { post, user, documentId } = await analysed()
    const answer = await post(aiPath, question(documentId), user.token)
    expect(await answer.json()).toEqual({
      result: 'Yes.',
      verdict: 'answer',
      citations: [],
      nearest: [],
    })
    const text = await post(aiPath, exportBody(documentId), user.token)
    expect(await text.json()).toEqual({ result: 'An export.' })
  })

  it('write an export of the summary that was finished, whatever its title, date and citations', async () => {
    const { post, user, documentId, database } = await analysed()
    const exported = exportedSummary()
    for (const free of [{ title: 'Mine' }, { date: 'today' }, { citations: [], coverage: 'all' }]) {
      const body = exportBody(documentId, { ...exported, ...free })
      expect((await post(aiPath, body, user.token)).status).toBe(200)
    }
    const counted = database.counts.get(`export ${documentId}`)
    for (const change of [
      { type: 'Novel' },
      { purpose: 'To tell another thing' },
      { summary: 'Another document, summarized by nobody.' },
      { keyPoints: ['One point', 'Two points'] },
      { keyPoints: [], conclusions: ['One point'] },
      { conclusions: ['None'] },
      { criticalDetails: ['None'] },
      { recommendations: ['None'] },
      { risks: [] },
    ]) {
      const body = exportBody(documentId, { ...exported, ...change })
      expect(await errorOf(await post(aiPath, body, user.token))).toMatchObject({
        status: 403,
        body: { code: 'not_your_document' },
      })
    }
    expect(database.counts.get(`export ${documentId}`)).toBe(counted)
  })

  it('write an export of each finished run of the document', async () => {
    const { post, user, documentId, engine } = await analysed()
    const again = { ...summaryOf(content), keyPoints: ['Another point'] }
    engine.onSummarize = async () => again
    await post(aiPath, summaryBody(content), user.token)
    for (const summary of [exportedSummary(), { title: 'T', ...coreOf(again) }]) {
      const answer = await post(aiPath, exportBody(documentId, summary), user.token)
      expect(answer.status).toBe(200)
    }
  })

  it('are refused for an unknown document, another content or another user', async () => {
    const { post, user, documentId, database } = await analysed()
    const stranger = database.addUser('eve', { limit: 1 })
    for (const [body, token] of [
      [question(unknownId), user.token],
      [question(documentId, 'Other content'), user.token],
      [question(documentId), stranger.token],
      [exportBody(unknownId), user.token],
      [exportBody(documentId), stranger.token],
    ] as const) {
      expect(await errorOf(await post(aiPath, body, token))).toMatchObject({
        status: 403,
        body: {
          code: 'not_your_document',
          error: 'This document has not been analyzed in your account.',
        },
      })
    }
  })

  it('are capped for each document unless limits are off', async () => {
    const { post, user, documentId, database } = await analysed()
    database.counts.set(`question ${documentId}`, 200)
    database.counts.set(`export ${documentId}`, 60)
    const capped = await post(aiPath, question(documentId), user.token)
    expect(capped.status).toBe(429)
    expect(capped.headers.get('retry-after')).toBe('60')
    expect((await post(aiPath, exportBody(documentId), user.token)).status).toBe(429)

    const unlimited = makeApp({ limitsRates: false, database })
    expect((await unlimited.post(aiPath, question(documentId), user.token)).status).toBe(200)
  })

  it('send no citation that the content does not hold', async () => {
    const { post, user, documentId, engine } = await analysed()
    const exact = { field: 'answer' as const, index: 0, start: 0, end: 8, quote: 'A letter' }
    const wrong = { ...exact, quote: 'A better' }
    engine.onAnswer = async () => ({
      result: 'Yes.',
      verdict: 'answer',
      citations: [exact, wrong],
      nearest: [wrong, exact],
    })
    const answer = await post(aiPath, question(documentId), user.token)
    expect(await answer.json()).toMatchObject({ citations: [exact], nearest: [exact] })
  })

  it('say whether they answer, come closest or find nothing', async () => {
    const { post, user, documentId, engine } = await analysed()
    const asked = async (result: string, verdict: 'answer' | 'closest' | 'absent') => {
      engine.onAnswer = async () => ({ result, verdict, citations: [], nearest: [] })
      return post(aiPath, question(documentId), user.token)
    }
    const closest = 'Closest passage: "A letter."'
    expect(await (await asked(closest, 'closest')).json()).toMatchObject({ verdict: 'closest' })
    expect((await asked(closest, 'answer')).status).toBe(502)
    expect((await asked('Not mentioned in document', 'answer')).status).toBe(502)
  })

  it('that come back empty are a failed provider', async () => {
    const { post, user, documentId, engine } = await analysed()
    engine.onAnswer = async () => ({ result: ' ', verdict: 'answer', citations: [], nearest: [] })
    engine.onExport = async () => ''
    expect((await post(aiPath, question(documentId), user.token)).status).toBe(502)
    expect((await post(aiPath, exportBody(documentId), user.token)).status).toBe(502)
  })
})

describe('a title', () => {
  const titleBody = { action: 'generateTitle', content }

  it('comes from the model for who has a credit, else from the embedded engine', async () => {
    const { post, database } = makeApp()
    const paying = database.addUser('ada', { limit: 1 })
    const free = database.addUser('bob')
    const ask = async (token: string) => (await post(aiPath, titleBody, token)).json()
    expect(await ask(paying.token)).toEqual({ result: 'Title by fake-model' })
    expect(await ask(free.token)).toEqual({ result: 'Title by embedded' })
  })

  it('comes from the embedded engine once the titles of the day are written', async () => {
    const { post, database } = makeApp()
    const user = database.addUser('ada', { limit: 1 })
    database.titlesLeft = 1
    const ask = async () => (await post(aiPath, titleBody, user.token)).json()
    expect(await ask()).toEqual({ result: 'Title by fake-model' })
    expect(await ask()).toEqual({ result: 'Title by embedded' })
  })

  it('is Untitled Document when the engine fails, and at most 80 characters', async () => {
    const { post, database, embedded } = makeApp()
    const user = database.addUser('bob')
    embedded.onTitle = async () => {
      throw new Error('no')
    }
    const failed = await post(aiPath, titleBody, user.token)
    expect(failed.status).toBe(200)
    expect(await failed.json()).toEqual({ result: 'Untitled Document' })
    embedded.onTitle = async () => 'é'.repeat(200)
    expect(await (await post(aiPath, titleBody, user.token)).json()).toEqual({
      result: 'é'.repeat(80),
    })
  })
})
