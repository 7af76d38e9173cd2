import type { Policy } from './policy-schema.ts'

export const defaultPolicy: Policy = {
  packDocuments: 10,
  welcomeDocuments: 0,
  packPriceCents: 500,
  currency: 'usd',
  creditValidityDays: null,
  supportEmail: 'support@precis.example',
  maxFileBytes: 50 * 1024 * 1024,
  maxPasteWords: 15_000,
  maxPasteCharacters: 100_000,
  maxContentCharacters: 10_000_000,
  lowCreditThreshold: 2,
  passwordMinLength: 6,
  questionsPerDocument: 200,
  exportsPerDocument: 60,
  freeRepeats: 5,
  freeRepeatHours: 24,
  abandonedRunsPerDay: null,
  charactersPerDay: null,
  titlesPerDay: null,
  tryOut: { maxPages: 40, maxCharacters: 200_000, maxFileBytes: 10 * 1024 * 1024 },
}

/** What differs where a model reads the documents: each of them costs the operator money. */
export const modelPolicy = {
  maxContentCharacters: 2_000_000,
  freeRepeats: 2,
  abandonedRunsPerDay: 3,
  charactersPerDay: 20_000_000,
  titlesPerDay: 200,
}

/** How many days ahead people hear that credits expire. */
export const expiryNoticeDays = 7

/** `500` -> `$5`, `550` -> `$5.50`: how prices are written in running text and on buttons. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`
}

/** `500` -> `$5.00`: how amounts are written on a bill. */
export function formatAmount(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

/** "Credits never expire", or how long they last when the operator turned expiry on. */
export function validityText(policy: Policy): string {
  return policy.creditValidityDays === null
    ? 'Credits never expire'
    : `Credits are valid for ${policy.creditValidityDays} days`
}

/** Megabytes as people read them on a button: 52428800 -> 50. */
export function fileLimitMegabytes(policy: Policy): number {
  return Math.floor(policy.maxFileBytes / (1024 * 1024))
}
