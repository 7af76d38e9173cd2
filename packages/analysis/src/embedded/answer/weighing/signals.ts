import { weightedSum } from '../../ranking/weighted-sum.ts'
import { type EvidenceName, evidenceNames } from './evidence.ts'

/** What the best passage shows beside its own evidence, when it is to be told whether it answers. */
export const confidenceNames = [
  'likeness',
  'lead',
  'secondLead',
  'mass',
  'secondCoverage',
  'secondType',
  'gap',
  'bindingAmong',
] as const
export type SignalName = EvidenceName | (typeof confidenceNames)[number]
export type Weights = Readonly<Partial<Record<SignalName, number>>>
export type Signals = Readonly<Record<SignalName, number>>

const signalNames = [...evidenceNames, ...confidenceNames]

export function weigh(signals: Partial<Signals>, weights: Weights): number {
  return weightedSum(signalNames, signals, weights)
}

export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
