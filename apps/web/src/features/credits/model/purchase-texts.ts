import type { Purchase } from '../api/purchases.ts'

const dayMs = 24 * 60 * 60 * 1000

export function packText(documents: number): string {
  return `Document Pack, ${documents} document ${documents === 1 ? 'summary' : 'summaries'}`
}

/** How a purchase was paid; a test checkout says that it took no money. */
export function paidWith(provider: string): string {
  if (provider === 'welcome') return 'A welcome from Precis: no money was taken'
  if (provider === 'operator') return 'A gift from Precis: no money was taken'
  return provider === 'test' ? 'Test checkout: no money was taken' : 'Card payment through Stripe'
}

/** `Refunded`, `In dispute`, or nothing for a purchase that stands. */
export function statusOf({ status, disputed_at }: Purchase): string | null {
  if (status !== 'refunded') return null
  return disputed_at === null ? 'Refunded' : 'In dispute'
}

/** When the credits of a purchase run out, in ISO 8601; null when they never do. */
export function expiryOf({ granted_at, validity_days }: Purchase): string | null {
  if (validity_days === null) return null
  return new Date(Date.parse(granted_at) + validity_days * dayMs).toISOString()
}
