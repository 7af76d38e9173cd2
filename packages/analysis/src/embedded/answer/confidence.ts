import { type Evidence, type EvidenceName, evidenceNames } from './evidence.ts'

type Weights = Readonly<Partial<Record<EvidenceName, number>>>

/** Both fitted by `bench/training` on questions about encyclopaedia articles, some of which these do not answer. */
const ofLikeness: Weights = {
  bias: -5.41,
  coverage: 4.31,
  plainCoverage: 1.14,
  blockCoverage: 0.95,
  missing: 1.43,
  missingNames: -2.02,
  density: 0.25,
  order: 2.48,
  span: 0.22,
  type: 1.01,
}
const ofConfidence: Weights = {
  bias: -1.75,
  coverage: 2.02,
  density: 1.36,
  order: -0.54,
  opposed: -3.01,
  isNegated: -2.66,
  numbers: -0.49,
  unknownNames: -0.1,
  asksWhich: 0.58,
  asksWhen: 0.81,
  isYesNo: -0.54,
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
