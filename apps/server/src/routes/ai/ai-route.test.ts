import { AppError } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../../test/fakes/fake-engine.ts'
import { aiPath, makeApp, summaryBody } from '../../../test/fakes/test-app.ts'
import { content, errorOf } from './testing/requests.ts'

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
