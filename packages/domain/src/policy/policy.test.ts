import { describe, expect, it } from 'vitest'
import {
  defaultPolicy,
  fileLimitMegabytes,
  formatAmount,
  formatPrice,
  validityText,
} from './policy.ts'

describe('policy', () => {
  it('promises ten documents for five dollars', () => {
    expect(defaultPolicy.packDocuments).toBe(10)
    expect(formatPrice(defaultPolicy.packPriceCents)).toBe('$5')
    expect(formatAmount(defaultPolicy.packPriceCents)).toBe('$5.00')
  })

  it('shows cents only where there are any', () => {
    expect(formatPrice(550)).toBe('$5.50')
  })

  it('says how long credits last', () => {
    expect(validityText(defaultPolicy)).toBe('Credits never expire')
    expect(validityText({ ...defaultPolicy, creditValidityDays: 30 })).toBe(
      'Credits are valid for 30 days',
    )
  })

  it('limits files to 50 MB', () => {
    expect(fileLimitMegabytes(defaultPolicy)).toBe(50)
  })
})
