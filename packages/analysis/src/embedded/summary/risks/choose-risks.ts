import type { RiskLevel } from '@precis/domain'
import type { Excerpt } from '../../document/excerpt.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { withAntecedent, withoutContained } from '../antecedent.ts'
import { excerptWithLead } from '../lead.ts'
import { soughtIn } from '../mode-focus.ts'
import { maxPointWords, type PointContext } from '../points.ts'
import { riskReasonOf } from './risk-reason.ts'
import { riskWeights } from './risk-weights.ts'
import { weighRisks } from './weigh-risks.ts'

export interface Risk {
  readonly excerpt: Excerpt
  readonly level: RiskLevel
  /** Why it is one, in a few words of the document's language. */
  readonly reason: string
}

const soughtWorth = 0.4
/** What a paper calls a danger is mostly its subject. */
const leastOfPaper = 1.2
const levels: readonly RiskLevel[] = ['low', 'medium', 'high']

/** What may harm the person who received the document, gravest first; empty when nothing does. */
export function chooseRisks({ reading, genre, mode }: PointContext): Risk[] {
  const worth = (found: WeighedUnit): number => soughtWorth * soughtIn(mode, found)
  const risks = weighRisks(reading, riskWeights, worth)
    .filter(({ risk }) => genre !== 'paper' || risk >= leastOfPaper)
    .map((found) => {
      const { unit, riskLevel } = found
      return {
        excerpt:
          unit.kind === 'sentence'
            ? excerptWithLead(
                reading,
                unit.sentence,
                withAntecedent(reading, unit),
                maxPointWords,
                reading.rules.patterns.severe,
              )
            : { start: unit.start, end: unit.end, text: unit.text },
        level: riskLevel,
        reason: reading.rules.tellReason(riskReasonOf(found)),
      }
    })
    .sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level))
  return withoutContained(risks, ({ excerpt }) => excerpt)
}
