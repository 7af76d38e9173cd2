import type { AnalysisMode, AnalysisResult, PartialSummary, Summary } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from '@precis/extraction'

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

export type WorkStage = 'opening' | 'extracting' | 'analysing'

export interface Analyzing {
  readonly status: 'analyzing'
  readonly run: number
  readonly job: Job
  readonly stage: WorkStage
  readonly percent: number
  readonly reading: ReadingProgress | null
  readonly document: ExtractedDocument | null
  readonly title: string | null
  readonly part: { readonly part: number; readonly parts: number } | null
  readonly partial: PartialSummary | null
  /** The first finished part takes the credit, even if the run is canceled. */
  readonly chargesEarly: boolean
  /** Made on the device while the server works; only until it has said something. */
  readonly preview: Summary | null
  /** Somebody wants to look at the pages before anything is sent. */
  readonly isToHold: boolean
  /** What was read before, while the pictures are read again in another language. */
  readonly before: ExtractedDocument | null
}

export interface Held {
  readonly status: 'held'
  readonly run: number
  readonly job: Job
  readonly document: ExtractedDocument
  /** The pictures could not be read again: this is the reading before. */
  readonly isRereadLost: boolean
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
}

export interface Complete {
  readonly status: 'complete'
  readonly run: number
  readonly job: Job
  readonly document: ExtractedDocument
  readonly title: string | null
  readonly result: AnalysisResult
}

export type WorkState = { readonly status: 'idle' } | Analyzing | Held | Locked | Failed | Complete

export type WorkEvent =
  | { readonly type: 'started'; readonly run: number; readonly job: Job }
  | { readonly type: 'reading'; readonly run: number; readonly progress: ReadingProgress }
  | { readonly type: 'read'; readonly run: number; readonly document: ExtractedDocument }
  | { readonly type: 'held'; readonly run: number }
  | { readonly type: 'locked'; readonly run: number; readonly isWrong: boolean }
  | { readonly type: 'unlocking'; readonly run: number }
  | { readonly type: 'resumed'; readonly run: number }
  | { readonly type: 'toHold'; readonly run: number; readonly isToHold: boolean }
  | { readonly type: 'reviewed'; readonly run: number; readonly document: ExtractedDocument }
  | { readonly type: 'rereading'; readonly run: number }
  | { readonly type: 'returned'; readonly run: number; readonly isRereadLost: boolean }
  | {
      readonly type: 'analysing'
      readonly run: number
      readonly part: number
      readonly parts: number
      readonly chargesEarly?: boolean | undefined
    }
  | { readonly type: 'partial'; readonly run: number; readonly partial: PartialSummary }
  | { readonly type: 'previewed'; readonly run: number; readonly preview: Summary }
  | { readonly type: 'replied'; readonly run: number }
  | { readonly type: 'titled'; readonly run: number; readonly title: string }
  | { readonly type: 'completed'; readonly run: number; readonly result: AnalysisResult }
  | { readonly type: 'failed'; readonly run: number; readonly failure: Failure }
  | { readonly type: 'restored'; readonly state: Failed | Complete }
  | { readonly type: 'reset' }

export const idle: WorkState = { status: 'idle' }

/** Percentages of the whole at which each stage begins. */
export const progressAt = { opened: 10, extracting: 20, extracted: 50, replied: 80, done: 100 }
const recognisingAt = 40

function share(from: number, to: number, done: number, total: number): number {
  return total > 0 ? from + Math.round((to - from) * Math.min(1, done / total)) : from
}

function begin(run: number, job: Job): Analyzing {
  return {
    status: 'analyzing',
    run,
    job,
    stage: 'opening',
    percent: progressAt.opened,
    reading: null,
    document: null,
    title: null,
    part: null,
    partial: null,
    chargesEarly: false,
    preview: null,
    isToHold: false,
    before: null,
  }
}

function hold({ run, job }: Analyzing, document: ExtractedDocument, isRereadLost = false): Held {
  return { status: 'held', run, job, document, isRereadLost }
}

