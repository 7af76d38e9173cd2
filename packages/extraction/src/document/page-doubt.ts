import type { PageSpan } from './document.ts'

const unsureBelow = 60

/** Why a page deserves a look: nothing could be had from it, or its words are uncertain. */
export type PageDoubt = 'lost' | 'unsure'

/** Why a page deserves a look before the analysis; null when it does not, or was looked at. */
export function pageDoubt({ source, confidence, review }: PageSpan): PageDoubt | null {
  if (review !== undefined) return null
  if (source === 'unread' || source === 'failed') return 'lost'
  return source === 'ocr' && confidence !== undefined && confidence < unsureBelow ? 'unsure' : null
}

/** Whether a recognized word deserves a look. */
export function isUnsureWord({ confidence }: { readonly confidence?: number }): boolean {
  return confidence !== undefined && confidence < unsureBelow
}
