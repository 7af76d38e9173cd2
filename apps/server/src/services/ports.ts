import type { Accounts } from './accounts/ports.ts'
import type { CallKind, Credits, ModelUse } from './analysis/ports.ts'
import type { EmailOutbox, Mailbox } from './email/ports.ts'
import type { CreditDeviation, Payments } from './payments/ports.ts'

/** The Supabase API this server offers or points to. */
export interface SupabaseEndpoint {
  /** `embedded` answers on this server's own origin. */
  readonly kind: 'embedded' | 'hosted'
  /** Address of a hosted project; null when embedded. */
  readonly url: string | null
  readonly publishableKey: string
  /** Answers a request to `/auth/v1` or `/rest/v1`; only when embedded. */
  readonly handle: ((request: Request, callerLimits?: CallerLimits) => Promise<Response>) | null
}

/** Limits what a caller may ask for with a token. Refuses by throwing. */
export interface CallerLimits {
  /** Called with a valid token, before the database is asked whether its session has ended. */
  onToken(userId: string): Promise<void>
  /** Called once the caller is known; null without a session. */
  onCaller(userId: string | null): Promise<void>
}

/** Counts calls in windows of fixed length, for all processes of one database together. */
export interface CallCounter {
  /** Counts one call of this name: how many its window has by now, and when that ends. */
  count(name: string): Promise<{ calls: number; endsInMs: number }>
}

/** Everything that keeps state, opened once by `main`. */
export interface Database {
  /** For the start-up line: `PGlite in ./data`, `PostgreSQL`, `Supabase project`. Without credentials. */
  readonly description: string
  readonly supabase: SupabaseEndpoint
  readonly accounts: Accounts
  readonly credits: Credits
  readonly payments: Payments
  readonly emailOutbox: EmailOutbox
  readonly mailbox: Mailbox
  /** Null when no other process can share this database. */
  readonly callCounter: CallCounter | null
  /** A random secret kept beside the data, made once: the same for all processes that share it. */
  secret(name: 'document-hash'): Promise<Uint8Array>
  /** What does not add up; empty when the books balance. */
  auditCredits(): Promise<CreditDeviation[]>
  /** Null when ready; otherwise why not. */
  readiness(): Promise<string | null>
  figures(): Promise<Figures>
  close(): Promise<void>
}

/** Counts of the database, under the names that `/metrics` gives them. */
export interface Figures {
  readonly accounts: number
  readonly documents_left: number
  readonly analyses_running: number
  readonly payments_open: number
  readonly payments_not_granted: number
  readonly emails_pending: number
  readonly emails_given_up: number
}

export type SpanAttributes = Readonly<Record<string, string | number>>
type Describe = (attributes: SpanAttributes) => void

/** Times the parts of a request, for the operator. Names and attributes hold neither text nor addresses. */
export interface Tracer {
  inSpan<T>(
    name: string,
    attributes: SpanAttributes,
    run: (describe: Describe) => Promise<T>,
  ): Promise<T>
  /** A request from outside, as part of the trace that its `traceparent` names. */
  inRequest<T>(
    name: string,
    traceparent: string | undefined,
    run: (describe: Describe) => Promise<T>,
  ): Promise<T>
}

/** Times nothing. */
export const noTracer: Tracer = {
  inSpan: (_name, _attributes, run) => run(() => undefined),
  inRequest: (_name, _traceparent, run) => run(() => undefined),
}

/** Numbers for the operator. */
export interface Metrics {
  countModelUse(kind: CallKind, use: ModelUse): void
  countRequest(method: string, route: string, status: number, durationMs: number): void
  /** `outcome` is `charged`, `repeat` or the code of the failure. */
  countAnalysis(outcome: string, durationMs: number): void
  text(): Promise<string>
  readonly contentType: string
}
