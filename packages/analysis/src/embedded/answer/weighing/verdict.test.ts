import { expect, it } from 'vitest'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { verdictFor, withKind } from './verdict.ts'

const indexIn = (language: string) =>
  ({
    isArticle: false,
    sentences: Array.from({ length: 60 }),
    words: { language },
  }) as unknown as SentenceIndex

const verdictOf = (confidence: number, language: string) =>
  verdictFor(confidence, indexIn(language), [
    { at: 0, score: 0.6, evidence: { unknown: 0.2 } } as unknown as Hit,
  ])

it.each<[string, number, string]>([
  ['en', 0.9, 'answer'],
  ['en', 0.7, 'closest'],
  ['en', 0.6, 'absent'],
  ['de', 0.6, 'closest'],
])(
  'asks less of a passage in another language than English: %s, %f is %s',
  (language, confidence, verdict) => {
    expect(verdictOf(confidence, language)).toBe(verdict)
  },
)

const likely = (score: number, evidence: Partial<Hit['evidence']>): Hit =>
  ({ at: 0, score, evidence: { typeMissed: 0, ...evidence } }) as unknown as Hit

it('refuses what tells no sum, whatever far less likely passages hold', () => {
  const question = { type: 'money', hidden: [], text: '', words: [] } as unknown as Question
  const without = likely(0.9, { typeMissed: 1 })
  expect(withKind('closest', question, [without, likely(0.02, {})], indexIn('en'))).toBe('absent')
  expect(withKind('closest', question, [without, likely(0.5, {})], indexIn('en'))).toBe('closest')
})

it('takes no day or sum from a passage that has next to nothing of the question', () => {
  const question = { type: 'date', hidden: [], text: '', words: [] } as unknown as Question
  const without = likely(0.9, { typeMissed: 1, coverage: 0.8, overCoverage: 0 })
  const another = likely(0.5, { coverage: 0.1, overCoverage: 0 })
  const about = likely(0.5, { coverage: 0.1, overCoverage: 0.3 })
  expect(withKind('closest', question, [without, another], indexIn('en'))).toBe('absent')
  expect(withKind('closest', question, [without, about], indexIn('en'))).toBe('closest')
})

it('takes a telephone number only from the likeliest passage', () => {
  const question = { type: 'phone', hidden: [], text: '', words: [] } as unknown as Question
  const without = likely(0.9, { typeMissed: 1, coverage: 0.8, overCoverage: 0 })
  const second = likely(0.8, { coverage: 0.6, overCoverage: 0 })
  expect(withKind('closest', question, [without, second], indexIn('en'))).toBe('absent')
  expect(withKind('closest', question, [second, without], indexIn('en'))).toBe('closest')
})

it('takes what is usually said for no answer where a thing asked about is unknown to a note', () => {
  const note = { ...indexIn('en'), sentences: Array.from({ length: 20 }) } as SentenceIndex
  const told = (unknown: number) => [
    likely(0.5, { told: 1, type: 1, unknown, row: 0, coverage: 0.5 }),
  ]
  const verdictIn = (unknown: number) => verdictFor(0.55, note, told(unknown))
  expect(verdictIn(0.1)).toBe('answer')
  expect(verdictIn(0.4)).toBe('closest')
})
