import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelClient, ModelRequest } from '@precis/analysis'
import { AppError } from '@precis/domain'
import { callOf, type RecordedReply, renumber } from './replies.ts'

export interface ReplayClient extends ModelClient {
  /** Calls for which no reply was recorded. */
  readonly missing: string[]
}

/** A model that says again what was recorded; `repairs` are calls named `… (2)`. Requests without a reply are written to `folder`. */
export function createReplayClient(
  replies: readonly RecordedReply[],
  folder: string | undefined,
): ReplayClient {
  const asked = new Map<string, number>()
  const missing: string[] = []
  return {
    model: 'replay',
    missing,
    complete: async (request) => {
      const name = callOf(request)
      const count = (asked.get(name) ?? 0) + 1
      asked.set(name, count)
      const call = count === 1 ? name : `${name} (${count})`
      const recorded = replies.find((one) => one.call === call)
      if (recorded !== undefined) return { text: renumber(recorded, request), finish: 'stop' }
      missing.push(call)
      if (folder !== undefined) keep(folder, `${call}`, request)
      throw new AppError('provider_failed', { detail: `no reply recorded: ${call}` })
    },
  }
}

function keep(folder: string, call: string, request: ModelRequest): void {
  mkdirSync(folder, { recursive: true })
  const name = call.replace(/[^\p{L}\p{N}()]+/gu, '-').slice(0, 90)
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ call, request }, null, 1))
}
