import { type Evidence, type EvidenceName, evidenceNames } from './evidence.ts'

type Weights = Readonly<Partial<Record<EvidenceName, number>>>

/** Both fitted by `bench/training` on questions about encyclopaedia articles, some of which these do not answer. */
const ofLikeness: Weights = {
  bias: -5.34,
  coverage: 4.88,
  plainCoverage: 1.04,
  blockCoverage: 0.75,
  missing: 1.43,
  missingNames: -2.03,
  density: 0.26,
  order: 2.59,
  span: 0.19,
  type: 1.06,
}
const ofConfidence: Weights = {
  bias: -1.4,
  coverage: 1.67,
  density: 1.32,
  order: -0.45,
  opposed: -2.91,
  isNegated: -2.47,
  numbers: -0.52,
  unknownNames: -0.39,
  asksWhich: 0.59,
  asksWhen: 0.82,
  isYesNo: -0.55,
}

/** The least confidence at which a passage is given as an answer. */
export const leastConfidence = 0.5

/** The least share of the question's words, by rarity, that an answer holds: below it, questions on other matters slip in. */
export const leastCoverage = 0.7

/** How likely a sentence is the one that answers, if any does, 0 to 1. */
export function likenessOf(evidence: Evidence): number {
  return logistic(evidence, ofLikeness)
}

/** How likely the best sentence really answers, 0 to 1. */
export function confidenceOf(evidence: Evidence): number {
  return evidence.coverage < leastCoverage ? 0 : logistic(evidence, ofConfidence)
}

function logistic(evidence: Evidence, weights: Weights): number {
  let sum = 0
  for (const name of evidenceNames) sum += evidence[name] * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
