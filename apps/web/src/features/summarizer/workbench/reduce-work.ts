import type { ExtractedDocument } from '@precis/extraction'
import {
  type Analyzing,
  type AwaitingHiding,
  type AwaitingReview,
  canStart,
  hasWords,
  idle,
  type Job,
  type Locked,
  progressAt,
  type WorkEvent,
  type WorkState,
} from './work-state.ts'

const recognizingAt = 40

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
    pageCount: 0,
    document: null,
    title: null,
    part: null,
    partial: null,
    chargesEarly: false,
    preview: null,
    isPauseRequested: false,
    before: null,
    hiding: null,
  }
}

function pause(
  { run, job }: Analyzing,
  document: ExtractedDocument,
  isRereadLost = false,
): AwaitingReview {
  return { status: 'awaitingReview', run, job, document, isRereadLost }
}

/** Reads again what was read, from where it stands; the earlier reading stays at hand. */
function reread(state: WorkState, run: number): WorkState {
  if (state.status === 'awaitingReview') {
    return { ...begin(run, state.job), isPauseRequested: true, before: state.document }
  }
  if (state.status !== 'analyzing' || state.partial !== null) return state
  const { job, document, before, isPauseRequested } = state
  return { ...begin(run, job), isPauseRequested, before: document ?? before }
}

function analyzing(state: Analyzing, event: WorkEvent): WorkState {
  const ahead = (percent: number) => Math.max(state.percent, percent)
  switch (event.type) {
    case 'reading': {
      if (event.progress.stage === 'opening') return { ...state, reading: event.progress }
      const { done, total } = event.progress
      const [from, to] =
        event.progress.stage === 'recognizing'
          ? [recognizingAt, progressAt.extracted]
          : [progressAt.extracting, recognizingAt]
      const percent = ahead(share(from, to, done, total))
      // Only some pages of a PDF are recognized; all of them were counted before.
      const isCount = event.progress.stage === 'reading' || state.pageCount === 0
      const pageCount = isCount ? total : state.pageCount
      return { ...state, stage: 'extracting', reading: event.progress, pageCount, percent }
    }
    case 'read':
      return {
        ...state,
        stage: 'analyzing',
        document: event.document,
        percent: ahead(progressAt.extracted),
      }
    case 'paused':
      return state.document === null ? state : pause(state, state.document)
    case 'detailsFound': {
      const { run, job, document } = state
      if (document === null) return state
      return { status: 'awaitingHiding', run, job, document, details: event.details }
    }
    case 'pauseRequested':
      return { ...state, isPauseRequested: event.isPauseRequested }
    case 'returned':
      return state.before === null ? state : pause(state, state.before, event.isRereadLost)
    case 'locked': {
      const { run, job } = state
      return { status: 'locked', run, job, isWrong: event.isWrong, isOpening: false }
    }
    case 'analyzing': {
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
      const { run, job, document, title, hiding } = state
      const { result, sent } = event
      return {
        status: 'complete',
        run,
        job,
        document,
        title,
        result,
        keeping: { status: 'tab' },
        hiding: hiding === null ? null : { ...hiding, sent: sent ?? null },
      }
    }
    case 'failed': {
      const { job, document, title, hiding } = state
      return { status: 'error', job, document, title, failure: event.failure, hiding }
    }
    default:
      return state
  }
}

/** A locked file stays where it is until its first page is read, so that a wrong password moves nothing. */
function unlocking(state: Locked, event: WorkEvent): WorkState {
  if (event.type === 'unlocking') return { ...state, isOpening: true, isWrong: false }
  const isStillOpening = event.type === 'reading' && event.progress.stage === 'opening'
  if (isStillOpening) return state
  return analyzing(begin(state.run, state.job), event)
}

function reviewing(state: AwaitingReview, event: WorkEvent): WorkState {
  if (event.type === 'reviewed') return { ...state, document: event.document }
  if (event.type !== 'resumed') return state
  const { run, job, document } = state
  return { ...begin(run, job), stage: 'analyzing', document, percent: progressAt.extracted }
}

function hiding(state: AwaitingHiding, event: WorkEvent): WorkState {
  if (event.type === 'detailsChanged') return { ...state, details: event.details }
  if (event.type !== 'resumed') return state
  const { run, job, document, details } = state
  return {
    ...begin(run, job),
    stage: 'analyzing',
    document,
    percent: progressAt.extracted,
    hiding: { details, sent: null },
  }
}

/** Only one analysis at a time: a start while another one works changes nothing, and news of an earlier run is ignored. */
export function reduceWork(state: WorkState, event: WorkEvent): WorkState {
  if (event.type === 'reset') return idle
  if (event.type === 'started') {
    if (!canStart(state)) return state
    return { ...begin(event.run, event.job), hiding: event.hiding ?? null }
  }
  if (event.type === 'rereading') return reread(state, event.run)
  if (!('run' in state) || state.run !== event.run) return state
  switch (state.status) {
    case 'analyzing':
      return analyzing(state, event)
    case 'awaitingReview':
      return reviewing(state, event)
    case 'awaitingHiding':
      return hiding(state, event)
    case 'locked':
      return unlocking(state, event)
    case 'complete':
      if (event.type === 'keeping') return { ...state, keeping: event.keeping }
      return event.type === 'titled' ? { ...state, title: event.title } : state
  }
}
