import type { Evidence, EvidenceName } from './evidence.ts'
import { evidenceNames } from './evidence.ts'
import type { Hit } from './find-hits.ts'
import { ofArticles, ofDocuments } from './weights.ts'

/** What the best passage shows beside its own evidence, when it is to be told whether it answers. */
export const standingNames = ['likeness', 'lead'] as const
export type SignalName = EvidenceName | (typeof standingNames)[number]
export type Weights = Readonly<Partial<Record<SignalName, number>>>
export type Signals = Readonly<Record<SignalName, number>>

const mostLead = 3
/** The least share of the question's words, by rarity, that an answer from an article holds. */
const leastCoverage = 0.7

/** How likely a sentence is the one that answers, if any does, 0 to 1. */
export function likenessOf(evidence: Evidence, isArticle: boolean): number {
  return logistic(weigh(evidence, (isArticle ? ofArticles : ofDocuments).likeness))
}

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

function weigh(signals: Partial<Signals>, weights: Weights): number {
  let sum = 0
  for (const name of [...evidenceNames, ...standingNames]) {
    sum += (signals[name] ?? 0) * (weights[name] ?? 0)
  }
  return sum
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

function oddsOf(share: number): number {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, share))
  return Math.log(inside / (1 - inside))
}
