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
  bias: -1.93,
  coverage: 2.31,
  density: 1.55,
  order: -0.52,
  opposed: -2.68,
  isNegated: -2.38,
  numbers: -0.76,
  unknownNames: -2.1,
  asksWhich: 0.62,
  asksWhen: 0.38,
  isYesNo: -1.52,
}

/** The least confidence at which a passage is given as an answer. */
export const leastConfidence = 0.5

/** How likely a sentence is the one that answers, if any does, 0 to 1. */
export function likenessOf(evidence: Evidence): number {
  return logistic(evidence, ofLikeness)
}

/** How likely the best sentence really answers, 0 to 1. */
export function confidenceOf(evidence: Evidence): number {
  return logistic(evidence, ofConfidence)
}

function logistic(evidence: Evidence, weights: Weights): number {
  let sum = 0
  for (const name of evidenceNames) sum += evidence[name] * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
