import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

describe('timeLeft', () => {
  it('goes by the pages finished so far', () => {
    expect(timeLeft(8_000, 4, 20)).toBe('About 40 s more.')
    expect(timeLeft(60_000, 1, 5)).toBe('About 5 min more.')
  })

  it('says nothing before a page is finished, or when nothing is left', () => {
    expect(timeLeft(8_000, 0, 20)).toBe('')
    expect(timeLeft(8_000, 4, 0)).toBe('')
  })
})
