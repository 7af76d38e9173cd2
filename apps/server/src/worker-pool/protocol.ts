import { AppError, type ErrorCode, isAppError } from '@precis/domain'
import type { EventKind, TaskName } from './tasks.ts'

/** What the pool tells a worker. It runs one task at a time. */
export type Order =
  | {
      readonly type: 'run'
      readonly id: number
      readonly name: TaskName
      readonly input: unknown
      /** The events that somebody listens to: each one is copied and wakes a thread. */
      readonly hears: readonly EventKind[]
    }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'end' }

/** What a worker tells the pool. Each task ends with `done` or `failed`, a canceled one as well. */
export type Report =
  | {
      readonly type: 'event'
      readonly id: number
      readonly kind: EventKind
      readonly data: unknown
    }
  | { readonly type: 'done'; readonly id: number; readonly result: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly error: SentError }

/** A failure without any text of the document: its code, and words of our own for the log. */
interface SentError {
  readonly code: ErrorCode
  readonly detail: string | undefined
}

export function toSentError(error: unknown): SentError {
  if (isAppError(error)) return { code: error.code, detail: error.detail }
  return { code: 'provider_failed', detail: error instanceof Error ? error.name : typeof error }
}

export function fromSentError({ code, detail }: SentError): AppError {
  return new AppError(code, detail === undefined ? {} : { detail })
}
