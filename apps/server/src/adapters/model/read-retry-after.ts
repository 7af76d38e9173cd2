/** `Retry-After` as milliseconds from now, given in seconds or as a date, or `retry-after-ms`. */
export function readRetryAfter(headers: Headers | undefined): number | undefined {
  const exact = headers?.get('retry-after-ms')
  if (exact && Number.isFinite(Number(exact))) return Math.max(0, Number(exact))
  const value = headers?.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
