import { defaultPolicy } from '@precis/domain'
import bcrypt from 'bcryptjs'
import { afterAll, describe, expect, it } from 'vitest'
import { summaryOf } from '../../test/fakes/fake-engine.ts'
import { createDocumentKey } from '../services/analysis/document-key.ts'
import { hashPasswordsIn } from './pool-passwords.ts'
import { createPoolDocumentKey, createPoolTexts } from './pool-texts.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

const real = createWorkerPool()
afterAll(() => real.close())

/** The real pool, and what went through it. */
function setUp() {
  const names: string[] = []
  const pool: WorkerPool = {
    run: (name, input, options) => {
      names.push(name)
      return real.run(name, input, options)
    },
    close: async () => undefined,
  }
  return { names, pool, texts: createPoolTexts(pool, defaultPolicy) }
}
const long = 'The roof leaks. Repair it by May. Ärger €5. '.repeat(4_000)
const signal = new AbortController().signal
const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body))
const summary = (content: string) => ({
  ...{ action: 'chatCompletion', systemPrompt: 'summary', mode: 'general' },
  content,
})

describe('texts in the pool', () => {
  it.each([
    ['short', 'A letter.', []],
    ['long', long, ['readRequest']],
  ])('reads %s bodies alike', async (_, content, expected) => {
    const { names, texts } = setUp()
    const request = await texts.readRequest(bytesOf(summary(content)), 'ann', signal)
    expect(request).toEqual(summary(content))
    expect(names).toEqual(expected)
  })

  it.each([
    ['not JSON', new Uint8Array(100_000), 'invalid_request'],
    ['half a character', new Uint8Array(100_000).fill(0xc3), 'invalid_request'],
    ['blank', bytesOf(summary(' '.repeat(100_000))), 'empty_content'],
    ['too long', bytesOf(summary('a'.repeat(10_000_001))), 'too_large'],
  ])('refuses what is %s as ever', async (_, body, code) => {
    await expect(setUp().texts.readRequest(body, 'ann', signal)).rejects.toMatchObject({ code })
  })

  it('names documents and checks summaries as the calling thread does', async () => {
    const { names, pool, texts } = setUp()
    const secret = new Uint8Array(32).fill(7)
    expect(await createPoolDocumentKey(pool, secret)('ann', long)).toBe(
      createDocumentKey(secret)('ann', long),
    )
    const wrong = { ...summaryOf(long), citations: [] }
    const checked = await texts.requireValidSummary(wrong, long, 'ann')
    expect(checked.checks.length).toBeGreaterThan(0)
    await expect(texts.requireValidSummary(null, long, 'ann')).rejects.toMatchObject({
      code: 'provider_failed',
    })
    expect(names).toEqual(['documentKey', 'requireValidSummary', 'requireValidSummary'])
  })

  it('hashes passwords there, until told otherwise', async () => {
    const { names, pool } = setUp()
    const restore = hashPasswordsIn(pool)
    const hash = await bcrypt.hash('paperweight', 4)
    expect(await bcrypt.compare('paperweight', hash)).toBe(true)
    expect(await bcrypt.compare('paper', hash)).toBe(false)
    restore()
    expect(await bcrypt.compare('paperweight', hash)).toBe(true)
    expect(names).toEqual(['hashPassword', 'comparePassword', 'comparePassword'])
  })
})
