import type { RiskWeights } from './risk-signals.ts'

/** Fitted by `bench/training/main.ts --risks`. */
export const riskWeights: RiskWeights = {
  bias: 0.25,
  words: -0.31,
  risk: 0.99,
  above: 0.82,
  below: -0.35,
  slight: -0.94,
  early: -1.92,
  contact: -0.48,
  percent: 0.76,
  duty: -0.21,
  list: 0.87,
  sentence: 0.95,
  reasons: -0.1,
}
