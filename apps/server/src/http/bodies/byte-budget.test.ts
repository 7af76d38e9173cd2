import { describe, expect, it } from 'vitest'
import { createByteBudget } from './byte-budget.ts'

const refused = (detail: string) =>
  expect.objectContaining({ code: 'rate_limited', detail, retryAfterSeconds: 5 })

function failureOf(act: () => void): unknown {
  try {
    act()
    return null
  } catch (error) {
    return error
  }
}

describe('a byte budget', () => {
  it('bounds what one sender has in memory at once, and no other sender for it', () => {
    const budget = createByteBudget({ perHolder: 100, total: 1_000 })
    const first = budget.open('ada')
    first.growTo(60)
    const second = budget.open('ada')
    expect(failureOf(() => second.growTo(41))).toEqual(refused('too many bytes of one sender'))
    second.growTo(40)
    budget.open('bob').growTo(100)
    first.release()
    second.growTo(100)
  })

  it('bounds what all senders have in memory at once', () => {
    const budget = createByteBudget({ perHolder: 100, total: 150 })
    const first = budget.open('ada')
    first.growTo(100)
    const second = budget.open('bob')
    expect(failureOf(() => second.growTo(51))).toEqual(refused('too many bytes of all senders'))
    first.release()
    second.growTo(51)
  })

  it('reads a small body of one sender while the others hold everything', () => {
    const budget = createByteBudget({ perHolder: 100, total: 150, smallBytes: 10 })
    budget.open('ada').growTo(100)
    budget.open('bob').growTo(50)
    const small = budget.open('eve')
    small.growTo(10)
    expect(failureOf(() => small.growTo(11))).toEqual(refused('too many bytes of all senders'))
    const full = budget.open('ada')
    expect(failureOf(() => full.growTo(10))).toEqual(refused('too many bytes of one sender'))
  })

  it('counts a body that grows once, and gives it back once', () => {
    const budget = createByteBudget({ perHolder: 100, total: 100 })
    const hold = budget.open('ada')
    for (const bytes of [10, 50, 30, 100]) hold.growTo(bytes)
    hold.release()
    hold.release()
    const next = budget.open('ada')
    next.growTo(100)
    expect(failureOf(() => budget.open('ada').growTo(1))).not.toBeNull()
  })
})
