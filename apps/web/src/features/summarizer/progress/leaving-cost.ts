import type { Policy } from '@precis/domain'
import { countOf } from '@precis/domain'
import type { Analyzing } from '../workbench/work-state.ts'

type Run = Pick<Analyzing, 'partial' | 'chargesEarly'>

/** What a run costs, and what it costs to cancel it now. */
export function leavingCost({ partial, chargesEarly }: Run, policy: Policy): string {
  const hours = policy.freeRepeatHours
  const most = policy.abandonedRunsPerDay
  if (chargesEarly) {
    return `${tooManyLeft(most)} uses its credit as soon as its first part is finished, even if you cancel. Trying again with this document is then free for ${hours} hours.`
  }
  if (partial !== null) {
    return `The summary is being written. If you cancel now its credit may still be used; trying again with this document is then free for ${hours} hours.`
  }
  const base = 'Reading happens on this device. A credit is used only when the summary is finished.'
  if (most === null) return base
  return `${base} Canceling before the first points appear is free ${countOf(most, 'time')} a day; after that, the first finished part uses the credit.`
}

function tooManyLeft(most: number | null): string {
  if (!most) return 'This summary'
  const left = most === 1 ? '1 summary was' : `${most} summaries were`
  return `${left} left unfinished today, so this one`
}
