import type { Mailer } from '../../services/email/ports.ts'
import type { Tracer } from '../../services/ports.ts'
import type { PgliteLimits } from './embedded/pglite-thread.ts'

/** What the embedded API writes to; a pino logger fits. Never given SQL values, addresses or tokens. */
export interface DataLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface HostedProject {
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
}

export interface DatabaseOptions {
  /** Embedded database, generated secrets and captured mail. */
  readonly dataDir: string
  /** PostgreSQL to use instead of PGlite; secrets and captured mail then live there too. */
  readonly databaseUrl?: string | undefined
  /** A Supabase project to use instead of the embedded API. */
  readonly hosted?: HostedProject | undefined
  /** Origins this server answers on, the one for emails and redirects first. */
  readonly publicOrigins: readonly string[]
  /** Null keeps mail in the development mailbox. */
  readonly mailer: Mailer | null
  readonly google?: { readonly clientId: string; readonly clientSecret: string } | undefined
  readonly policy: {
    readonly freeRepeats: number
    readonly freeRepeatHours: number
    /** Bounds of a day for each user of a model; null where there is none. */
    readonly abandonedRunsPerDay: number | null
    readonly charactersPerDay: number | null
    readonly titlesPerDay: number | null
    readonly passwordMinLength: number
  }
  readonly log: DataLog
  readonly tracer?: Tracer | undefined
  readonly migrationsDir?: string | undefined
  /** How long PGlite may work on one task. */
  readonly pgliteLimits?: Partial<PgliteLimits> | undefined
  /** How long a lease lasts without a heartbeat. */
  readonly leaseSeconds?: number | undefined
  /** Least time between two emails of a kind to one address. */
  readonly mailCoolDownSeconds?: number | undefined
  /** Least time an answer takes that could otherwise tell a known address from an unknown one. */
  readonly answerFloorMs?: number | undefined
}
