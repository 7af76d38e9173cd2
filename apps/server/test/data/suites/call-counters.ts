import { describe, expect, it } from 'vitest'
import type { TestDatabase } from '../support/test-database.ts'

interface Counted {
  readonly calls: number
  readonly ends_in_ms: number
}

let names = 0
function newKey(): string {
  names += 1
  return `${names}-`.padEnd(64, 'k')
}

/** Calls counted in the database. */
export function callCounterSuite(open: () => TestDatabase): void {
  const count = async (key: string, windowSeconds = 60) => {
    const [row] = await open().embedded.sql.query<{ answer: string }>(
      'select public.count_call($1, $2)::text as answer',
      [key, windowSeconds],
    )
    return JSON.parse(row?.answer ?? 'null') as Counted
  }
  const end = (key: string, ago: string) =>
    open().embedded.sql.query(
      `update public.call_counters set ends_at = now() - $2::text::interval where key = $1`,
      [key, ago],
    )
  const kept = async (keys: string[]) => {
    const rows = await open().embedded.sql.query<{ key: string }>(
      'select key from public.call_counters',
    )
    return rows.map((row) => row.key).filter((key) => keys.includes(key))
  }

  describe('the counter of calls', () => {
    it('counts each key for itself, and the time to the end of its window', async () => {
      const [one, other] = [newKey(), newKey()]
      expect((await count(one)).calls).toBe(1)
      const second = await count(one)
      expect(second.calls).toBe(2)
      expect(second.ends_in_ms).toBeGreaterThan(0)
      expect(second.ends_in_ms).toBeLessThanOrEqual(60_000)
      expect((await count(other)).calls).toBe(1)
    })

    it('loses no call of many at once', async () => {
      const key = newKey()
      const counts = await Promise.all(Array.from({ length: 50 }, () => count(key)))
      expect(counts.map(({ calls }) => calls).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      )
    })

    it('begins anew when a window has ended', async () => {
      const key = newKey()
      await count(key)
      await count(key)
      await end(key, '1 second')
      expect((await count(key)).calls).toBe(1)
    })

    it('begins anew when the clock was set back', async () => {
      const key = newKey()
      await count(key)
      await end(key, '-1 hour')
      const { calls, ends_in_ms } = await count(key)
      expect(calls).toBe(1)
      expect(ends_in_ms).toBeLessThanOrEqual(60_000)
      expect((await count(key)).calls).toBe(2)
    })

    it('removes windows that ended long ago, and no other', async () => {
      const [old, older, recent] = [newKey(), newKey(), newKey()]
      for (const key of [old, older, recent]) await count(key)
      await end(old, '2 hours')
      await end(older, '3 hours')
      await end(recent, '30 minutes')
      await count(newKey())
      expect(await kept([old, older, recent])).toEqual([recent])
    })
  })
}
