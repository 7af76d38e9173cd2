import { inEveryLanguage } from '../languages/every-question.ts'
import type { SentenceIndex } from './index/sentence-index.ts'
import { tellsLimit } from './payments/due-sentence.ts'
import type { Question } from './question/question.ts'

const asksByWhen = new RegExp(
  inEveryLanguage(({ byWhen }) => byWhen),
  'iu',
)
const valued: ReadonlySet<string> = new Set(['date', 'time', 'money', 'period', 'percent'])
/** A length of time tells when, as a day tells how long. */
const leastOwn = 0.5
const beside = [1, -1, 2]

/**
 * The sentence beside a passage, in its paragraph, that holds the day or the sum that is asked for, where the passage does not:
 * "The certificate on file ran out in May" tells no day by which to send another.
 */
export function valueBeside(
  { text, type }: Question,
  { sentences, types, rules, isArticle }: SentenceIndex,
  at: number,
): number | undefined {
  const passage = sentences[at]
  if (isArticle || passage?.kind !== 'prose' || !valued.has(type)) return undefined
  const isLimit = type === 'date' && asksByWhen.test(text)
  const holds = (told: string, least: number): boolean =>
    types.holds(type, told) >= least && (!isLimit || tellsLimit(told, rules))
  if (holds(passage.text, leastOwn)) return undefined
  return beside
    .map((step) => at + step)
    .find((place) => {
      const other = sentences[place]
      return other?.kind === 'prose' && other.block === passage.block && holds(other.text, 1)
    })
}
