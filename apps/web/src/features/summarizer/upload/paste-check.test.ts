import { defaultPolicy } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { checkPaste, pasteLimitMessage } from './paste-check.ts'

describe('checkPaste', () => {
  it('accepts exactly the limit and refuses one word more', () => {
    expect(checkPaste('a '.repeat(15_000), defaultPolicy)).toMatchObject({
      words: 15_000,
      isTooLong: false,
    })
    expect(checkPaste('a '.repeat(15_001), defaultPolicy).isTooLong).toBe(true)
  })

  it('refuses more than 100,000 characters whatever the number of words', () => {
    expect(checkPaste('x'.repeat(100_000), defaultPolicy).isTooLong).toBe(false)
    expect(checkPaste('x'.repeat(100_001), defaultPolicy).isTooLong).toBe(true)
  })

  it('takes blank text for empty and punctuation for no word', () => {
    expect(checkPaste(' \n\t ', defaultPolicy)).toEqual({
      words: 0,
      isEmpty: true,
      isTooLong: false,
    })
    expect(checkPaste('one, two -- three', defaultPolicy).words).toBe(3)
  })

  it('names the limit of the policy', () => {
    expect(pasteLimitMessage(defaultPolicy)).toBe(
      'Text exceeds 15,000 word limit. Please reduce the length of your text.',
    )
    expect(pasteLimitMessage({ ...defaultPolicy, maxPasteWords: 500 })).toContain('500 word limit')
  })
})
