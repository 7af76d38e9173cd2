import { splitWords } from '../../../text/words/tokens.ts'
import type { AskedClause } from '../../clauses/clause-kinds.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, type QuestionWord, questionWords } from '../question/question-words.ts'
import { shareOf } from '../weighing/share.ts'

export interface ClauseAnswer {
  readonly at: number
  readonly strength: number
  readonly kind: AskedClause
}

const leastStrength = 1
const likenessShare = 0.8
/** By so much more of what else a question says another passage has to hold before it is taken instead. */
const muchMore = 0.5
/** The same where the clause holds nothing of the kind asked for, such as a sum of money. */
const lackingType = -0.1

/**
 * For a question about a kind of contract clause the sentence that is most surely one, unless it lacks the kind of thing asked
 * for or another passage holds much more of the question. `null` when the document has no such clause.
 */
export function findClauseAnswer(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): ClauseAnswer | null | undefined {
  if (!index.isContract || question.kinds.length === 0) return undefined
  const own = new Map(question.stems.map((stem): [string, number] => [stem, 1]))
  const bm25 = index.search(own)
  let top = 0
  for (const score of bm25.values()) top = Math.max(top, score)
  let best: (ClauseAnswer & { value: number }) | undefined
  for (const kind of question.kinds) {
    const isOpening = kind.detail !== undefined && kind.detail < 2
    for (const { at, strength } of index.clauses(kind).slice(0, 40)) {
      if (!isOpening && index.sentences[at]?.kind === 'heading') continue
      const likeness = top > 0 ? (bm25.get(at) ?? 0) / top : 0
      const early = isOpening ? 0.8 * (1 - at / index.sentences.length) : 0
      const value = strength + likenessShare * likeness + early
      if (best === undefined || value > best.value) best = { at, strength, value, kind }
    }
  }
  if (best === undefined || best.strength < leastStrength) return null
  return isOutdone(best, question, index, hits) ? undefined : best
}

function isOutdone(
  { at, kind }: ClauseAnswer,
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): boolean {
  const [top] = hits
  const own = hits.find((hit) => hit.at === at)?.evidence
  if (top === undefined || top.at === at) return false
  if (own !== undefined) {
    if (own.typeMissed > 0 && own.asksMoney > 0) return true
    const more = top.evidence.coverage - own.coverage
    if (own.typeMissed > 0 && top.evidence.typeMissed === 0 && more > lackingType) return true
  }
  const besides = besidesKind(kind, question, index)
  return shareHeld(besides, top.at, index) - shareHeld(besides, at, index) > muchMore
}

/** What a question says besides what asks for the kind of clause and what stands in any contract. */
function besidesKind(kind: AskedClause, question: Question, index: SentenceIndex): QuestionWord[] {
  const { ofAnyContract } = index.rules.phrases
  const asking = splitWords(kind.question.exec(question.text)?.[0] ?? '')
  const ofAny = splitWords(question.text).filter((word) => ofAnyContract.test(word))
  const stems = new Set([...asking, ...ofAny].map((word) => index.stemmer.stem(word)))
  return questionWords(question, index).filter(
    ({ stem, isVague }) => !isVague && !stem.split(' ').some((part) => stems.has(part)),
  )
}

function shareHeld(words: readonly QuestionWord[], at: number, index: SentenceIndex): number {
  const around = index.bags.around(at)
  return shareOf(
    words,
    words.map((word) => holds(word, around, index)),
  )
}
