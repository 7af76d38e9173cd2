/**
 * Fits the weights by which the embedded engine chooses a passage and decides whether it answers, and judges them by leaving
 * documents out: `node bench/training/main.ts --articles DIR` and `node bench/training/main.ts --documents DIR,DIR`. Questions
 * about articles are read in the form that `bench/quality/main.ts` tells, those about documents in that of `bench/ordinary/main.ts`;
 * passages of these are also cut out and asked, so that the weights fit a note as well as a contract.
 * `--details DIR,DIR` fits the weights of details to such documents, `--risks DIR,DIR` those of risks, `--summaries DIR,DIR` those of the
 * sentences in a summary.
 */
import { parseArgs } from 'node:util'
import { signalsOf } from '../../packages/analysis/src/embedded/answer/weighing/confidence.ts'
import type { EvidenceName } from '../../packages/analysis/src/embedded/answer/weighing/evidence.ts'
import type {
  SignalName,
  Signals,
  Weights,
} from '../../packages/analysis/src/embedded/answer/weighing/signals.ts'
import { reportDetails } from './details.ts'
import { type Example, fitLogistic, fitScaled } from './fit-logistic.ts'
import { fitRanking, type Ranked } from './fit-ranking.ts'
import { type Item, type Passage, readArticles, readOrdinary } from './read-items.ts'
import { reportRisks } from './risks.ts'
import { articleSignals, documentSignals } from './signal-lists.ts'
import { reportSummaries } from './summaries.ts'

interface Models {
  readonly likeness: Weights
  readonly confidence: Weights
}

const likenessPenalty = 1
const rankingPenalty = 4
/** Passages are ranked among those that are likeliest by the present weights. */
const mostRanked = 60
const confidencePenalty = 10
const folds = 10
const mostWords = 80

const { values } = parseArgs({
  options: {
    articles: { type: 'string' },
    documents: { type: 'string' },
    details: { type: 'string' },
    risks: { type: 'string' },
    summaries: { type: 'string' },
  },
})
if (values.articles !== undefined) {
  report(await readArticles(values.articles), articleSignals, {
    wrong: 0.1,
    given: 2,
    least: 0.3,
    ranks: false,
  })
} else if (values.documents !== undefined) {
  report(await readOrdinary(values.documents.split(',')), documentSignals, {
    wrong: 0.5,
    given: 3,
    least: 0.2,
    ranks: true,
  })
} else if (values.details !== undefined) {
  await reportDetails(values.details.split(','))
} else if (values.risks !== undefined) {
  await reportRisks(values.risks.split(','))
} else if (values.summaries !== undefined) {
  await reportSummaries(values.summaries.split(','))
} else {
  console.error(
    'Usage: node bench/training/main.ts --articles DIR | --documents DIR,DIR | --details DIR,DIR | --risks DIR,DIR | --summaries DIR,DIR',
  )
  process.exit(1)
}

type SignalLists = typeof articleSignals

/** What a wrong answer to an answerable question weighs, how many passages are given, and the least share of the best one's likeness. */
interface Manner {
  readonly wrong: number
  readonly given: number
  readonly least: number
  /** Whether passages are only told from others found for the same question. */
  readonly ranks: boolean
}

function report(items: readonly Item[], signals: SignalLists, manner: Manner): void {
  const documents = [...new Set(items.map(({ document }) => document))].sort()
  const whole = items.filter(({ isExcerpt }) => !isExcerpt)
  const judged = documents.flatMap((_, fold) => {
    if (fold >= folds) return []
    const isLeftOut = ({ document }: Item) => documents.indexOf(document) % folds === fold
    const models = train(
      items.filter((item) => !isLeftOut(item)),
      signals,
      manner,
    )
    return whole.filter(isLeftOut).map((item) => ({ item, ...ask(item, models, manner) }))
  })
  const percent = (part: number, all: number) => ((100 * part) / Math.max(1, all)).toFixed(1)
  const asked = judged.filter(({ item }) => item.answerable)
  const others = judged.filter(({ item }) => !item.answerable)
  console.log('confidence  answered     wrong   refused rightly')
  for (let least = 0.1; least < 0.85; least += 0.05) {
    const given = asked.filter(({ confidence }) => confidence >= least)
    const right = given.filter(({ isRight }) => isRight).length
    const cells = [
      percent(right, asked.length),
      percent(given.length - right, asked.length),
      percent(others.filter(({ confidence }) => confidence < least).length, others.length),
    ]
    console.log(least.toFixed(2).padEnd(10), ...cells.map((cell) => cell.padStart(9)))
  }
  const models = train(items, signals, manner)
  console.log('likeness', rounded(models.likeness), '\nconfidence', rounded(models.confidence))
}

function train(items: readonly Item[], signals: SignalLists, manner: Manner): Models {
  const likeness = manner.ranks
    ? fitRanking(items.flatMap(toGroup), signals.likeness, rankingPenalty)
    : fitLogistic(items.flatMap(toPairs), signals.likeness, likenessPenalty)
  const confidence = fitScaled(
    items.flatMap((item): Example<SignalName>[] => {
      const chosen = choose(item, likeness, manner)
      if (chosen === undefined) return []
      const isTrue = item.answerable && chosen.isRight
      const weight = isTrue || !item.answerable ? 1 : manner.wrong
      return [{ values: chosen.signals, isTrue, weight }]
    }),
    signals.confidence,
    confidencePenalty,
  )
  return { likeness, confidence }
}

function toGroup({ answerable, passages }: Item): Ranked<EvidenceName>[][] {
  return answerable
    ? [
        passages
          .slice(0, mostRanked)
          .map(({ evidence, isRight }) => ({ values: evidence, isRight })),
      ]
    : []
}

function toPairs({ answerable, passages }: Item): Example<EvidenceName>[] {
  const rightOnes = passages.filter(({ isRight }) => isRight).length
  if (!answerable || rightOnes === 0) return []
  return passages.map(({ evidence, isRight }) => ({
    values: evidence,
    isTrue: isRight,
    weight: isRight ? 1 / rightOnes : 0.12,
  }))
}

function ask(item: Item, models: Models, manner: Manner): { confidence: number; isRight: boolean } {
  const chosen = choose(item, models.likeness, manner)
  if (chosen === undefined) return { confidence: 0, isRight: false }
  return { confidence: logistic(weigh(chosen.signals, models.confidence)), isRight: chosen.isRight }
}

/** The best passage, and the next ones as long as all are short. */
function choose(
  { passages }: Item,
  likeness: Weights,
  { given, least }: Manner,
): { signals: Signals; isRight: boolean } | undefined {
  const ranked = passages
    .map((passage) => ({ ...passage, score: scoreOf(passage, likeness) }))
    .sort((a, b) => b.score - a.score)
  const signals = signalsOf(ranked)
  const [first] = ranked
  if (signals === undefined || first === undefined) return undefined
  const shown = [first]
  let words = first.words
  for (const passage of ranked.slice(1, 2 * given)) {
    if (shown.length === given || passage.score < first.score * least) break
    if (passage.isHeading || words + passage.words > mostWords) continue
    shown.push(passage)
    words += passage.words
  }
  return { signals, isRight: shown.some(({ isRight }) => isRight) }
}

function scoreOf({ evidence, isHeading }: Passage, likeness: Weights): number {
  return logistic(weigh(evidence, likeness)) * (isHeading ? 0.5 : 1)
}

function weigh(signals: Partial<Signals>, weights: Weights): number {
  return Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + (signals[name as SignalName] ?? 0) * weight,
    0,
  )
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

function rounded(weights: Weights): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number(value.toFixed(2))]),
  )
}
