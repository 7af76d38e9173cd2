import type { Purchase } from '../api/purchases.ts'
import * as texts from '../texts.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What came with a purchase: a gift was not bought as a pack, and is called what it is. */
export function packText({
  provider,
  documents,
}: Pick<Purchase, 'provider' | 'documents'>): string {
  if (provider === 'welcome') return texts.welcomeGiftOf(documents)
  return provider === 'operator' ? texts.giftOf(documents) : texts.documentPackOf(documents)
}

export function isGift({ provider }: Pick<Purchase, 'provider'>): boolean {
  return provider === 'welcome' || provider === 'operator'
}

/** How a purchase was paid; a test checkout says that it took no money. */
export function paidWith(provider: string): string {
  if (provider === 'welcome') return texts.aWelcomeFromPrecisNoMoney
  if (provider === 'operator') return texts.aGiftFromPrecisNoMoney
  return provider === 'test' ? texts.testCheckoutNoMoneyWasTaken : texts.cardPaymentThroughStripe
}

/** `Refunded`, `In dispute`, or nothing for a purchase that stands. */
export function statusOf({ status, disputed_at }: Purchase): string | null {
  if (status !== 'refunded') return null
  return disputed_at === null ? texts.refunded : texts.inDispute
}

/** When the credits of a purchase run out, in ISO 8601; null when they never do. */
export function expiryOf({ granted_at, validity_days }: Purchase): string | null {
  if (validity_days === null) return null
  return new Date(Date.parse(granted_at) + validity_days * dayMs).toISOString()
}
