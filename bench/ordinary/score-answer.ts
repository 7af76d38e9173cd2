import { notMentioned } from '@precis/domain'
import type { GoldQuestion } from './gold.ts'
import { flatten, holdsOne } from './holds.ts'
import { oneOf, type Shares } from './share.ts'

/** Whether one question was answered rightly, wrongly or not at all. */
export function scoreAnswer(question: GoldQuestion, given: string): Shares {
  const isRefused = flatten(given).startsWith(flatten(notMentioned))
  if (question.answers === null) return { refusedRightly: oneOf(isRefused) }
  const isRight = !isRefused && holdsOne(given, question.answers)
  return {
    answered: oneOf(isRight),
    [question.wording === 'other' ? 'inOtherWords' : 'inSameWords']: oneOf(isRight),
    refusedWrongly: oneOf(isRefused),
    wrong: oneOf(!isRefused && !isRight),
  }
}
