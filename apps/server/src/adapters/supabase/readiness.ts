import { z } from 'zod'
import { callFunction, type RunFunction } from './call-function.ts'

const keptMs = 1_000

/** Tells why the database is not ready, or null. Asks it once a second at most, however often it is asked itself. */
export function createReadiness(run: RunFunction): () => Promise<string | null> {
  let known: Promise<string | null> | null = null
  const ask = async () => {
    try {
      await callFunction(run, 'check_writable', {}, z.literal(true))
      return null
    } catch {
      return 'the database does not answer, cannot write, or its migrations are missing'
    }
  }
  return () => {
    known ??= ask().finally(() => setTimeout(() => (known = null), keptMs).unref())
    return known
  }
}
