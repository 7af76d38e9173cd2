import { grown } from '../../document/growth.ts'
import type { Reading } from '../../document/read.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { overlaps } from '../overlaps.ts'
import { createRiskSignals, doubled, type RiskWeights, riskSignals } from './risk-signals.ts'

const fewest = 6
const wordsForOne = 500
const most = 8
const itemsOfDoubling = 5
const mostOfBook = 24
/** Below it a finding has too little of a danger to be weighed. */
export const leastRisk = 0.2
/** Log odds of three in eight. */
const leastWorth = -0.5

/** The dangers that stand out, the surest first: a document in which none does has few. */
export function weighRisks(
  reading: Reading,
  weights: RiskWeights,
  alsoWorth: (found: WeighedUnit) => number = () => 0,
): WeighedUnit[] {
  const signalsOf = createRiskSignals(reading)
  const { words, findings } = reading
  const limit = Math.min(
    grown(most, doubled * words, itemsOfDoubling, mostOfBook),
    fewest + Math.round(words / wordsForOne),
  )
  const ranked = findings
    .filter(({ risk }) => risk > leastRisk)
    .map((found) => {
      const signals = signalsOf(found)
      const worth = riskSignals.reduce((sum, name) => sum + signals[name] * weights[name], 0)
      return { found, worth: worth + alsoWorth(found) }
    })
    .filter(({ worth }) => worth >= leastWorth)
    .sort((a, b) => b.worth - a.worth)
  const chosen: WeighedUnit[] = []
  for (const { found } of ranked) {
    if (chosen.length >= limit) break
    if (!chosen.some(({ unit }) => overlaps(unit, found.unit))) chosen.push(found)
  }
  return chosen
}
