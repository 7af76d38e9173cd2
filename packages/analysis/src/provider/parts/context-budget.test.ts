import { describe, expect, it } from 'vitest'
import { charactersInToken, createContextBudget } from './context-budget.ts'

const english = 'The tenant shall pay the rent on the first day of each month. '.repeat(1_000)

describe('the budget of a context', () => {
  it('leaves room for task and reply, and never makes the parts of a summary larger than 100,000', () => {
    const budget = createContextBudget({ contextTokens: 128_000 })
    expect(budget.questionCharacters(english)).toBeGreaterThan(250_000)
    expect(budget.questionCharacters(english)).toBeLessThan(128_000 * 4)
    expect(budget.chunkCharacters(english)).toBe(100_000)
  })

  it('is small for a small model, also for a summary', () => {
    const budget = createContextBudget({ contextTokens: 8_192 })
    expect(budget.questionCharacters(english)).toBeLessThan(8_192 * 2)
    expect(budget.chunkCharacters(english)).toBe(budget.questionCharacters(english))
  })

  it.each([
    ['English', english, 3, 4.2],
    ['Chinese', '出租人应于每月一日前交付房屋并承担维修费用'.repeat(500), 0.6, 1],
    ['Russian', 'Наймодатель обязан предоставить помещение в срок. '.repeat(500), 1.5, 2.6],
    ['nothing', '', 1, 1],
  ])('counts %s as tokenizers do, with caution', (_, text, least, most) => {
    expect(charactersInToken(text)).toBeGreaterThanOrEqual(least)
    expect(charactersInToken(text)).toBeLessThanOrEqual(most)
  })
})
