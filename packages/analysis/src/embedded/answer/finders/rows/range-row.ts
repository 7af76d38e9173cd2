import type { AnswerType } from '../../../languages/asking.ts'
import type { Hit } from '../../find-hits.ts'
import { saidOf } from '../../index/context.ts'
import { monthsIn } from '../../index/months.ts'
import { holdsNumber, rangesIn, tellsAge } from '../../index/ranges.ts'
import type { SentenceIndex } from '../../index/sentence-index.ts'
import type { Question } from '../../question/question.ts'
import { type QuestionWord, questionWords } from '../../question/question-words.ts'

const inDigits = /^\d/u
const leastKind = 0.6
/** What a row may give where the question does not say more: `What do I lose if I cancel in March?` */
const sums: readonly AnswerType[] = ['money', 'percent']
const open: ReadonlySet<AnswerType> = new Set(['other', 'consequence', 'money'])

/** The only row under a range in which a number or a month of the question lies: `Juniors (11-17 years) | £20` for somebody of 14. */
export function findRangeRow(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const asked = questionWords(question, index).filter(
    ({ stem, month }) => inDigits.test(stem) || month > 0,
  )
  const [word, other] = asked
  if (index.isArticle || word === undefined || other !== undefined) return []
  const types = open.has(question.type) ? sums : [question.type]
  const rows = hits.filter(({ at }) => {
    const labeled = index.bags.labeled(at)
    if (labeled === undefined || !isUnder(labeled.label, word, index)) return false
    return types.some((type) => index.types.holds(type, saidOf(labeled)) >= leastKind)
  })
  return rows.length === 1 ? rows : []
}

function isUnder(
  label: string,
  { number, month }: QuestionWord,
  { rules, words }: SentenceIndex,
): boolean {
  if (month > 0) return monthsIn(label, words).has(month)
  return tellsAge(label, rules) && holdsNumber(rangesIn(label, rules), Number(number))
}
