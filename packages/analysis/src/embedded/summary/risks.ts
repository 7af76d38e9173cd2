import type { RiskLevel } from '@precis/domain'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import { grown } from '../document/growth.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import { withAntecedent, withoutHeld } from './antecedent.ts'
import { soughtIn } from './mode-focus.ts'
import { overlaps } from './overlaps.ts'
import { maxPointWords, type PointContext } from './points.ts'

export interface Risk {
  readonly excerpt: Excerpt
  readonly level: RiskLevel
}

const mostOfBook = 24
const itemsOfDoubling = 2
const fewest = 3
const most = 12
const wordsForOne = 190
/** Whoever signs takes on more in fewer words. */
const fewestOfContract = 4
const wordsOfContract = 130
const leastWorth = 0.6
const soughtWorth = 0.5
const levels: readonly RiskLevel[] = ['low', 'medium', 'high']

/** What may harm the person who received the document, gravest first; empty when nothing does. */
export function chooseRisks({ reading, genre, mode }: PointContext): Risk[] {
  const limit =
    genre === 'contract'
      ? Math.min(
          grown(most, reading.words, itemsOfDoubling, mostOfBook),
          fewestOfContract + Math.round(reading.words / wordsOfContract),
        )
      : Math.min(
          grown(most, reading.words, itemsOfDoubling, mostOfBook),
          fewest + Math.round(reading.words / wordsForOne),
        )
  const least = genre === 'paper' ? 2 * leastWorth : leastWorth
  const chosen: WeighedUnit[] = []
  const worth = (found: WeighedUnit): number => found.risk + soughtWorth * soughtIn(mode, found)
  const ranked = reading.findings
    .filter(({ risk }) => risk >= least)
    .sort((a, b) => worth(b) - worth(a))
  for (const found of ranked) {
    if (chosen.length >= limit) break
    if (!chosen.some(({ unit }) => overlaps(unit, found.unit))) chosen.push(found)
  }
  const risks = chosen
    .map(({ unit, riskLevel }) => ({
      excerpt:
        unit.kind === 'sentence'
          ? excerptOf(
              reading.content,
              withAntecedent(reading, unit),
              maxPointWords,
              reading.rules.patterns.severe,
            )
          : { start: unit.start, end: unit.end, text: unit.text },
      level: riskLevel,
    }))
    .sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level))
  return withoutHeld(risks, ({ excerpt }) => excerpt)
}