/** Reads again what was read, from where it stands; the earlier reading stays at hand. */
function reread(state: WorkState, run: number): WorkState {
  if (state.status === 'held') {
    return { ...begin(run, state.job), isToHold: true, before: state.document }
  }
  if (state.status !== 'analyzing' || state.partial !== null) return state
  const { job, document, before, isToHold } = state
  return { ...begin(run, job), isToHold, before: document ?? before }
}

function analysing(state: Analyzing, event: WorkEvent): WorkState {
  const ahead = (percent: number) => Math.max(state.percent, percent)
  switch (event.type) {
    case 'reading': {
      if (event.progress.stage === 'opening') return { ...state, reading: event.progress }
      const { done, total } = event.progress
      const [from, to] =
        event.progress.stage === 'recognising'
          ? [recognisingAt, progressAt.extracted]
          : [progressAt.extracting, recognisingAt]
      const percent = ahead(share(from, to, done, total))
      return { ...state, stage: 'extracting', reading: event.progress, percent }
    }
    case 'read':
      return {
        ...state,
        stage: 'analysing',
        document: event.document,
        percent: ahead(progressAt.extracted),
      }
    case 'held':
      return state.document === null ? state : hold(state, state.document)
    case 'toHold':
      return { ...state, isToHold: event.isToHold }
    case 'returned':
      return state.before === null ? state : hold(state, state.before, event.isRereadLost)
    case 'locked': {
      const { run, job } = state
      return { status: 'locked', run, job, isWrong: event.isWrong, isOpening: false }
    }
    case 'analysing': {
      const { part, parts, chargesEarly = false } = event
      const percent = ahead(share(progressAt.extracted, progressAt.replied, part, parts))
      return { ...state, part: { part, parts }, percent, chargesEarly }
    }
    case 'partial':
      return { ...state, partial: event.partial }
    case 'previewed':
      return hasWords(state.partial) ? state : { ...state, preview: event.preview }
    case 'replied':
      return { ...state, percent: ahead(progressAt.replied) }
    case 'titled':
      return { ...state, title: event.title }
    case 'completed': {
      if (state.document === null) return state
      const { run, job, document, title } = state
      return { status: 'complete', run, job, document, title, result: event.result }
    }
    case 'failed': {
      const { job, document, title } = state
      return { status: 'error', job, document, title, failure: event.failure }
    }
    case 'reset':
      return idle
    default:
      return state
  }
}

/** A locked file stays where it is until its first page is read, so that a wrong password moves nothing. */
function unlocking(state: Locked, event: WorkEvent): WorkState {
  if (event.type === 'unlocking') return { ...state, isOpening: true, isWrong: false }
  const isStillOpening = event.type === 'reading' && event.progress.stage === 'opening'
  if (isStillOpening) return state
  return analysing(begin(state.run, state.job), event)
}

/** Only one analysis at a time: a start while another one works changes nothing, and news of an earlier run is ignored. */
export function reduceWork(state: WorkState, event: WorkEvent): WorkState {
  if (event.type === 'restored') return state.status === 'idle' ? event.state : state
  if (event.type === 'reset') return idle
  if (event.type === 'started') {
    return state.status === 'idle' || state.status === 'error' ? begin(event.run, event.job) : state
  }
  if (event.type === 'rereading') return reread(state, event.run)
  if (!('run' in state) || state.run !== event.run) return state
  if (state.status === 'held') {
    if (event.type === 'reviewed') return { ...state, document: event.document }
    return event.type === 'resumed'
      ? {
          ...begin(state.run, state.job),
          stage: 'analysing',
          document: state.document,
          percent: progressAt.extracted,
        }
      : state
  }
  if (state.status === 'locked') return unlocking(state, event)
  if (state.status === 'complete') {
    return event.type === 'titled' ? { ...state, title: event.title } : state
  }
  return state.status === 'analyzing' ? analysing(state, event) : state
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
