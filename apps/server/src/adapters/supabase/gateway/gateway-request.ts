import { setTimeout as pause } from 'node:timers/promises'
import type { Accounts } from '../../../services/accounts/ports.ts'
import type { Mail } from '../../../services/email/ports.ts'
import type { CallCounter, CallerLimits } from '../../../services/ports.ts'
import type { DataLog } from '../database-options.ts'
import type { Sql } from '../embedded/sql.ts'
import type { InTurn } from './turns.ts'

/** A request that is on the list, and what its handler may use. */
export interface GatewayRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly text: string
  /** The body when it is a JSON object, else empty. */
  readonly body: Readonly<Record<string, unknown>>
  readonly requestId: string
  /** The public origin that links in emails and redirects of this request lead to. */
  readonly origin: string
  readonly context: GatewayContext
  /** Absent where nobody counts the calls. */
  readonly callerLimits: CallerLimits | undefined
  /** Passes the request on to the embedded API, optionally with another body, and sends its mail. */
  forward(body?: object): Promise<Response>
}

export interface GatewayContext {
  readonly sql: Sql
  /** Whose active session an access token belongs to. */
  readonly identify: Accounts['identify']
  readonly log: DataLog
  readonly mailCoolDownSeconds: number
  readonly answerFloorMs: number
  /** Sign-ups of an address that has one already, in an hour. */
  readonly repeatedSignUps: CallCounter
  readonly inTurn: InTurn
  deliver(emails: readonly Mail[]): Promise<void>
  /** Whether mail can be handed over right now. */
  canDeliver(): Promise<boolean>
}

/** Answers no sooner than the floor, so that time does not tell a known address from an unknown one. */
export async function atLeast<T>(floorMs: number, run: () => Promise<T>): Promise<T> {
  const [, result] = await Promise.all([pause(floorMs), run()])
  return result
}

// Without what separates, quotes or comments on addresses in a mail's header.
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** The address a request names, as the account service keeps it; null when it cannot be one. */
export function readEmail(body: Readonly<Record<string, unknown>>): string | null {
  const { email } = body
  if (typeof email !== 'string' || email.length > 254) return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  if (/[\u0000-\u001f\u007f]/.test(email)) return null
  return address.test(email) ? email.toLowerCase() : null
}
