import { type OngoingWork, tellOngoingWork } from '../../../lib/browser/ongoing-work.ts'
import { isWorking, progressAt, type WorkState } from './work-state.ts'

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Has the browser ask before the tab is closed or reloaded in the middle of a run, on whichever page it is. */
export function guardLeaving(work: WorkState): void {
  if (isWorking(work)) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}

const endings = { complete: 'ready', error: 'stopped' } as const

function newsOf(before: WorkState, work: WorkState): OngoingWork | null {
  if (work.status === 'idle') return null
  const { name } = work.job
  if (work.status === 'analyzing') return { status: 'working', name, percent: work.percent }
  if (work.status === 'locked') return { status: 'locked', name, percent: progressAt.opened }
  if (work.status === 'awaitingReview' || work.status === 'awaitingHiding')
    return { status: 'waiting', name, percent: progressAt.extracted }
  return before.status === 'analyzing' ? { status: endings[work.status], name, percent: 100 } : null
}

/** Tells the other pages of the application how the run stands. */
export function tellWork(before: WorkState, work: WorkState): void {
  if (before.status === work.status && !isWorking(work)) return
  tellOngoingWork(newsOf(before, work))
}
