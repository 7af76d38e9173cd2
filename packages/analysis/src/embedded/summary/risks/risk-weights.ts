import type { RiskWeights } from './risk-signals.ts'

/** Fitted by `bench/training/main.ts --risks`. */
export const riskWeights: RiskWeights = {
  bias: 2.11,
  words: -0.52,
  risk: 0.79,
  above: 0.78,
  below: -1.2,
  slight: -1.49,
  early: -2.53,
  contact: -1.42,
  percent: 0.83,
  duty: -0.45,
  list: 1.28,
  sentence: 0.81,
}
