import type { Hit } from '../find-hits.ts'
import { logistic, type Signals, weigh } from './signals.ts'
import { ofArticles, ofDocuments } from './weights.ts'

type RankedHit = Pick<Hit, 'evidence' | 'score'>

const mostLead = 3
/** Passages that may be shown together, and the least share of the best one's likeness. */
const mostShown = 4
const leastShown = 0.1
/** So many of the best hits count for how much of the document may answer. */
const massOf = 20
/** The least share of the question's words, by rarity, that an answer from an article holds. */
const leastCoverage = 0.7
/** A document that knows so little of a question's words does not answer it, however surely it holds a thing of the kind asked for. */
const mostUnknown = 0.85

/** The signals by which it is told whether the best of several hits answers. */
export function signalsOf(hits: readonly RankedHit[]): Signals | undefined {
  const [best, second, third] = hits
  if (best === undefined) return undefined
  const shown = hits.slice(0, mostShown).filter(({ score }) => score >= best.score * leastShown)
  const likeness = oddsOf(best.score)
  const likenessOfSecond = oddsOf(second?.score ?? 0)
  return {
    ...best.evidence,
    likeness,
    lead: Math.min(mostLead, likeness - likenessOfSecond),
    secondLead: Math.min(mostLead, likenessOfSecond - oddsOf(third?.score ?? 0)),
    mass: hits.slice(0, massOf).reduce((sum, { score }) => sum + score, 0),
    secondCoverage: second?.evidence.coverage ?? 0,
    secondType: second?.evidence.type ?? 0,
    gap: best.score - (second?.score ?? 0),
    bindingAmong: Math.max(...shown.map(({ evidence }) => evidence.binding)),
  }
}

/** How likely the best of several hits really answers, 0 to 1. */
export function confidenceOf(hits: readonly Hit[], isArticle: boolean): number {
  const signals = signalsOf(hits)
  if (signals === undefined) return 0
  if (isArticle ? signals.coverage < leastCoverage : signals.unknown > mostUnknown) return 0
  return logistic(weigh(signals, (isArticle ? ofArticles : ofDocuments).confidence))
}

function oddsOf(share: number): number {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, share))
  return Math.log(inside / (1 - inside))
}
