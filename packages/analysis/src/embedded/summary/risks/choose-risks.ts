import type { RiskLevel } from '@precis/domain'
import type { Excerpt } from '../../document/excerpt.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { BurdenId } from '../../languages/frames.ts'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import { withAntecedent, withoutContained } from '../antecedent.ts'
import { excerptWithLead } from '../lead.ts'
import { soughtIn } from '../mode-focus.ts'
import { maxPointWords, type PointContext } from '../points.ts'
import { riskWeights } from './risk-weights.ts'
import { weighRisks } from './weigh-risks.ts'

export interface Risk {
  readonly excerpt: Excerpt
  readonly level: RiskLevel
  /** Why it is one, in a few words of the document's language; empty where no words tell. */
  readonly reason: string
}

/** Why ways of burdening somebody are dangers, where no words tell. */
const reasonOf: Partial<Readonly<Record<BurdenId, RiskReasonId>>> = {
  bears: 'cost',
  forbidden: 'restriction',
  loses: 'forfeit',
  power: 'oneSided',
  tooLate: 'deadline',
  grows: 'increase',
  lacks: 'exclusion',
  watched: 'data',
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
    .map(({ unit, riskLevel, riskReasons, burdens }) => {
      const reason =
        toldReason(riskReasons, burdens) ??
        burdens.map((id) => reasonOf[id]).find((id) => id !== undefined)
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
        reason: reason === undefined ? '' : reading.rules.tellReason(reason),
      }
    })
    .sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level))
  return withoutContained(
    risks.map((risk) => asGraveAs(risk, risks)),
    ({ excerpt }) => excerpt,
  ).sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level))
}

/** A risk that is told with the sentence before it is as grave as that sentence is by itself. */
function asGraveAs(risk: Risk, all: readonly Risk[]): Risk {
  const { start, end } = risk.excerpt
  const graver = all.find(
    ({ excerpt, level }) =>
      excerpt.start >= start &&
      excerpt.end <= end &&
      levels.indexOf(level) > levels.indexOf(risk.level),
  )
  return graver === undefined ? risk : { ...risk, level: graver.level, reason: graver.reason }
}

/** What a clause is about, which is no reason where it tells what is not paid for: `Injuries are excluded`. */
const matters: readonly RiskReasonId[] = ['health', 'data', 'defect', 'finance']
const notPaid: readonly RiskReasonId[] = ['exclusion', 'refusal', 'forfeit']

function toldReason(
  reasons: readonly RiskReasonId[],
  burdens: readonly BurdenId[],
): RiskReasonId | undefined {
  const [first] = reasons
  if (first === undefined || !matters.includes(first) || !burdens.includes('loses')) return first
  return reasons.find((id) => notPaid.includes(id)) ?? first
}
