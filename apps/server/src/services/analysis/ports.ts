import type { AnalysisMode, Usage } from '@precis/domain'

export type BeginOutcome =
  | {
      readonly outcome: 'leased'
      readonly token: string
      readonly isRepeat: boolean
      /** Whether leaving before the first result costs nothing; otherwise the first finished part is charged. */
      readonly mayLeave: boolean
    }
  | { readonly outcome: 'no_credits' | 'limit_reached' }
  | { readonly outcome: 'analysis_running'; readonly retryAfterSeconds: number }

/** What is kept of an analysis. No content. */
export interface AnalysisFacts {
  readonly engine: string
  readonly mode: AnalysisMode
  readonly language: string | null
  readonly characters: number
  readonly parts: number
  readonly items: number
  readonly durationMs: number
}

/** What the calls to a model for one request came to. */
export interface ModelUse {
  readonly calls: number
  /** Sent beyond those that were counted beforehand. */
  readonly characters: number
  readonly promptTokens: number
  readonly completionTokens: number
  readonly cachedTokens: number
}

/** What a model was asked for. */
export type CallKind = 'summary' | 'question' | 'export' | 'title'

/** A question or an export, to be counted against what its document allows. */
export interface FollowUp {
  readonly userId: string
  readonly documentId: string
  /** The keyed hash of what proves that the document is theirs: its content for a question, its summary for an export. */
  readonly key: string
  /** How many a document allows. */
  readonly cap: number
  readonly characters: number
}

/** Credits, leases and the proof that a document was analyzed. All rules live in the database. */
export interface Credits {
  /** `documentKey` is the keyed hash of user and content; `characters` count against the user's day. Throws `rate_limited` at its bound. */
  begin(userId: string, documentKey: string, characters: number): Promise<BeginOutcome>
  /** False when the lease is gone: the analysis must stop. */
  renew(token: string): Promise<boolean>
  /** Gives the lease back; nothing is charged. Harmless when it is gone. */
  release(token: string): Promise<void>
  /** Gives the lease back and counts the run as abandoned. */
  abandon(userId: string, token: string): Promise<void>
  /** Takes the credit, or the free repeat, of a run that goes on; settlement then takes nothing more. Throws as {@link settle}. */
  charge(token: string, facts: AnalysisFacts): Promise<void>
  /**
   * Takes the credit (none for a repeat) and records the analysis, in one transaction, with the keyed hash of its
   * summary. Throws `usage_failed`, `limit_reached` or `no_credits`.
   */
  settle(
    token: string,
    facts: AnalysisFacts,
    summaryKey: string,
  ): Promise<{ documentId: string; usage: Usage }>
  /** Counts a question; false when this user has no such analysis of that content. Throws `rate_limited` at the cap or the bound of the day. */
  countQuestion(asked: FollowUp): Promise<boolean>
  /** As {@link countQuestion}, for an export of a summary that was finished for this document. */
  countExport(asked: FollowUp): Promise<boolean>
  /** Counts a title that a model writes; false at a bound of the day. */
  countTitle(userId: string, characters: number): Promise<boolean>
  recordUse(userId: string, use: ModelUse): Promise<void>
  /** Removes leases that nobody renewed for a while after they expired: their processes died. */
  sweep(): Promise<void>
}
