import type { Candidate } from '../document/candidate.ts'
import type { ValueKind } from '../findings/typed-values.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import type { FactKind } from '../languages/language-pack.ts'
import { weightedSum } from '../ranking/weighted-sum.ts'

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
  'notice',
  'penalty',
  'term',
  'dueBy',
  'conditional',
] as const

export type SummarySignal = (typeof summarySignals)[number]
export type SummaryWeights = Readonly<Record<SummarySignal, number>>

/**
 * Fitted by `bench/training/main.ts --summaries` to what the annotators of 150 everyday papers wanted to be told; what was found in a
 * sentence counts one and a half times as much, so that the summary tells what follows for its reader.
 */
export const fittedWeights: SummaryWeights = {
  bias: -4.3,
  early: 7.26,
  opensBlock: 0.55,
  central: 1.75,
  ofTitle: 1.06,
  digits: 0.7,
  names: 0.65,
  inAbstract: 1.25,
  concludes: 0.95,
  task: 0.5,
  decision: 1.7,
  settled: 1.9,
  fact: 0.75,
  dated: 0.5,
  money: 0.35,
  notice: 0.45,
  penalty: 0.4,
  term: 0.38,
  dueBy: 1,
  conditional: -0.23,
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
      notice: some(tells('notice')),
      penalty: some(tells('penalty')),
      term: some(tells('term')),
      dueBy: some((one) => one.action > 0 && holds('date')(one)),
      conditional: some(({ matches }) => matches.condition > 0),
    }
  }
}

const ofPlace: readonly SummarySignal[] = [
  'bias',
  'early',
  'opensBlock',
  'central',
  'ofTitle',
  'digits',
  'names',
]

/** How much was found in a sentence, wherever it stands and whatever else it says. */
export function createFoundWorth(
  findings: readonly WeighedUnit[],
): (candidate: Candidate) => number {
  const found = summarySignals.filter((signal) => !ofPlace.includes(signal))
  const signalsOf = createSummarySignals(findings)
  return (candidate) => weightedSum(found, signalsOf(candidate), fittedWeights)
}

function holds(kind: ValueKind): (one: WeighedUnit) => boolean {
  return ({ values }) => values.some((value) => value.kind === kind)
}

function tells(topic: FactKind): (one: WeighedUnit) => boolean {
  return ({ topics }) => topics.includes(topic)
}
