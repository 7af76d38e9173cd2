import { type Evidence, type EvidenceName, evidenceNames } from './evidence.ts'

const weights: Readonly<Partial<Record<EvidenceName, number>>> = {
  bias: -3,
  coverage: 2,
  nearCoverage: 2,
  namesHeld: 0.5,
  namesNear: 0.5,
  type: 0.8,
  unknownShare: -3,
  density: 1,
}

/** The least confidence at which a passage is given as an answer. */
export const leastConfidence = 0.5

/** How likely the evidence really answers, 0 to 1: a logistic model over the evidence. */
export function confidenceOf(evidence: Evidence): number {
  let sum = 0
  for (const name of evidenceNames) sum += evidence[name] * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
