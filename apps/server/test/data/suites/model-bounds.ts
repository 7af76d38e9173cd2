import { isAppError } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { deviations } from '../support/credit-work.ts'
import { type TestDatabase, testDatabaseOptions } from '../support/test-database.ts'

const { abandonedRunsPerDay, charactersPerDay, freeRepeats } = testDatabaseOptions('').policy
const free = abandonedRunsPerDay ?? 0
const day = charactersPerDay ?? 0

const facts = {
  engine: 'model',
  mode: 'general',
  language: null,
  characters: 1_000,
  parts: 3,
  items: 9,
  durationMs: 5,
} as const
const use = { calls: 2, characters: 40, promptTokens: 700, completionTokens: 90, cachedTokens: 64 }

let keys = 0
const newKey = () => {
  keys += 1
  return `bounded-document-${String(keys).padStart(20, '0')}`
}

async function codeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
    return 'nothing thrown'
  } catch (error) {
    return isAppError(error) ? error.code : String(error)
  }
}

/** What one user of a model may cost, counted where all processes see it. */
export function modelBoundSuite(open: () => TestDatabase): void {
  const customer = async (documents = 9) => {
    const db = open()
    const { id, client } = await db.person()
    await db.buy(id, documents)
    const { credits, accounts } = db.database
    const begin = async (key: string, characters = 1) => {
      const begun = await credits.begin(id, key, characters)
      if (begun.outcome !== 'leased') throw new Error(`begin answered ${begun.outcome}`)
      return begun
    }
    const finish = async (key: string, summaryKey: string) =>
      credits.settle((await begin(key)).token, facts, summaryKey)
    const abandon = async (key: string) => credits.abandon(id, (await begin(key)).token)
    const used = async () => (await accounts.loadProfile(id))?.documents_used
    const passDay = () =>
      db.embedded.sql.query('update public.model_use set day = day - 1 where user_id = $1', [id])
    const useOfDay = async () => {
      const [row] = await db.embedded.sql.query<{ row: string }>(
        'select to_jsonb(u)::text as row from public.model_use u where user_id = $1',
        [id],
      )
      return JSON.parse(row?.row ?? 'null') as unknown
    }
    return { db, id, client, credits, begin, finish, abandon, used, passDay, useOfDay }
  }

  describe('abandoned runs', () => {
    it('are free so many times a day, whatever the document, then no longer', async () => {
      const { begin, abandon, credits, passDay, used } = await customer()
      for (let run = 0; run < free; run += 1) await abandon(newKey())
      const late = await begin(newKey())
      expect(late.mayLeave).toBe(false)
      await credits.release(late.token)
      expect(await used()).toBe(0)
      await passDay()
      expect((await begin(newKey())).mayLeave).toBe(true)
    })

    it('count when a free repeat is left, too', async () => {
      const { begin, finish, abandon } = await customer()
      const key = newKey()
      await finish(key, 'a-summary-key')
      for (let run = 0; run < free; run += 1) await abandon(key)
      expect((await begin(key)).mayLeave).toBe(false)
    })

    it('of one user are no other user’s', async () => {
      const one = await customer()
      for (let run = 0; run < free; run += 1) await one.abandon(newKey())
      const other = await customer()
      expect((await other.begin(newKey())).mayLeave).toBe(true)
    })

    it('give their lease back', async () => {
      const { abandon, begin } = await customer()
      await abandon(newKey())
      expect((await begin(newKey())).isRepeat).toBe(false)
    })
  })

  describe('a run charged at its first part', () => {
    it('takes one credit, however often it is charged and then settled', async () => {
      const { begin, credits, used } = await customer()
      const { token } = await begin(newKey())
      await Promise.all(Array.from({ length: 4 }, () => credits.charge(token, facts)))
      expect(await used()).toBe(1)
      const settled = await credits.settle(token, facts, 'a-summary-key')
      expect(settled.usage).toEqual({ used: 1, limit: 9 })
      expect(await used()).toBe(1)
      expect(await deviations(open())).toEqual([])
    })

    it('and left can be repeated as often as a finished one', async () => {
      const { begin, credits, finish, used } = await customer()
      const key = newKey()
      const { token } = await begin(key)
      await credits.charge(token, facts)
      await credits.release(token)
      for (let run = 0; run < freeRepeats; run += 1) await finish(key, `summary-${run}`)
      expect(await used()).toBe(1)
      await finish(key, 'the next')
      expect(await used()).toBe(2)
      expect(await deviations(open())).toEqual([])
    })

    it('takes a free repeat where it is one, once', async () => {
      const { begin, credits, finish } = await customer()
      const key = newKey()
      await finish(key, 'a-summary-key')
      for (let run = 0; run < freeRepeats; run += 1) {
        const { token, isRepeat } = await begin(key)
        expect(isRepeat).toBe(true)
        await credits.charge(token, facts)
        if (run === 0) await credits.settle(token, facts, 'another')
        else await credits.release(token)
      }
      expect((await begin(key)).isRepeat).toBe(false)
    })

    it('is refused when the credit has gone meanwhile, or the lease', async () => {
      const { begin, credits, client } = await customer(1)
      const { token } = await begin(newKey())
      expect((await client.rpc('increment_document_usage')).error).toBeNull()
      expect(await codeOf(credits.charge(token, facts))).toBe('limit_reached')
      await credits.release(token)
      expect(await codeOf(credits.charge(token, facts))).toBe('usage_failed')
    })
  })

  describe('the characters of a day', () => {
    it('are bounded for summaries, questions, exports and titles together', async () => {
      const { id, begin, credits, finish, passDay } = await customer()
      const key = newKey()
      const { documentId } = await finish(key, 'a-summary-key')
      const question = { userId: id, documentId, key, cap: 9, characters: 1 }
      const written = { ...question, key: 'a-summary-key' }
      expect(await credits.countQuestion({ ...question, characters: day - 11 })).toBe(true)
      expect(await credits.countExport({ ...written, characters: 5 })).toBe(true)
      expect(await credits.countTitle(id, 3)).toBe(true)
      await credits.release((await begin(newKey(), 2)).token)
      expect(await codeOf(credits.begin(id, newKey(), 1))).toBe('rate_limited')
      expect(await codeOf(credits.begin(id, key, 1))).toBe('rate_limited')
      expect(await codeOf(credits.countQuestion(question))).toBe('rate_limited')
      expect(await codeOf(credits.countExport(written))).toBe('rate_limited')
      expect(await credits.countTitle(id, 1)).toBe(false)
      await passDay()
      expect((await begin(newKey(), day)).isRepeat).toBe(false)
    })

    it('cannot be raced past', async () => {
      const { id, credits } = await customer()
      const key = newKey()
      const begun = await credits.begin(id, key, 1)
      if (begun.outcome !== 'leased') throw new Error('not leased')
      const { documentId } = await credits.settle(begun.token, facts, 'a-summary-key')
      const question = { userId: id, documentId, key, cap: 99, characters: Math.ceil(day / 3) }
      const asked = await Promise.allSettled(
        Array.from({ length: 12 }, () => credits.countQuestion(question)),
      )
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    })

    it('are not spent by what is refused', async () => {
      const { id, credits, begin, useOfDay } = await customer(1)
      await begin(newKey(), 7)
      await credits.begin(id, newKey(), 500)
      const refused = { userId: id, documentId: crypto.randomUUID(), key: 'k', cap: 9 }
      expect(await credits.countExport({ ...refused, characters: 500 })).toBe(false)
      expect(await useOfDay()).toMatchObject({ characters: 7 })
    })

    it('say when the next day begins', async () => {
      const { id, credits } = await customer()
      const refused = await credits.begin(id, newKey(), day + 1).catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'rate_limited' })
      const seconds = isAppError(refused) ? (refused.retryAfterSeconds ?? 0) : 0
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(86_400)
    })
  })

  it('bounds the titles of a day', async () => {
    const { id, credits, passDay } = await customer()
    expect(await credits.countTitle(id, 1)).toBe(true)
    expect(await credits.countTitle(id, 1)).toBe(true)
    expect(await credits.countTitle(id, 1)).toBe(false)
    await passDay()
    expect(await credits.countTitle(id, 1)).toBe(true)
  })

  it('keeps what the model came to, by day and user, without text', async () => {
    const { id, credits, useOfDay } = await customer()
    await Promise.all(Array.from({ length: 3 }, () => credits.recordUse(id, use)))
    expect(await useOfDay()).toEqual({
      user_id: id,
      day: new Date().toISOString().slice(0, 10),
      characters: 120,
      titles: 0,
      abandoned_runs: 0,
      calls: 6,
      prompt_tokens: 2_100,
      completion_tokens: 270,
      cached_tokens: 192,
    })
    const data = JSON.stringify(await open().database.accounts.exportData(id))
    expect(data).toContain('"prompt_tokens"')
    await open().database.accounts.deleteAccount(id)
    await credits.recordUse(id, use)
    expect(await useOfDay()).toBeNull()
  })

  describe('an export', () => {
    it('is written of any summary that was finished for the document, and of no other', async () => {
      const { id, credits, finish } = await customer()
      const key = newKey()
      const { documentId } = await finish(key, 'summary-0')
      for (let run = 1; run <= freeRepeats; run += 1) await finish(key, `summary-${run}`)
      const other = await finish(newKey(), 'summary-of-another')
      const may = (document: string, key: string) =>
        credits.countExport({ userId: id, documentId: document, key, cap: 60, characters: 1 })
      for (let run = 0; run <= freeRepeats; run += 1) {
        expect(await may(documentId, `summary-${run}`)).toBe(true)
      }
      expect(await may(documentId, 'summary-of-another')).toBe(false)
      expect(await may(other.documentId, 'summary-0')).toBe(false)
    })

    it('is written of none when a run was charged, but not finished', async () => {
      const { id, credits, begin, client } = await customer()
      const { token } = await begin(newKey())
      await credits.charge(token, facts)
      const { data } = await client.from('analyses').select('id')
      const [analysis] = (data ?? []) as { id: string }[]
      const documentId = analysis?.id ?? ''
      const asked = { userId: id, documentId, key: 'any-key', cap: 60, characters: 1 }
      expect(await credits.countExport(asked)).toBe(false)
    })

    it('keeps the hashes of a bounded number of summaries', async () => {
      const { credits, begin, db, id } = await customer(30)
      const key = newKey()
      for (let run = 0; run < 12; run += 1) {
        await credits.settle((await begin(key)).token, facts, `summary-${run}`)
      }
      const rows = await db.embedded.sql.query<{ kept: number }>(
        'select cardinality(summary_keys) as kept from public.analyses where user_id = $1',
        [id],
      )
      expect(rows.every(({ kept }) => kept <= 10)).toBe(true)
    })
  })
}
