import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { CallCounter } from '../../services/ports.ts'
import { callFunction, type RunFunction } from './call-function.ts'

const counted = z.object({ calls: z.int(), ends_in_ms: z.int() })

/** Counts calls in the database. Keys are hashed with the secret: no e-mail or network address is stored. */
export function createCallCounter(
  run: RunFunction,
  secret: Uint8Array,
  windowSeconds: number,
): CallCounter {
  return {
    async count(name) {
      const key = createHmac('sha256', secret).update(`call:${name}`).digest('hex')
      const parameters = { p_key: key, p_window_seconds: windowSeconds }
      const answer = await callFunction(run, 'count_call', parameters, counted)
      return { calls: answer.calls, endsInMs: answer.ends_in_ms }
    },
  }
}
