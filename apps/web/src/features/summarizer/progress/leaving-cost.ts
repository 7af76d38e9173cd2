import type { Policy } from '@precis/domain'
import type { Analyzing } from '../workbench/work-state.ts'
import * as texts from './texts.ts'

type Run = Pick<Analyzing, 'partial' | 'chargesEarly'>

/** What a run costs, and what it costs to cancel it now. */
export function leavingCost({ partial, chargesEarly }: Run, policy: Policy): string {
  const hours = policy.freeRepeatHours
  const most = policy.abandonedRunsPerDay
  if (chargesEarly) {
    return texts.usesItsCreditAsSoon(tooManyLeft(most), hours)
  }
  if (partial !== null) {
    return texts.theSummaryIsBeingWritten(hours)
  }
  const base = texts.readingHappensOnThisDevice
  if (most === null) return base
  return texts.cancelingBeforeTheFirstPointsAppear(base, texts.countOfTime(most))
}

function tooManyLeft(most: number | null): string {
  if (!most) return texts.thisSummary
  const left = most === 1 ? texts.n1SummaryWas : texts.summariesWere(most)
  return texts.leftUnfinishedTodaySoThisOne(left)
}
