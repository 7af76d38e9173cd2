import { describe, expect, it } from 'vitest'
import { countWords, normalizePastedText, readingTimeMinutes } from './text.ts'

describe('normalizePastedText', () => {
  it('unifies line endings and trims lines', () => {
    expect(normalizePastedText('  a \r\n b\rc  ')).toBe('a\nb\nc')
  })

  it('folds three or more blank lines into one and keeps fewer', () => {
    expect(normalizePastedText('a\n\n\n\nb')).toBe('a\n\nb')
    expect(normalizePastedText('a\n\n\nb')).toBe('a\n\n\nb')
  })
})

describe('countWords', () => {
  it('counts after punctuation is replaced with spaces', () => {
    expect(countWords('one-two, three. $5!')).toBe(4)
    expect(countWords(' \n ')).toBe(0)
  })
})

describe('readingTimeMinutes', () => {
  it('reads 200 words a minute, rounded up', () => {
    expect([0, 1, 200, 201].map(readingTimeMinutes)).toEqual([0, 1, 1, 2])
  })
})
