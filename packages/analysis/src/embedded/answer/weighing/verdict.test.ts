import { expect, it } from 'vitest'
import type { AnswerType } from '../../languages/asking.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { verdictFor } from './verdict.ts'

const indexIn = (language: string) =>
  ({
    isArticle: false,
    sentences: Array.from({ length: 60 }),
    words: { language },
  }) as unknown as SentenceIndex

const verdictOf = (type: AnswerType, confidence: number, language = 'en') =>
  verdictFor(
    confidence,
    indexIn(language),
    [{ at: 0, score: 0.6, evidence: { unknown: 0.2 } } as unknown as Hit],
    { type } as Question,
  )

it.each<[AnswerType, number, string]>([
  ['person', 0.8, 'absent'],
  ['person', 0.86, 'closest'],
  ['reason', 0.88, 'absent'],
  ['date', 0.8, 'closest'],
  ['date', 0.72, 'absent'],
  ['yesNo', 0.64, 'closest'],
])('asks more of a passage for %s: %f is %s', (type, confidence, verdict) => {
  expect(verdictOf(type, confidence)).toBe(verdict)
})

it('asks less of a passage in another language than English', () => {
  expect(verdictOf('date', 0.72, 'de')).toBe('closest')
})
