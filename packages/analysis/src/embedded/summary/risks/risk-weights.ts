import type { RiskWeights } from './risk-signals.ts'

/**
 * Fitted by `bench/training/main.ts --risks` but for `burdens` and `favors`. The words of harm were listed while reading the
 * documents of the fit, the burdens were not: harm counts a fifth less than fitted, and burdens what they told of documents.
 */
export const riskWeights: RiskWeights = {
  bias: 1.61,
  words: -0.52,
  risk: 0.63,
  above: 0.62,
  below: -0.96,
  slight: -1.49,
  early: -2.53,
  contact: -1.42,
  percent: 0.83,
  duty: -0.45,
  list: 1.28,
  sentence: 0.81,
  burdens: 0.9,
  favors: -0.7,
}
