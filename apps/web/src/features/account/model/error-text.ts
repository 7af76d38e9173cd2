/** The message of a failure, or `fallback` where it says nothing a person could read. */
export function errorText(error: unknown, fallback: string): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return typeof message === 'string' && /\p{L}/u.test(message) ? message : fallback
}
