import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import { purposeWeights } from '../../ranking/weights.ts'
import { type PointContext, score } from '../points.ts'
import { statedPurpose } from './stated-purpose.ts'

const maxWords = 70
/** Papers and talk are told by features that were fitted to them, everything else by how documents open. */
export function findMainPurpose(context: PointContext): Excerpt[] {
  const isFitted = context.genre === 'paper' || context.reading.type.id === 'transcript'
  const stated = isFitted ? [] : statedPurpose(context)
  const fitted = stated.length === 0 ? fittedPurpose(context) : undefined
  return fitted === undefined ? stated : [fitted]
}

/** The one sentence that says best what the document is for, or undefined where there is none. */
function fittedPurpose(context: PointContext): Excerpt | undefined {
  const isContract = context.genre === 'contract' && context.reading.sentences > 25
  const { genre } = context
  const { namesPurpose } = context.reading.rules.phrases
  const leads = new Map(
    context.reading.findings
      .filter(({ lead }) => lead > 0)
      .map(({ lead, unit }) => [unit.sentence.order, lead]),
  )
  const mayBeNamed = context.genre !== 'paper'
  const scored = score(
    context.whole,
    purposeWeights(context.genre),
    ({ sentence, clauses, features }) => {
      if (genre !== 'paper' && leads.has(sentence.order)) {
        const early = Math.max(0, 1 - features.position * 1.5)
        return 1.2 * (leads.get(sentence.order) ?? 0) * early ** 2 + (early > 0.6 ? 0.5 : 0)
      }
      if (mayBeNamed && features.position < 0.3 && namesPurpose.test(sentence.text)) return 1
      const namesParties = clauses.some((hit) => hit.kind.id === 'parties')
      return isContract && features.position < 0.15 && namesParties ? 0.3 : 0
    },
  )
  let best = scored[0]
  for (const item of scored) if (best === undefined || item.score > best.score) best = item
  if (best === undefined) return undefined
  return excerptOf(context.reading.content, best.sentence, maxWords)
}
