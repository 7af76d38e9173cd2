import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@precis/domain'
import type { Logger } from 'pino'
import type { Listener } from '../http/listen.ts'
import type { WorkTracker } from './work-tracker.ts'

interface Stoppable {
  readonly log: Logger
  readonly listener: Listener
  readonly work: WorkTracker
  readonly close: () => Promise<void>
  /** How long `/readyz` says no before no connection is taken any more. */
  readonly drainMs: number
  /** How long requests in flight may take to finish. */
  readonly patienceMs: number
}

const abortPatienceMs = 3_000

/** Tells the proxy, takes no new requests, lets those in flight finish, ends what takes too long at no cost to its owner, then closes the database. */
export async function stopGracefully(parts: Stoppable): Promise<void> {
  parts.work.drain()
  parts.listener.drain()
  await pause(parts.drainMs, undefined, { ref: false })
  const finished = Promise.all([parts.listener.close(), parts.work.idle()])
  if (!(await isDoneWithin(finished, parts.patienceMs))) {
    parts.log.warn({ patienceMs: parts.patienceMs }, 'ending requests that take too long')
    parts.work.abort(new AppError('not_ready', { detail: 'the server stops' }))
    await isDoneWithin(finished, abortPatienceMs)
    parts.listener.cut()
  }
  await parts.close()
}

async function isDoneWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), ms)
  try {
    return await Promise.race([work.then(() => true), promise])
  } finally {
    clearTimeout(timer)
  }
}
