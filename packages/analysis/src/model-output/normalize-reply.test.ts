import { describe, expect, it } from 'vitest'
import { normalizeAnswerReply, normalizeSummaryReply, saysNothing } from './normalize-reply.ts'

describe('normalizeSummaryReply', () => {
  it('takes single values for lists, and null or missing lists for empty ones', () => {
    const draft = normalizeSummaryReply({
      keyPoints: 'One point',
      conclusions: null,
      risks: { text: 'A risk', level: 'HIGH' },
    })
    expect(draft?.lists.keyPoints).toEqual([{ text: 'One point', sources: [] }])
    expect(draft?.lists.conclusions).toEqual([])
    expect(draft?.lists.recommendations).toEqual([])
    expect(draft?.lists.risks).toEqual([{ text: 'A risk', sources: [], level: 'high' }])
  })

  it('reads wrong types as text or as nothing', () => {
    const draft = normalizeSummaryReply({
      summary: 42,
      keyPoints: [7, true, {}, [['nested']], 'N/A', null],
    })
    expect(draft?.summary.map(({ text }) => text)).toEqual(['42'])
    expect(draft?.lists.keyPoints.map(({ text }) => text)).toEqual(['7', 'true', 'nested'])
  })

  it('reads sources in every shape they come in', () => {
    const draft = normalizeSummaryReply({
      keyPoints: [
        { text: 'a', sources: [{ passage: 3, quote: 'x' }] },
        { text: 'b', source: '[#4]' },
        { text: 'c', passage: '5', quote: 'y' },
        { text: 'd', quotes: ['some words'] },
      ],
    })
    expect(draft?.lists.keyPoints.map(({ sources }) => sources)).toEqual([
      [{ passage: 3, quote: 'x' }],
      [{ passage: 4, quote: '' }],
      [{ passage: 5, quote: 'y' }],
      [{ passage: undefined, quote: 'some words' }],
    ])
  })

  it('reads the flat form: strings, levels and citations side by side', () => {
    const draft = normalizeSummaryReply({
      summary: 'First sentence. Second sentence.',
      risks: ['r1', 'r2'],
      riskLevels: ['low', 'severe'],
      citations: [{ field: 'risks', index: 1, quote: 'words' }],
    })
    expect(draft?.summary.map(({ text }) => text)).toEqual(['First sentence.', 'Second sentence.'])
    expect(draft?.lists.risks).toEqual([
      { text: 'r1', sources: [], level: 'low' },
      { text: 'r2', sources: [{ passage: undefined, quote: 'words' }], level: 'high' },
    ])
  })

  it('shortens over-long items at a sentence and over-long lists at sixty', () => {
    const draft = normalizeSummaryReply({
      keyPoints: [
        `${'This sentence is repeated for ever. '.repeat(60)}`,
        ...Array(200).fill('x y z'),
      ],
    })
    const first = draft?.lists.keyPoints[0]?.text ?? ''
    expect(first.length).toBeLessThanOrEqual(700)
    expect(first).toMatch(/for ever\.$/)
    expect(draft?.lists.keyPoints).toHaveLength(60)
  })

  it('looks into a wrapping object', () => {
    expect(normalizeSummaryReply({ result: { summary: 'It says so.' } })?.summary).toHaveLength(1)
  })

  it.each([undefined, null, 'text', [], {}, { foo: 1 }, { summary: null }])(
    'finds no summary in %j',
    (reply) => {
      expect(normalizeSummaryReply(reply)).toBeUndefined()
    },
  )

  it('knows a reply that names a type and says nothing', () => {
    const draft = normalizeSummaryReply({ documentType: 'Letter' })
    expect(draft && saysNothing(draft)).toBe(true)
  })
})

describe('normalizeAnswerReply', () => {
  it('reads an answer with its sources', () => {
    expect(
      normalizeAnswerReply({
        found: true,
        answer: '$5',
        sources: [{ passage: 1, quote: 'costs $5' }],
      }),
    ).toEqual({
      isFound: true,
      answer: '$5',
      sources: [{ passage: 1, quote: 'costs $5' }],
    })
  })

  it('takes the sentence of absence for absence whatever the flag says', () => {
    expect(
      normalizeAnswerReply({ found: true, answer: 'Not mentioned in document.' })?.isFound,
    ).toBe(false)
    expect(normalizeAnswerReply({ found: false, answer: null })?.isFound).toBe(false)
  })

  it('finds no answer in other objects', () => {
    expect(normalizeAnswerReply({ found: true })).toBeUndefined()
    expect(normalizeAnswerReply({ text: 1, more: 2 })).toBeUndefined()
  })
})
