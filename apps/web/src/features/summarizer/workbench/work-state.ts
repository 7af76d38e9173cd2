import type { AnalysisMode, AnalysisResult, PartialSummary, Summary } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from '@precis/extraction'
import type { Detail } from '@precis/redaction'
import type { FileProblem, StorageProblem } from '../../../lib/kept-documents/storage-problem.ts'

/** What is asked of the analysis. `language` is BCP 47; the document's own when null. */
export interface Choices {
  readonly mode: AnalysisMode
  readonly language: string | null
}

/** What is asked for until somebody chooses. */
export const firstChoices: Choices = { mode: 'general', language: null }

export interface Job extends Choices {
  readonly kind: 'file' | 'photos' | 'paste'
  readonly name: string
  readonly sizeBytes: number | null
}

/** `cost`: whether a credit may be gone. `unknown` when the server may have finished without us. */
export interface Failure {
  readonly title: 'Summary failed' | 'Summary interrupted' | 'Summary canceled'
  readonly message: string
  readonly cost: 'none' | 'unknown'
  readonly code: string
  readonly canRetry: boolean
  readonly retryAfterSeconds: number | null
}

/** What is hidden in everything that is sent of a document. */
export interface Hiding {
  readonly details: readonly Detail[]
  /** The summary as it came, with placeholders; null until it is finished. */
  readonly sent: Summary | null
}

export type WorkStage = 'opening' | 'extracting' | 'analyzing'

export interface Analyzing {
  readonly status: 'analyzing'
  readonly run: number
  readonly job: Job
  readonly stage: WorkStage
  readonly percent: number
  readonly reading: ReadingProgress | null
  /** Pages of the file counted so far. */
  readonly pageCount: number
  readonly document: ExtractedDocument | null
  readonly title: string | null
  readonly part: { readonly part: number; readonly parts: number } | null
  readonly partial: PartialSummary | null
  /** The first finished part takes the credit, even if the run is canceled. */
  readonly chargesEarly: boolean
  /** Made on the device while the server works; only until it has said something. */
  readonly preview: Summary | null
  /** Somebody wants to look at the pages before anything is sent. */
  readonly isPauseRequested: boolean
  /** What was read before, while the images are read again in another language. */
  readonly before: ExtractedDocument | null
  /** Null when everything is sent as it is. */
  readonly hiding: Hiding | null
}

export interface AwaitingReview {
  readonly status: 'awaitingReview'
  readonly run: number
  readonly job: Job
  readonly document: ExtractedDocument
  /** The images could not be read again: this is the reading before. */
  readonly isRereadLost: boolean
}

/** Nothing has been sent yet: the reader is choosing what to hide. */
export interface AwaitingHiding {
  readonly status: 'awaitingHiding'
  readonly run: number
  readonly job: Job
  readonly document: ExtractedDocument
  readonly details: readonly Detail[]
}

/** An encrypted file that waits for its password. */
export interface Locked {
  readonly status: 'locked'
  readonly run: number
  readonly job: Job
  /** The password given last did not open it. */
  readonly isWrong: boolean
  /** A password is being tried. */
  readonly isOpening: boolean
}

export interface Failed {
  readonly status: 'error'
  readonly job: Job
  readonly document: ExtractedDocument | null
  readonly title: string | null
  readonly failure: Failure
  readonly hiding: Hiding | null
}

/** Where finished work is: `tab` alone, or `kept` on the device under an id. */
export type Keeping =
  | { readonly status: 'tab' }
  | {
      readonly status: 'kept'
      readonly id: string
      /** Why its file is not kept, though it was to be. */
      readonly fileProblem?: FileProblem
    }
  | { readonly status: 'failed'; readonly problem: StorageProblem }

export interface Complete {
  readonly status: 'complete'
  readonly run: number
  readonly job: Job
  readonly document: ExtractedDocument
  readonly title: string | null
  readonly result: AnalysisResult
  readonly keeping: Keeping
  readonly hiding: Hiding | null
}

export type WorkState =
  | { readonly status: 'idle' }
  | Analyzing
  | AwaitingReview
  | AwaitingHiding
  | Locked
  | Failed
  | Complete

export type WorkEvent =
  | {
      readonly type: 'started'
      readonly run: number
      readonly job: Job
      readonly hiding?: Hiding | null
    }
  | { readonly type: 'reading'; readonly run: number; readonly progress: ReadingProgress }
  | { readonly type: 'read'; readonly run: number; readonly document: ExtractedDocument }
  | { readonly type: 'paused'; readonly run: number }
  | { readonly type: 'locked'; readonly run: number; readonly isWrong: boolean }
  | { readonly type: 'unlocking'; readonly run: number }
  | { readonly type: 'resumed'; readonly run: number }
  | { readonly type: 'pauseRequested'; readonly run: number; readonly isPauseRequested: boolean }
  | { readonly type: 'detailsFound'; readonly run: number; readonly details: readonly Detail[] }
  | { readonly type: 'detailsChanged'; readonly run: number; readonly details: readonly Detail[] }
  | { readonly type: 'reviewed'; readonly run: number; readonly document: ExtractedDocument }
  | { readonly type: 'rereading'; readonly run: number }
  | { readonly type: 'returned'; readonly run: number; readonly isRereadLost: boolean }
  | {
      readonly type: 'analyzing'
      readonly run: number
      readonly part: number
      readonly parts: number
      readonly chargesEarly?: boolean | undefined
    }
  | { readonly type: 'partial'; readonly run: number; readonly partial: PartialSummary }
  | { readonly type: 'previewed'; readonly run: number; readonly preview: Summary }
  | { readonly type: 'replied'; readonly run: number }
  | { readonly type: 'titled'; readonly run: number; readonly title: string }
  | {
      readonly type: 'completed'
      readonly run: number
      readonly result: AnalysisResult
      /** As it came, where details were hidden. */
      readonly sent?: Summary
    }
  | { readonly type: 'keeping'; readonly run: number; readonly keeping: Keeping }
  | { readonly type: 'failed'; readonly run: number; readonly failure: Failure }
  | { readonly type: 'reset' }

export const idle: WorkState = { status: 'idle' }

/** Percentages of the whole at which each stage begins. */
export const progressAt = { opened: 10, extracting: 20, extracted: 50, replied: 80, done: 100 }

/** Whether nothing is under way that a new document would push aside. */
export function canStart({ status }: WorkState): boolean {
  return status === 'idle' || status === 'error'
}

/** Whether a part of a summary holds anything worth reading. */
export function hasWords(partial: PartialSummary | null): partial is PartialSummary {
  if (partial === null) return false
  const { mainPurpose, summary, keyPoints } = partial
  return Boolean(mainPurpose || summary || keyPoints?.some((point) => point !== ''))
}

export function isWorking(state: WorkState): state is Analyzing {
  return state.status === 'analyzing'
}
