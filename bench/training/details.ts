import { type Reading, readDocument } from '../../packages/analysis/src/embedded/document/read.ts'
import type { WeighedUnit } from '../../packages/analysis/src/embedded/findings/weigh-unit.ts'
import { chooseFindings } from '../../packages/analysis/src/embedded/summary/details/choose-findings.ts'
import {
  createDetailSignals,
  type DetailSignal,
  detailSignals,
  type Told,
} from '../../packages/analysis/src/embedded/summary/details/detail-signals.ts'
import { isOneDetail } from '../../packages/analysis/src/embedded/summary/details/tables/small-tables.ts'
import { pointContext } from '../../packages/analysis/src/embedded/summary/points.ts'
import { chooseRecommendations } from '../../packages/analysis/src/embedded/summary/recommendations.ts'
import { chooseRisks } from '../../packages/analysis/src/embedded/summary/risks/choose-risks.ts'
import type { Evidence, Gold, GoldFact } from '../ordinary/gold.ts'
import { holdsOne } from '../ordinary/holds.ts'
import type { MarkedDocument } from '../ordinary/read-marked.ts'
import { meet, placesOf } from '../ordinary/score-summary.ts'
import { type Example, fitScaled } from './fit-logistic.ts'
import { readGold, readOwn } from './read-gold.ts'

const penalty = 30
const folds = 10
const weightOfMust = 4
const weightOfFact = 2
/** Our own documents are short and hold little that is beside the point. */
const weightOfOwn = 0.3

interface Judged {
  readonly set: string
  readonly gold: Gold
  readonly reading: Reading
  readonly told: Told
  readonly items: readonly Item[]
}

interface Item {
  readonly found: WeighedUnit
  readonly facts: readonly GoldFact[]
  readonly example: Example<DetailSignal>
}

/** Prints the weights of details, and how they do on documents left out of the fitting. */
export async function reportDetails(folders: readonly string[]): Promise<void> {
  const documents: Judged[] = []
  for (const folder of folders) {
    for (const marked of readGold(folder)) documents.push(await judge(folder, marked, 1))
  }
  for (const marked of readOwn()) documents.push(await judge('own', marked, weightOfOwn))
  const told = new Map<string, Counts>()
  for (let fold = 0; fold < folds; fold += 1) {
    const isLeftOut = (_: Judged, at: number): boolean => at % folds === fold
    const weights = train(documents.filter((document, at) => !isLeftOut(document, at)))
    for (const document of documents.filter(isLeftOut)) {
      const counts = told.get(document.set) ?? none
      told.set(document.set, add(counts, count(document, weights)))
    }
  }
  const percent = (part: number, all: number) => ((100 * part) / Math.max(1, all)).toFixed(1)
  console.log('documents left out: details that matter, facts not to be missed, all facts')
  const all = [...told].filter(([set]) => set !== 'own').map(([, counts]) => counts)
  told.set('all but our own', all.reduce(add, none))
  for (const [set, { shown, matter, must, mustFound, facts, factsFound }] of told) {
    const cells = [percent(matter, shown), percent(mustFound, must), percent(factsFound, facts)]
    console.log(set.padEnd(32), ...cells.map((cell) => cell.padStart(8)))
  }
  console.log(
    Object.fromEntries(
      Object.entries(train(documents)).map(([name, value]) => [name, Number(value.toFixed(2))]),
    ),
  )
}

function train(documents: readonly Judged[]): Record<DetailSignal, number> {
  const examples = documents.flatMap(({ items }) => items.map(({ example }) => example))
  return fitScaled(examples, detailSignals, penalty)
}

async function judge(
  set: string,
  { content, gold }: MarkedDocument,
  share: number,
): Promise<Judged> {
  const reading = await readDocument(content, {})
  const context = pointContext(reading, reading.type.genre, 'general')
  const told = {
    risks: chooseRisks(context).map(({ excerpt }) => excerpt),
    tasks: chooseRecommendations(context),
  }
  const signalsOf = createDetailSignals(reading, told)
  const { facts, decisions, actions, risks } = gold
  const places = new Map<Evidence, readonly (readonly [number, number])[]>(
    [...facts, ...decisions, ...actions, ...risks].map((one) => [
      one,
      placesOf(content, one.evidence),
    ]),
  )
  const items = reading.findings.map((found): Item => {
    const { start, end, text } = found.unit
    const rests = (one: Evidence): boolean =>
      (places.get(one) ?? []).some((place) => meet(place, [start, end]))
    const isTrue = [...places.keys()].some(rests)
    const held = facts.filter((fact) => rests(fact) && holdsOne(text, fact.values))
    const isMust = held.some(({ importance }) => importance === 2)
    const weight = share * (isMust ? weightOfMust : held.length > 0 ? weightOfFact : 1)
    return { found, facts: held, example: { values: signalsOf(found), isTrue, weight } }
  })
  return { set, gold, reading, told, items }
}

interface Counts {
  readonly shown: number
  readonly matter: number
  readonly must: number
  readonly mustFound: number
  readonly facts: number
  readonly factsFound: number
}

const none: Counts = { shown: 0, matter: 0, must: 0, mustFound: 0, facts: 0, factsFound: 0 }

function add(a: Counts, b: Counts): Counts {
  return {
    shown: a.shown + b.shown,
    matter: a.matter + b.matter,
    must: a.must + b.must,
    mustFound: a.mustFound + b.mustFound,
    facts: a.facts + b.facts,
    factsFound: a.factsFound + b.factsFound,
  }
}

function count(
  { gold, reading, told, items }: Judged,
  weights: Readonly<Record<DetailSignal, number>>,
): Counts {
  const itemOf = new Map(items.map((item) => [item.found, item]))
  const shown = chooseFindings(reading, weights, told).flatMap((rows) => {
    const items = rows.flatMap((row) => itemOf.get(row) ?? [])
    return isOneDetail(rows) ? [items] : items.map((item) => [item])
  })
  const found = new Set(shown.flat().flatMap(({ facts }) => facts))
  const isMust = ({ importance }: GoldFact): boolean => importance === 2
  return {
    shown: shown.length,
    matter: shown.filter((rows) => rows.some(({ example }) => example.isTrue)).length,
    must: gold.facts.filter(isMust).length,
    mustFound: [...found].filter(isMust).length,
    facts: gold.facts.length,
    factsFound: found.size,
  }
}
