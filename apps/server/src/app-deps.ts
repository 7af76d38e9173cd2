import type { AnalysisEngine } from '@precis/analysis'
import type { Policy } from '@precis/domain'
import type { Logger } from 'pino'
import type { SmallBodies } from './http/bodies/small-bodies.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { WorkTracker } from './lifecycle/work-tracker.ts'
import type { DocumentKey } from './services/analysis/document-key.ts'
import type { SummaryKey } from './services/analysis/summary-key.ts'
import type { TextWork } from './services/analysis/text-work.ts'
import type { Mailer } from './services/email/ports.ts'
import type { PaymentProvider, PaymentWebhook } from './services/payments/ports.ts'
import type { Database, Metrics, Tracer } from './services/ports.ts'
import type { Site } from './static/site.ts'

/** Everything the application works with, made by `main` or by a test. */
export interface AppDeps {
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly database: Database
  readonly engine: AnalysisEngine
  readonly embedded: AnalysisEngine
  readonly paymentProvider: PaymentProvider
  /** Null while no card payments are set up. */
  readonly paymentWebhook: PaymentWebhook | null
  readonly documentKey: DocumentKey
  readonly summaryKey: SummaryKey
  readonly texts: TextWork
  readonly policy: Policy
  readonly publicUrl: string
  /** Whether requests under any host name are taken: nobody said what the public address is. */
  readonly takesAnyHost: boolean
  /** Opens the mailbox and the metrics from elsewhere than this machine. */
  readonly operatorToken: string
  readonly trustsProxy: boolean
  readonly hasGoogle: boolean
  /** The host that text is sent on to; null with the embedded engine. */
  readonly modelHost: string | null
  /** Whether mail is captured here instead of sent. */
  readonly capturesMail: boolean
  readonly mailer: Mailer
  /** Has pending emails sent now instead of at the next round. */
  readonly emailsDue: () => void
  readonly rateLimits: RateLimits
  readonly smallBodies: SmallBodies
  /** False lifts the caps on questions and exports too. */
  readonly limitsRates: boolean
  readonly work: WorkTracker
  readonly site: Site
  readonly heartbeatMs: number
}
