import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, questionWords } from '../question/question-words.ts'

const looked = 3
const leastDegree = 0.7
const opensList = /[:：]$/u

/** For a question whether something is so the item of a list that names it, where the line over the list has the rest: `You are not covered for:` over `theft from open boats`. */
export function findItem(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  if (question.type !== 'yesNo' || index.isArticle) return []
  const words = questionWords(question, index).filter(
    ({ stem, isVague }) => stem !== '' && !isVague,
  )
  if (words.length === 0) return []
  return hits.slice(0, looked).filter(({ at }) => {
    if (!opensList.test(index.contexts[at]?.lead ?? '')) return false
    const own = index.bags.of(at)
    const over = index.bags.over(at)
    const degrees = words.map((word) => holds(word, own, index))
    return (
      Math.max(...degrees) === 1 &&
      words.every((word, i) => Math.max(degrees[i] ?? 0, holds(word, over, index)) >= leastDegree)
    )
  })
}
