import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, questionWords } from '../question/question-words.ts'
import { recordLines, valueInRecord } from '../record-lines.ts'

const looked = 3
const leastDegree = 0.7

/**
 * The line of a record that has the day or the sum asked for, where the lines of that record together hold the question: "By when must
 * the ladder be replaced?" is answered by `Correct by: 2 June`, below `Required: Replace the ladder`. None where two lines have one.
 */
export function findRecord(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const words = questionWords(question, index).filter(
    ({ stem, isVague }) => stem !== '' && !isVague,
  )
  if (words.length === 0) return []
  for (const named of hits.slice(0, looked)) {
    const lines = recordLines(named.at, index)
    const told = valueInRecord(question, index, lines)
    const value = hits.find(({ at }) => at === told)
    if (value === undefined || value === named) continue
    const bags = [...lines.map((at) => index.bags.of(at)), index.bags.over(named.at)]
    const isWhole = words.every((word) =>
      bags.some((bag) => holds(word, bag, index) >= leastDegree),
    )
    if (isWhole) return [value, named]
  }
  return []
}
