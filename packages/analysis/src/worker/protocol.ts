import type { AnalysisMode, ErrorCode, PreparedReply, ProgressEvent, Summary } from '@precis/domain'

/** What the page asks of the worker. A job that is canceled is not answered. */
export type DeviceRequest =
  | {
      readonly id: number
      readonly type: 'summarize'
      readonly content: string
      readonly mode: AnalysisMode
      readonly language: string | undefined
    }
  | { readonly id: number; readonly type: 'cancel' }
  | { readonly id: null; readonly type: 'prepare' }

/** An error as it travels: its catalogued code, and wording for logs that holds no document text. */
export interface SentError {
  readonly code: ErrorCode
  readonly details: string | undefined
}

/** What the worker answers to a job, which ends with `done` or `failed`. */
export type JobReply =
  | { readonly id: number; readonly type: 'progress'; readonly progress: ProgressEvent }
  | { readonly id: number; readonly type: 'done'; readonly summary: Summary }
  | { readonly id: number; readonly type: 'failed'; readonly error: SentError }

/** What the worker answers. It is prepared when no document will need a connection. */
export type DeviceReply = JobReply | PreparedReply
