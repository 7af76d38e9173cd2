import { expiryNoticeDays } from '@precis/domain'

const dayMs = 24 * 60 * 60 * 1000

/** `3 March 2027` in the visitor's own language. */
export function longDate(iso: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00:00` : iso)
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(date)
}

/** Whether credits run out within the days of notice. */
export function isExpiringSoon(expiresAt: string | null | undefined, now: number): boolean {
  if (!expiresAt) return false
  const left = Date.parse(expiresAt) - now
  return left > 0 && left <= expiryNoticeDays * dayMs
}
