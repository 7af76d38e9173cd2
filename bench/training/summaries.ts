import { readDocument } from '../../packages/analysis/src/embedded/document/read.ts'
import { chooseConclusions } from '../../packages/analysis/src/embedded/summary/conclusions/conclusions.ts'
import {
  type PointContext,
  pointContext,
} from '../../packages/analysis/src/embedded/summary/points.ts'
import { findMainPurpose } from '../../packages/analysis/src/embedded/summary/purpose/main-purpose.ts'
import { chooseSummary } from '../../packages/analysis/src/embedded/summary/running-summary.ts'
import { statementsOf } from '../../packages/analysis/src/embedded/summary/summarize.ts'
import {
  createSummarySignals,
  fittedWeights,
  type SummarySignal,
  type SummaryWeights,
  summarySignals,
} from '../../packages/analysis/src/embedded/summary/summary-signals.ts'
import type { Gold } from '../ordinary/gold.ts'
import type { MarkedDocument } from '../ordinary/read-marked.ts'
import { meet, placesOf } from '../ordinary/score-summary.ts'
import { type Example, fitScaled } from './fit-logistic.ts'
import { readGold } from './read-gold.ts'

const penalty = 30
const folds = 10
/** From here on a sentence is wanted. */
const leastWanted = 0.9

/** Something that an annotator wanted to be told, and how much. */
interface Wanted {
  readonly places: ReturnType<typeof placesOf>
  readonly worth: number
}

interface Judged {
  readonly set: string
  readonly context: PointContext
  readonly opening: ReturnType<typeof statementsOf>
  readonly wanted: readonly Wanted[]
  readonly examples: readonly Example<SummarySignal>[]
}

/** Prints the weights of sentences in a summary, and which share of what is wanted the summaries of documents left out hold with them. */
export async function reportSummaries(folders: readonly string[]): Promise<void> {
  const documents: Judged[] = []
  for (const folder of folders) {
    for (const marked of readGold(folder)) documents.push(...(await judge(folder, marked)))
  }
  const all = train(documents)
  print('present', documents, () => fittedWeights)
  print('documents left out', documents, (_, at) =>
    train(documents.filter((_, other) => other % folds !== at % folds)),
  )
  print('fitted', documents, () => all)
  console.log(
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, Number(value.toFixed(2))]),
    ),
  )
}

/** Tasks and dangers have lists of their own. */
function wantedOf(content: string, { facts, decisions, actions, risks, purpose }: Gold): Wanted[] {
  const of = (evidence: string, worth: number): Wanted => ({
    places: placesOf(content, evidence),
    worth,
  })
  return [
    ...facts.map(({ evidence, importance }) => of(evidence, importance === 2 ? 1 : 0.3)),
    ...decisions.map(({ evidence }) => of(evidence, 2)),
    ...purpose.evidence.map((evidence) => of(evidence, 2)),
    ...actions.map(({ evidence }) => of(evidence, 0.6)),
    ...risks.flatMap(({ evidence, level }) => (level === 'high' ? [of(evidence, 0.4)] : [])),
  ]
}

/** Papers of research and talk have weights of their own. */
async function judge(set: string, { content, gold }: MarkedDocument): Promise<Judged[]> {
  const reading = await readDocument(content, {})
  const { genre } = reading.type
  if (genre === 'paper' || genre === 'meeting') return []
  const context = pointContext(reading, genre, 'general')
  const opening = statementsOf(context, findMainPurpose(context), chooseConclusions(context))
  const wanted = wantedOf(content, gold)
  const signalsOf = createSummarySignals(reading.findings)
  const examples = context.told.map((candidate) => {
    const { start, end } = candidate.sentence
    const worth = wanted
      .filter(({ places }) => places.some((place) => meet(place, [start, end])))
      .reduce((sum, one) => sum + one.worth, 0)
    return { values: signalsOf(candidate), isTrue: worth >= leastWanted, weight: 1 }
  })
  return [{ set, context, opening, wanted, examples }]
}

function train(documents: readonly Judged[]): SummaryWeights {
  return fitScaled(
    documents.flatMap(({ examples }) => examples),
    summarySignals,
    penalty,
  )
}

function shareHeld({ context, opening, wanted }: Judged, weights: SummaryWeights): number {
  const told = chooseSummary(context, opening, weights)
  const held = wanted.filter(({ places }) =>
    places.some((place) => told.some(({ start, end }) => meet(place, [start, end]))),
  )
  const sum = (some: readonly Wanted[]): number => some.reduce((all, { worth }) => all + worth, 0)
  return sum(held) / Math.max(1, sum(wanted))
}

function print(
  title: string,
  documents: readonly Judged[],
  weightsFor: (document: Judged, at: number) => SummaryWeights,
): void {
  const shares = documents.map((document, at) => ({
    set: document.set,
    share: shareHeld(document, weightsFor(document, at)),
  }))
  for (const set of new Set(documents.map((document) => document.set))) {
    const own = shares.filter((one) => one.set === set)
    const mean = own.reduce((sum, { share }) => sum + share, 0) / own.length
    console.log(title.padEnd(20), set.padEnd(32), `${(100 * mean).toFixed(1)} % of what is wanted`)
  }
}
