import type { PreparedReply } from '@precis/domain'
import type { Detail } from '../detail.ts'
import type { HiddenTexts } from '../detect/hide-in-texts.ts'

export interface FindRequest {
  readonly id: number
  readonly type: 'find'
  readonly content: string
}

export interface HideRequest {
  readonly id: number
  readonly type: 'hide'
  readonly texts: readonly string[]
  readonly content: string
  readonly details: readonly Detail[]
}

/** What the page asks of the worker. */
export type FinderRequest =
  | FindRequest
  | HideRequest
  | { readonly id: null; readonly type: 'prepare' }

/** What the worker answers to a job. */
export type JobReply =
  | { readonly id: number; readonly type: 'found'; readonly details: readonly Detail[] }
  | { readonly id: number; readonly type: 'hidden'; readonly hidden: HiddenTexts }
  | { readonly id: number; readonly type: 'failed' }

export type FinderReply = JobReply | PreparedReply
