import { type Reading, readDocument } from '../../packages/analysis/src/embedded/document/read.ts'
import type { WeighedUnit } from '../../packages/analysis/src/embedded/findings/weigh-unit.ts'
import {
  createRiskSignals,
  type RiskSignal,
  type RiskWeights,
  riskSignals,
} from '../../packages/analysis/src/embedded/summary/risks/risk-signals.ts'
import {
  mayBeRisk,
  weighRisks,
} from '../../packages/analysis/src/embedded/summary/risks/weigh-risks.ts'
import type { Evidence } from '../ordinary/gold.ts'
import type { MarkedDocument } from '../ordinary/read-marked.ts'
import { meet, placesOf } from '../ordinary/score-summary.ts'
import { addShares, percent, type Shares, share } from '../ordinary/share.ts'
import { type Example, fitScaled } from './fit-logistic.ts'
import { readGold, readOwn } from './read-gold.ts'

const penalty = 30
const folds = 10
/** The forms of plain dangers were written for documents that are fitted to: they hold less elsewhere. */
const mostOfPlain = 0.8
/** Our own documents are short and hold little that is beside the point. */
const weightOfOwn = 0.3

interface Judged {
  readonly set: string
  readonly language: string
  readonly reading: Reading
  readonly risks: readonly Evidence[]
  readonly risksOf: ReadonlyMap<WeighedUnit, readonly Evidence[]>
  readonly examples: readonly Example<RiskSignal>[]
}

/** Prints the weights of risks, and how they do on documents and on whole sets left out of the fitting. */
export async function reportRisks(folders: readonly string[]): Promise<void> {
  const documents: Judged[] = []
  for (const folder of folders) {
    for (const marked of readGold(folder)) documents.push(await judge(folder, marked, 1))
  }
  for (const marked of readOwn()) documents.push(await judge('own', marked, weightOfOwn))
  const all = train(documents)
  print('documents left out', documents, (_, at) =>
    train(documents.filter((_, other) => other % folds !== at % folds)),
  )
  print('sets left out', documents, ({ set }) =>
    train(documents.filter((other) => other.set !== set)),
  )
  print('fitted', documents, () => all)
  console.log(
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, Number(value.toFixed(2))]),
    ),
  )
}

function train(documents: readonly Judged[]): RiskWeights {
  const fitted = fitScaled(
    documents.flatMap(({ examples }) => examples),
    riskSignals,
    penalty,
  )
  return { ...fitted, plain: Math.min(fitted.plain, mostOfPlain) }
}

async function judge(
  set: string,
  { content, gold: { language, risks } }: MarkedDocument,
  weight: number,
): Promise<Judged> {
  const reading = await readDocument(content, {})
  const signalsOf = createRiskSignals(reading)
  const places = risks.map((risk) => ({ risk, at: placesOf(content, risk.evidence) }))
  const risksOf = new Map(
    reading.findings.map((found) => [
      found,
      places
        .filter(({ at }) => at.some((place) => meet(place, [found.unit.start, found.unit.end])))
        .map(({ risk }) => risk),
    ]),
  )
  const examples = reading.findings.filter(mayBeRisk).map((found) => ({
    values: signalsOf(found),
    isTrue: (risksOf.get(found) ?? []).length > 0,
    weight,
  }))
  return { set, language, reading, risks, risksOf, examples }
}

function count({ reading, risks, risksOf }: Judged, weights: RiskWeights): Shares {
  const shown = weighRisks(reading, weights)
  const held = shown.map((found) => risksOf.get(found) ?? [])
  return {
    found: share(new Set(held.flat()).size, risks.length),
    real: share(held.filter((some) => some.length > 0).length, shown.length),
  }
}

function print(
  title: string,
  documents: readonly Judged[],
  weightsFor: (document: Judged, at: number) => RiskWeights,
): void {
  console.log(`${title}: risks found, real; of English documents, of others`)
  const counted = documents.map((document, at) => ({
    ...document,
    shares: count(document, weightsFor(document, at)),
  }))
  for (const set of new Set(documents.map((document) => document.set))) {
    const own = counted.filter((document) => document.set === set)
    const groups = [
      own,
      own.filter(({ language }) => language === 'en'),
      own.filter(({ language }) => language !== 'en'),
    ]
    const cells = groups.flatMap((group) => {
      const { found, real } = addShares(group.map(({ shares }) => shares))
      return [percent(found), percent(real)]
    })
    console.log(set.padEnd(32), ...cells.map((cell) => cell.padStart(6)))
  }
}
