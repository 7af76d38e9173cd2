import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, questionWords } from '../question/question-words.ts'

const mostWords = 2
const leastDegree = 0.65
const looked = 5

/** Hits of the section whose heading names all that a short question asks for: "How do I cancel?" and "Ending the agreement". */
export function findHeaded(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  if (question.type !== 'other') return []
  const words = questionWords(question, index).filter(({ stem }) => stem !== '')
  if (words.length === 0 || words.length > mostWords) return []
  const headed = hits.slice(0, looked).find(({ at }) => {
    const over = index.bags.over(at)
    return words.every((word) => holds(word, over, index) >= leastDegree)
  })
  if (headed === undefined) return []
  const lead = index.contexts[headed.at]?.lead
  return hits.filter(({ at }) => index.contexts[at]?.lead === lead)
}
