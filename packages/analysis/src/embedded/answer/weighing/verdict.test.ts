import { expect, it } from 'vitest'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { givesAnother, verdictFor, withKind } from './verdict.ts'

const indexIn = (language: string) =>
  ({
    isArticle: false,
    sentences: Array.from({ length: 60 }),
    words: { language },
  }) as unknown as SentenceIndex

const verdictOf = (confidence: number, language: string) =>
  verdictFor(confidence, { type: 'other' }, indexIn(language), [
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
  const verdictIn = (unknown: number) => verdictFor(0.55, { type: 'other' }, note, told(unknown))
  expect(verdictIn(0.1)).toBe('answer')
  expect(verdictIn(0.4)).toBe('closest')
})

it.each<[Question['type'], number, number, string]>([
  ['money', 0.62, 0.3, 'closest'],
  ['money', 0.62, 0.58, 'absent'],
  ['period', 0.62, 0.3, 'closest'],
  ['date', 0.62, 0.3, 'absent'],
  ['yesNo', 0.45, 0.2, 'closest'],
  ['yesNo', 0.45, 0.4, 'absent'],
  ['yesNo', 0.35, 0.2, 'absent'],
])(
  'asks less of a passage before all others for a sum, a time or whether it is so: %s, %f, beside %f is %s',
  (type, confidence, second, verdict) => {
    const hits = [likely(0.6, { unknown: 0.2, plainCoverage: 0.3 }), likely(second, {})]
    expect(verdictFor(confidence, { type }, indexIn('en'), hits)).toBe(verdict)
  },
)

it.each([
  [0.2, 0.1],
  [0.6, 0.3],
])(
  'does not tell whether it is so where %f of the question is unknown and %f is met',
  (unknown, plainCoverage) => {
    const hits = [likely(0.6, { unknown, plainCoverage }), likely(0.2, {})]
    expect(verdictFor(0.3, { type: 'yesNo' }, indexIn('en'), hits)).toBe('absent')
  },
)

const spaced = { ...indexIn('en'), lexicon: { isUnspaced: false } } as SentenceIndex
const unspaced = { ...indexIn('ja'), lexicon: { isUnspaced: true } } as SentenceIndex

it('takes no number that stands far from what is counted', () => {
  const far = [likely(0.9, { near: 0.3, focusNear: 0.1 })]
  const beside = [likely(0.9, { near: 0.9, focusNear: 0.1 })]
  expect(givesAnother({ type: 'number' }, spaced, far)).toBe(true)
  expect(givesAnother({ type: 'number' }, spaced, beside)).toBe(false)
  expect(givesAnother({ type: 'number' }, unspaced, far)).toBe(false)
})

it('takes a day for how long only from what names all that is to last', () => {
  const part = [likely(0.9, { type: 0.6, missing: 0.2 })]
  const whole = [likely(0.9, { type: 0.6, missing: 0 })]
  expect(givesAnother({ type: 'period' }, spaced, part)).toBe(true)
  expect(givesAnother({ type: 'period' }, spaced, whole)).toBe(false)
  expect(givesAnother({ type: 'period' }, spaced, [likely(0.9, { type: 1, missing: 0.2 })])).toBe(
    false,
  )
})
