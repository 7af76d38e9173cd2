import { describe, expect, it } from 'vitest'
import { defaultPolicy } from './policy.ts'
import { creditView } from './profile.ts'

const view = (used: number, limit: number) => creditView(used, limit, defaultPolicy)

describe('creditView', () => {
  it('knows an account without credits from one that used them up', () => {
    expect(view(0, 0).state).toBe('none')
    expect(view(10, 10).state).toBe('exhausted')
    expect(view(11, 10)).toMatchObject({ state: 'exhausted', remaining: 0, percentUsed: 100 })
  })

  it('warns at two remaining and at one', () => {
    expect(view(7, 10).state).toBe('ok')
    expect(view(8, 10)).toMatchObject({ state: 'low', remaining: 2, percentUsed: 80 })
    expect(view(9, 10).state).toBe('low')
  })
})
