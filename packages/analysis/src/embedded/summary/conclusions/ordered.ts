import type { Reading } from '../../document/read.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'

/** From so many orders on, what stands among the reasons has to be a ruling itself. */
const fewestOrders = 3
const lessDecided = 0.25
const fewestWords = 5
const ofOrder = 1

/**
 * How surely a court orders something, by findings that settle something. Beside its orders, what it rules on the way
 * to them counts, and what it tells of what happened on some day does not.
 */
export function orderedIn({ findings, rules }: Reading): (found: WeighedUnit) => number {
  const hasOrders = findings.filter(({ isSettled }) => isSettled).length >= fewestOrders
  return ({ decision, isSettled, unit, values }) => {
    if (isSettled) return decision + ofOrder
    if (!hasOrders) return decision
    const isDated = values.some(({ kind }) => kind === 'date')
    if (isDated || unit.kind !== 'sentence' || unit.words < fewestWords) return 0
    return unit.text.search(rules.frames.outcomes.ruling) < 0 ? 0 : decision + lessDecided
  }
}
