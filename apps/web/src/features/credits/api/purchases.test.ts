import { describe, expect, it } from 'vitest'
import { hasNewPurchase, type Purchase } from './purchases.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const purchase = (change: Partial<Purchase>): Purchase => ({
  transaction_id: 'tx_1',
  provider: 'test',
  status: 'granted',
  amount_cents: 500,
  currency: 'usd',
  documents: 10,
  validity_days: null,
  granted_at: '2026-11-21T11:58:00Z',
  refunded_at: null,
  disputed_at: null,
  ...change,
})

describe('a new purchase', () => {
  it('came within the last hour', () => {
    expect(hasNewPurchase([purchase({})], now)).toBe(true)
    expect(hasNewPurchase([purchase({ granted_at: '2026-11-21T10:59:00Z' })], now)).toBe(false)
  })

  it('is neither none nor one that was given back', () => {
    expect(hasNewPurchase([], now)).toBe(false)
    expect(hasNewPurchase([purchase({ status: 'refunded' })], now)).toBe(false)
  })
})
