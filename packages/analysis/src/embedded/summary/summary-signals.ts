import type { Candidate } from '../document/candidate.ts'
import type { ValueKind } from '../findings/typed-values.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'

/** What speaks for a sentence in the summary of an everyday paper. */
export const summarySignals = [
  'bias',
  'early',
  'opensBlock',
  'central',
  'ofTitle',
  'digits',
  'names',
  'inAbstract',
  'concludes',
  'task',
  'decision',
  'settled',
  'fact',
  'dated',
  'money',
] as const

export type SummarySignal = (typeof summarySignals)[number]
export type SummaryWeights = Readonly<Record<SummarySignal, number>>

/** Fitted by `bench/training/main.ts --summaries` to what the annotators of 150 everyday papers wanted to be told. */
export const fittedWeights: SummaryWeights = {
  bias: -4.51,
  early: 7.52,
  opensBlock: 0.55,
  central: 1.72,
  ofTitle: 1.08,
  digits: 0.68,
  names: 0.62,
  inAbstract: 1.19,
  concludes: 0.97,
  task: 0.52,
  decision: 1.09,
  settled: 1.3,
  fact: 0.51,
  dated: 0.43,
  money: 0.16,
}

/** Tells the signals of a sentence by what was found in it. */
export function createSummarySignals(
  findings: readonly WeighedUnit[],
): (candidate: Candidate) => Record<SummarySignal, number> {
  const within = new Map<number, WeighedUnit[]>()
  for (const found of findings) {
    const { order } = found.unit.sentence
    const others = within.get(order)
    if (others === undefined) within.set(order, [found])
    else others.push(found)
  }
  return ({ sentence, features }) => {
    const found = within.get(sentence.order) ?? []
    const most = (of: (one: WeighedUnit) => number): number => Math.max(0, ...found.map(of))
    const some = (is: (one: WeighedUnit) => boolean): number => (found.some(is) ? 1 : 0)
    return {
      bias: 1,
      early: features.early,
      opensBlock: features.firstOfBlock,
      central: features.lexrank,
      ofTitle: features.titleOverlap,
      digits: features.digits,
      names: features.names,
      inAbstract: features.inAbstract,
      concludes: features.conclude,
      task: most(({ action }) => action),
      decision: most(({ decision }) => decision),
      settled: some(({ isSettled }) => isSettled),
      fact: most(({ fact }) => fact),
      dated: some(holds('date')),
      money: some(holds('money')),
    }
  }
}

function holds(kind: ValueKind): (one: WeighedUnit) => boolean {
  return ({ values }) => values.some((value) => value.kind === kind)
}
