import type { Hit } from './find-hits.ts'
import { logistic, type Signals, weigh } from './signals.ts'
import { ofArticles, ofDocuments } from './weights.ts'

const mostLead = 3
/** The least share of the question's words, by rarity, that an answer from an article holds. */
const leastCoverage = 0.7

/** The signals by which it is told whether the best of several hits answers. */
export function signalsOf([best, second]: readonly Hit[]): Signals | undefined {
  if (best === undefined) return undefined
  const likeness = oddsOf(best.score)
  const lead = second === undefined ? mostLead : likeness - oddsOf(second.score)
  return { ...best.evidence, likeness, lead: Math.min(mostLead, lead) }
}

/** How likely the best of several hits really answers, 0 to 1. */
export function confidenceOf(hits: readonly Hit[], isArticle: boolean): number {
  const signals = signalsOf(hits)
  if (signals === undefined) return 0
  if (isArticle && signals.coverage < leastCoverage) return 0
  return logistic(weigh(signals, (isArticle ? ofArticles : ofDocuments).confidence))
}

function oddsOf(share: number): number {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, share))
  return Math.log(inside / (1 - inside))
}
