import type { Candidate } from '../document/candidate.ts'
import type { ValueKind } from '../findings/typed-values.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import { weightedSum } from '../ranking/weighted-sum.ts'

/** What speaks for a sentence in the summary of an everyday paper. */
const signals = [
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

type Signal = (typeof signals)[number]

/**
 * Fitted by ridge regression to what the annotators of 150 everyday papers wanted to be told: two for its purpose and for a decision, one for a
 * fact that must not be missed, 0.6 for a task and 0.4 for a high danger, as tasks and dangers have lists of their own.
 */
const weights: Readonly<Record<Signal, number>> = {
  early: 1.97,
  opensBlock: 0.11,
  central: 0.31,
  ofTitle: 0.33,
  digits: 0.16,
  names: 0.19,
  inAbstract: 0.23,
  concludes: 0.42,
  task: 0.28,
  decision: 0.39,
  settled: 0.56,
  fact: 0.05,
  dated: 0.11,
  money: 0.07,
}

/** Tells how much a sentence of an everyday paper is worth in its summary, by what was found in it. */
export function summaryWorth(findings: readonly WeighedUnit[]): (candidate: Candidate) => number {
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
    return weightedSum(
      signals,
      {
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
      },
      weights,
    )
  }
}

function holds(kind: ValueKind): (one: WeighedUnit) => boolean {
  return ({ values }) => values.some((value) => value.kind === kind)
}
