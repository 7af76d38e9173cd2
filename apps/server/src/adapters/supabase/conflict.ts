const conflictCodes: readonly unknown[] = ['40001', '40P01']

/** How often a transaction is run that meets others. */
export const conflictAttempts = 3

/** Whether PostgreSQL says that transactions met in a way that one had to be undone: it may be run again. */
export function isConflict(error: unknown): boolean {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error
  return hasCode && conflictCodes.includes(error.code)
}

/** Runs one transaction, again when it met another. */
export async function retryConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === conflictAttempts || !isConflict(error)) throw error
    }
  }
}
