import type { Change } from '../../comparison/comparison.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import type { WeighedChange } from './weighed-change.ts'

/** Sorts what a layout of changes states under the change and the version it belongs to. Both come in order. */
export function findingsIn(
  changes: readonly Change[],
  findings: readonly WeighedUnit[],
): WeighedChange[] {
  const inOrder = [...findings].sort((a, b) => a.unit.start - b.unit.start)
  let at = 0
  const take = (end: number | undefined): WeighedUnit[] => {
    const from = at
    while (end !== undefined && (inOrder[at]?.unit.start ?? end) < end) at += 1
    return inOrder.slice(from, at)
  }
  return changes.map((change) => {
    const was = take(change.before.at(-1)?.end)
    return { change, was, is: take(change.after.at(-1)?.end) }
  })
}
