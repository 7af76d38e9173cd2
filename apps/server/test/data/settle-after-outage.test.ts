import { describe, expect, it, vi } from 'vitest'
import type { RunFunction } from '../../src/adapters/supabase/call-function.ts'
import { createCredits } from '../../src/adapters/supabase/credits.ts'
import { awayCode } from '../../src/adapters/supabase/outage.ts'
import { codeOf, facts } from './support/credit-work.ts'
import { testDatabaseOptions } from './support/test-database-options.ts'

const waits = vi.hoisted(() => [] as number[])
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void waits.push(ms),
}))

/** Credits in a database that fails so often before it answers. */
function creditsAfter(failures: number, failure: string) {
  let calls = 0
  waits.length = 0
  const run: RunFunction = async () => {
    calls += 1
    if (calls <= failures) return { failure }
    return { data: { outcome: 'settled', document_id: 'a-document', used: 1, limit: 10 } }
  }
  const credits = createCredits(run, testDatabaseOptions('unused').policy, 30)
  return credits.settle('a-token', facts, 'a-summary-key')
}

describe('a summary that is ready while the database is away', () => {
  it('is charged and kept once the database is back', async () => {
    const usage = { used: 1, limit: 10 }
    expect(await creditsAfter(7, awayCode)).toEqual({ documentId: 'a-document', usage })
    expect(waits).toEqual([3000, 3000, 3000])
  })

  it('is given up after three waits', async () => {
    expect(await codeOf(creditsAfter(8, awayCode))).toBe('usage_failed')
    expect(waits).toEqual([3000, 3000, 3000])
  })

  it('is tried once more, without a wait, when the database refuses', async () => {
    expect(await codeOf(creditsAfter(2, '23514'))).toBe('usage_failed')
    expect(waits).toEqual([])
  })
})
