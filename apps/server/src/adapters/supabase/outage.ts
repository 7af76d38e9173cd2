import { AsyncLocalStorage } from 'node:async_hooks'
import { isAppError } from '@precis/domain'
import { isConflict } from './conflict.ts'

/** Seconds after which a caller may try again: a restart of the database takes about as long. */
export const outageRetrySeconds = 3

/** Connection lost or refused, shut down, starting, out of connections or of disk, a lock that somebody else keeps, a standby that takes no writes. */
const outageCodes = /^(08...|57P0[1235]|53[123]00|55P03|25006|25P03)$/

/** PostgreSQL's code for a connection that failed. */
export const awayCode = '08006'

/** The database is away for now. */
export class DatabaseAway extends Error {
  readonly code = awayCode

  constructor(cause: unknown) {
    super('the database is away', { cause })
    this.name = 'DatabaseAway'
  }
}

/** Whether a failure means that the database is away, whoever told of it. */
export function saysAway(error: unknown): boolean {
  return error instanceof DatabaseAway || (isAppError(error) && error.code === 'not_ready')
}

const watched = new AsyncLocalStorage<{ isAway: boolean; hasConflict: boolean }>()

/** The failure as it goes on: {@link DatabaseAway} when the database rather than the request is at fault. */
export function asOutage(error: unknown): unknown {
  if (error instanceof DatabaseAway) return error
  const store = watched.getStore()
  if (store !== undefined && isConflict(error)) store.hasConflict = true
  const isFromServer = error instanceof Error && 'code' in error && 'severity' in error
  if (isFromServer && !outageCodes.test(String(error.code))) return error
  if (store !== undefined) store.isAway = true
  return new DatabaseAway(error)
}

/** Runs code that does not say why it failed; answers whether the database was away meanwhile, or undid a transaction that met another. */
export async function watchOutage<T>(
  run: () => Promise<T>,
): Promise<{ result: T; isAway: boolean; hasConflict: boolean }> {
  const store = { isAway: false, hasConflict: false }
  const result = await watched.run(store, run)
  return { result, ...store }
}

/** What the embedded API answers while its database is away. */
export function awayAnswer(): Response {
  const headers = { 'retry-after': String(outageRetrySeconds) }
  return Response.json({ code: 'not_ready' }, { status: 503, headers })
}

/** Whether an answer of the API, or a missing one, means that its database or the API itself is down. */
export function isAway(status: number): boolean {
  return status === 0 || (status >= 502 && status <= 504)
}
