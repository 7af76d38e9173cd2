import type { Excerpt } from '../document/excerpt.ts'
import { inEveryLanguage } from '../languages/every-question.ts'
import { type Finding, findAnswer } from './find-answer.ts'
import type { SentenceIndex } from './index/sentence-index.ts'
import { partsOf } from './question/parts.ts'
import type { Question } from './question/question.ts'
import { tellingOf } from './question/question-words.ts'

/**
 * What a document says to a question, or to each of the questions that it is made of: to all of them where each is answered, and to
 * those that are where the whole is not.
 */
export function findAnswers(
  question: Question,
  index: SentenceIndex,
  read: (text: string) => Question,
): Finding {
  const parts = index.isArticle || question.isFollowUp ? [] : partsOf(question.text)
  if (parts.length < 2 || isTied(parts, index, read)) return findAnswer(question, index)
  const found = parts.map((part) => findAnswer(read(part), index))
  const answered = found.filter(({ verdict }) => verdict !== 'absent')
  const sure = found.filter(({ verdict }) => verdict === 'answer')
  if (sure.length === found.length) return joined(found, 'answer')
  if (sure.length > 0 && answered.length === found.length) return joined(found, 'closest')
  const whole = findAnswer(question, index)
  return whole.verdict === 'absent' && sure.length > 0 ? joined(sure, 'closest') : whole
}

const refersBack = new RegExp(
  `(?<!\\p{L})(?:${inEveryLanguage((questions) => questions.refersBack)})(?!\\p{L})`,
  'iu',
)

/** Whether a later part speaks of what the first one names: "Who pays for the sign and what does it cost?" asks what the sign costs. */
function isTied(
  [first = '', ...others]: readonly string[],
  index: SentenceIndex,
  read: (text: string) => Question,
): boolean {
  const isNamed = tellingOf(read(first).words, index).length > 0
  return isNamed && others.some((part) => refersBack.test(part))
}

const mostOfPart = 2

/** The answers to several questions as one, each passage once. */
function joined(found: readonly Finding[], verdict: Finding['verdict']): Finding {
  const seen = new Set<number>()
  const excerpts = found
    .flatMap((part): readonly Excerpt[] => part.excerpts.slice(0, mostOfPart))
    .filter(({ start }) => !seen.has(start) && seen.add(start))
  return { excerpts, hits: found.flatMap(({ hits }) => hits), verdict }
}
