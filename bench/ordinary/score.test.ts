import { notMentioned, type Summary } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { Gold } from './gold.ts'
import { holdsOne } from './holds.ts'
import { scoreAnswer } from './score-answer.ts'
import { scoreSummary } from './score-summary.ts'
import { addShares, percent } from './share.ts'

const content = 'Tenancy agreement. The rent is €900. The tenant may keep a cat.'
const rent = 'The rent is €900.'
const gold: Gold = {
  id: 'lease',
  language: 'en',
  typeAccepts: ['tenancy|lease'],
  titleAccepts: ['^tenancy agreement$'],
  purpose: { evidence: ['Tenancy agreement.'], mustMention: ['flat'] },
  facts: [
    { label: 'rent', values: ['900'], evidence: rent, importance: 2 },
    { label: 'pets', values: ['cat'], evidence: 'The tenant may keep a cat.', importance: 1 },
  ],
  decisions: [],
  actions: [],
  risks: [],
  notRisks: [],
  questions: [],
}
const start = content.indexOf(rent)
const summary: Summary = {
  documentType: 'Lease',
  mainPurpose: 'Somebody lets something.',
  summary: 'A lease. The rent is €900.',
  keyPoints: [rent, 'A cat is allowed.'],
  conclusions: [],
  criticalDetails: ['Rent: €900', 'A cat'],
  recommendations: [],
  risks: [],
  riskLevels: [],
  citations: [
    { field: 'criticalDetails', index: 0, start, end: start + rent.length, quote: rent },
    { field: 'criticalDetails', index: 1, start, end: start + rent.length, quote: 'other words' },
  ],
  checks: [],
  suggestedQuestions: [],
  coverage: { characters: content.length, analysed: content.length, parts: 1 },
}

describe('the score of a summary', () => {
  it('counts a fact only where the item rests on its evidence', () => {
    const scores = scoreSummary(content, gold, summary, 'Tenancy Agreement')
    expect(scores).toMatchObject({
      kind: { hits: 1, all: 1 },
      title: { hits: 1, all: 1 },
      purpose: { hits: 0, all: 1 },
      factsMust: { hits: 1, all: 1 },
      factsAll: { hits: 1, all: 2 },
      detailsThatMatter: { hits: 2, all: 2 },
      pointsRepeated: { hits: 1, all: 2 },
      citationsExact: { hits: 1, all: 2 },
    })
  })
})

describe('the score of an answer', () => {
  const asked = { q: 'How much?', wording: 'other', answers: ['€900'] } as const

  it('tells right, wrong and refused apart', () => {
    expect(scoreAnswer(asked, 'The rent is €900.').answered?.hits).toBe(1)
    expect(scoreAnswer(asked, 'A cat.').wrong?.hits).toBe(1)
    expect(scoreAnswer(asked, notMentioned)).toMatchObject({
      answered: { hits: 0 },
      wrong: { hits: 0 },
      refusedWrongly: { hits: 1 },
    })
  })

  it('counts any answer against a question that the document leaves open', () => {
    const open = { q: 'Who?', answers: null }
    expect(scoreAnswer(open, `Closest passage: "${rent}"`).refusedRightly?.hits).toBe(0)
    expect(scoreAnswer(open, notMentioned).refusedRightly?.hits).toBe(1)
  })

  it('takes no number for a part of another', () => {
    expect(holdsOne('It costs 1,305.', ['30'])).toBe(false)
    expect(holdsOne('It takes 30 days.', ['30'])).toBe(true)
  })
})

it('adds up over documents before it divides', () => {
  const total = addShares([{ a: { hits: 1, all: 1 } }, { a: { hits: 0, all: 3 } }])
  expect(percent(total.a)).toBe('25.0')
  expect(percent(undefined)).toBe('-')
})
