import { type Evidence, type EvidenceName, evidenceNames } from './evidence.ts'

/** Fitted by logistic regression on answerable, unanswerable and off-topic questions over encyclopaedia articles. */
const weights: Readonly<Partial<Record<EvidenceName, number>>> = {
  bias: -3.55,
  coverage: 2.09,
  nearCoverage: 0.85,
  blockCoverage: -1.5,
  density: 2.56,
  bigrams: -0.36,
  unknownShare: -0.71,
  rarestMissing: 0.12,
  namesHeld: -0.24,
  namesNear: 1.33,
  type: 0.05,
  questionLength: 1.12,
  isYesNo: -1.4,
}

/** The least confidence at which a passage is given as an answer. */
export const leastConfidence = 0.5

/** How likely the evidence really answers, 0 to 1: a logistic model over the evidence. */
export function confidenceOf(evidence: Evidence): number {
  let sum = 0
  for (const name of evidenceNames) sum += evidence[name] * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
