import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import { purposeWeights } from '../ranking/weights.ts'
import { type PointContext, score } from './points.ts'
import { statedPurpose } from './stated-purpose.ts'

const maxWords = 70
/** A document that names its own purpose. */
const named =
  /\b(?:purpose|aim|objective|goal) of (?:this|the) (?:\p{L}+ ){1,3}(?:is|are) to\b|\b(?:Zweck|Ziel|Gegenstand) (?:dieses|dieser|des|der) \p{L}+ ist\b|\b(?:objet|but|objectif) (?:du présent|de la présente|de ce|de cet|de cette) \p{L}+ est\b|\b(?:objeto|objetivo|finalidad) (?:del presente|de la presente|de este|de esta) \p{L}+ es\b/u

/** Papers and talk are told by features that were fitted to them, everything else by how documents open. */
export function findMainPurpose(context: PointContext): Excerpt | undefined {
  const isFitted = context.genre === 'paper' || context.reading.type.id === 'transcript'
  return isFitted ? fittedPurpose(context) : (statedPurpose(context) ?? fittedPurpose(context))
}

/** The one sentence that says best what the document is for, or undefined where there is none. */
function fittedPurpose(context: PointContext): Excerpt | undefined {
  const isContract = context.genre === 'contract' && context.reading.sentences > 25
  const { genre } = context
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
      if (mayBeNamed && features.position < 0.3 && named.test(sentence.text)) return 1
      const namesParties = clauses.some((hit) => hit.kind.id === 'parties')
      return isContract && features.position < 0.15 && namesParties ? 0.3 : 0
    },
  )
  let best = scored[0]
  for (const item of scored) if (best === undefined || item.score > best.score) best = item
  if (best === undefined) return undefined
  return excerptOf(context.reading.content, best.sentence, maxWords)
}
