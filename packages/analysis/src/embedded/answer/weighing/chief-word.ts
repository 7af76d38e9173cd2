import type { Question } from '../question/question.ts'
import { holds, questionWords } from '../question/question-words.ts'
import type { SentenceIndex } from '../sentence-index.ts'

/** Whether a passage or what is around it holds the rarest word of a question that says something: `netflix`, `sedation`. */
export function holdsChiefWord(question: Question, at: number, index: SentenceIndex): boolean {
  const words = questionWords(question, index).filter(({ stem, isVague }) => stem && !isVague)
  const most = Math.max(...words.map(({ weight }) => weight))
  const around = index.bags.around(at)
  return words.every((word) => word.weight < most || holds(word, around, index) > 0)
}
