import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { questionWords } from '../question/question-words.ts'

const mostTold = 3

/** The passages that say what answers an everyday question which is nothing but that: `What happens if I don't pay?` A word that it does not account for asks for more than they tell. */
export function findTold(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const { everyday } = question
  if (everyday === undefined || index.isArticle) return []
  const words = questionWords(question, index).filter(({ stem }) => stem !== '')
  const isAsked = words.length === 0 || words.some(({ stem }) => everyday.covers(stem))
  const isMore = words.some(({ stem, isVague }) => !isVague && !everyday.covers(stem))
  if (!isAsked || isMore) return []
  return hits
    .filter(({ evidence }) => evidence.told === 1 && evidence.typeMissed === 0)
    .slice(0, mostTold)
}
