import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import { purposeWeights } from '../ranking/weights.ts'
import { type PointContext, score } from './points.ts'

const maxWords = 70

/** The one sentence that says best what the document is for, or undefined where there is none. */
export function findMainPurpose(context: PointContext): Excerpt | undefined {
  const isContract = context.genre === 'contract' && context.reading.sentences > 25
  const scored = score(context.prose, purposeWeights(context.genre), ({ clauses, features }) =>
    isContract && features.position < 0.15 && clauses.some((hit) => hit.kind.id === 'parties')
      ? 0.3
      : 0,
  )
  let best = scored[0]
  for (const item of scored) if (best === undefined || item.score > best.score) best = item
  if (best === undefined) return undefined
  return excerptOf(context.reading.content, best.sentence, maxWords)
}
