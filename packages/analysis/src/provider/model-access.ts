import type { Summary } from '@precis/domain'
import type { ModelClient } from '../model-client.ts'
import type { ContextBudget } from './parts/context-budget.ts'

/** What one request works with. */
export interface ModelAccess {
  readonly client: ModelClient
  /** A cheaper model for small tasks; the same one where none is set up. */
  readonly fastClient: ModelClient
  /** Whether a cheap model looks for statements that their sources do not bear out. */
  readonly asksForSupport: boolean
  readonly budget: ContextBudget
  /** Calls that one summary may make at once. */
  readonly callsAtOnce: number
  /** What is in the marks around a document of this user: nobody who writes the document can know it. */
  readonly nonceOf: NonceOf
  readonly verify: Verify
}

/** Has a summary of a document checked by code; null when nothing of it is usable. */
export type Verify = (
  content: string,
  summary: Summary,
  user: string | undefined,
) => Summary | null | Promise<Summary | null>

/** Always the same for one user and content, so that calls about one document begin alike. */
export type NonceOf = (user: string | undefined, content: string) => string | Promise<string>
