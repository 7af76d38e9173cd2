/**
 * Fits what weighs the answers of the embedded engine, on a folder of data with questions on articles:
 * `node bench/training/main.ts --data DIR`. Prints the figures of a cross-validation by article, then the weights.
 * Files: `qa/squad2.docs.jsonl`, `qa/{squad2,offtopic}.questions.jsonl`, in the form that `bench/quality/main.ts` tells.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { leastCoverage } from '../../packages/analysis/src/embedded/answer/confidence.ts'
import {
  type Evidence,
  type EvidenceName,
  evidenceNames,
} from '../../packages/analysis/src/embedded/answer/evidence.ts'
import { findHits } from '../../packages/analysis/src/embedded/answer/find-hits.ts'
import { createIndexCache } from '../../packages/analysis/src/embedded/answer/index-cache.ts'
import { readQuestion } from '../../packages/analysis/src/embedded/answer/question.ts'
import { holdsAnswer } from '../quality/matching.ts'
import { readLines } from '../quality/read-lines.ts'
import { readDocuments } from '../quality/score-answers.ts'
import { type Example, fitLogistic } from './fit-logistic.ts'

interface Question {
  readonly docId: string
  readonly question: string
  readonly answers: readonly string[]
  readonly answerable: boolean
}

interface Passage {
  readonly evidence: Evidence
  readonly isRight: boolean
  readonly words: number
}

interface Item extends Question {
  readonly passages: readonly Passage[]
  readonly isOffTopic: boolean
}

type Weights = Readonly<Partial<Record<EvidenceName, number>>>

const likenessNames: readonly EvidenceName[] = [
  'bias',
  'coverage',
  'plainCoverage',
  'blockCoverage',
  'missing',
  'missingNames',
  'density',
  'order',
  'span',
  'type',
]
const confidenceNames: readonly EvidenceName[] = [
  'bias',
  'coverage',
  'density',
  'order',
  'opposed',
  'isNegated',
  'numbers',
  'unknownNames',
  'asksWhich',
  'asksWhen',
  'isYesNo',
]
const penalty = 1
const mostWords = 80

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) {
  console.error('Usage: node bench/training/main.ts --data DIR')
  process.exit(1)
}
const folder = existsSync(join(values.data, 'data')) ? join(values.data, 'data') : values.data
const items = await readItems(folder)
const folds = [...new Set(items.map(({ docId }) => docId))]

let right = 0
let refused = 0
let refusedOffTopic = 0
for (const fold of folds) {
  const rest = items.filter(({ docId }) => docId !== fold)
  const models = train(rest)
  for (const item of items.filter(({ docId }) => docId === fold)) {
    const { isAnswered, isRight } = ask(item, models)
    if (item.isOffTopic) refusedOffTopic += isAnswered ? 0 : 1
    else if (item.answerable) right += isRight ? 1 : 0
    else refused += isAnswered ? 0 : 1
  }
}
const answerable = items.filter((item) => item.answerable).length
const offTopic = items.filter((item) => item.isOffTopic).length
const hit = (100 * right) / answerable
const abstained = (100 * refused) / (items.length - answerable - offTopic)
console.log(`By article: right ${hit.toFixed(2)}, abstained ${abstained.toFixed(2)},`)
console.log(`balanced ${((hit + abstained) / 2).toFixed(2)},`)
console.log(`off-topic refused ${((100 * refusedOffTopic) / offTopic).toFixed(2)}`)
const all = train(items)
console.log('likeness', rounded(all.likeness), '\nconfidence', rounded(all.confidence))

interface Models {
  readonly likeness: Weights
  readonly confidence: Weights
}

function train(from: readonly Item[]): Models {
  const likeness = fitLogistic(
    from.filter((item) => item.answerable && item.passages.some((x) => x.isRight)).flatMap(toPairs),
    likenessNames,
    penalty,
  )
  const confidence = fitLogistic(
    from.flatMap((item) => toExample(item, likeness)),
    confidenceNames,
    penalty,
  )
  return { likeness, confidence }
}

function toPairs({ passages }: Item): Example<EvidenceName>[] {
  const rightOnes = passages.filter(({ isRight }) => isRight).length
  return passages.map(({ evidence, isRight }) => ({
    values: evidence,
    isTrue: isRight,
    weight: isRight ? 1 / rightOnes : 0.12,
  }))
}

/** The best passage of a question: of one that has an answer only when it holds it, since a wrong answer helps neither way. */
function toExample(item: Item, likeness: Weights): Example<EvidenceName>[] {
  const [best] = ranked(item, likeness)
  if (best === undefined || best.evidence.coverage < leastCoverage) return []
  const isTrue = item.answerable && chosen(item, likeness).some(({ isRight }) => isRight)
  const weight = isTrue ? 1 : item.answerable ? 0.1 : item.isOffTopic ? 1.2 : 0.8
  return [{ values: best.evidence, isTrue, weight }]
}

function ask(item: Item, models: Models): { isAnswered: boolean; isRight: boolean } {
  const [best] = ranked(item, models.likeness)
  if (best === undefined) return { isAnswered: false, isRight: false }
  const isAnswered =
    best.evidence.coverage >= leastCoverage && weigh(best.evidence, models.confidence) >= 0
  return {
    isAnswered,
    isRight: isAnswered && chosen(item, models.likeness).some(({ isRight }) => isRight),
  }
}

function ranked({ passages }: Item, likeness: Weights): Passage[] {
  return [...passages].sort((a, b) => weigh(b.evidence, likeness) - weigh(a.evidence, likeness))
}

/** The best passage, and the second where both are short. */
function chosen(item: Item, likeness: Weights): Passage[] {
  const [first, second] = ranked(item, likeness)
  if (first === undefined) return []
  return second !== undefined && first.words + second.words <= mostWords ? [first, second] : [first]
}

function weigh(evidence: Evidence, weights: Weights): number {
  return evidenceNames.reduce((sum, name) => sum + evidence[name] * (weights[name] ?? 0), 0)
}

async function readItems(from: string): Promise<Item[]> {
  const documents = readDocuments(from, 'squad2') ?? new Map<string, string>()
  const cache = createIndexCache()
  const found: Item[] = []
  for (const name of ['squad2', 'offtopic']) {
    const questions = readLines<Question>(join(from, 'qa', `${name}.questions.jsonl`)) ?? []
    questions.sort((a, b) => (a.docId < b.docId ? -1 : a.docId > b.docId ? 1 : 0))
    for (const item of questions) {
      const index = await cache.get(documents.get(item.docId) ?? '', undefined)
      const passages = findHits(readQuestion(item.question, [], index), index).map(
        ({ at, evidence }): Passage => {
          const sentence = index.sentences[at]
          const isRight = item.answerable && holdsAnswer(sentence?.text ?? '', item.answers)
          return { evidence, isRight, words: sentence?.words ?? 0 }
        },
      )
      found.push({ ...item, passages, isOffTopic: name === 'offtopic' })
    }
  }
  return found
}

function rounded(weights: Weights): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number(value.toFixed(2))]),
  )
}
