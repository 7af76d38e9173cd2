import { describe, expect, it } from 'vitest'
import { estimateSeconds, notePace } from './pace.ts'

describe('the estimate of the time an analysis takes', () => {
  it('is not made up before there was one', () => {
    expect(estimateSeconds(50_000)).toBeNull()
  })

  it('follows the middle of the last ones, by length', () => {
    notePace({ characters: 100_000, ms: 90_000 })
    for (const ms of [9_000, 11_000, 10_000]) notePace({ characters: 100_000, ms })
    expect(estimateSeconds(100_000)).toBe(11)
    expect(estimateSeconds(200_000)).toBe(22)
  })

  it('takes short texts alike', () => {
    notePace({ characters: 100, ms: 1_500 })
    expect(estimateSeconds(19_000)).toBe(2)
  })
})
