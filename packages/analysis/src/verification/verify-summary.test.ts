import type { Summary } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { verifySummary } from './verify-summary.ts'

const content = 'The rent is $2,500. One cat is allowed.'
const summary: Summary = {
  documentType: 'Lease',
  mainPurpose: '',
  summary: 'The rent is $2,500.',
  keyPoints: ['One cat is allowed.'],
  conclusions: [],
  criticalDetails: [],
  recommendations: [],
  risks: ['r'],
  riskLevels: [],
  citations: [
    {
      field: 'summary',
      index: 0,
      at: { start: 0, end: 19 },
      start: 0,
      end: 19,
      quote: 'The rent is $2,500.',
    },
    { field: 'keyPoints', index: 0, start: 20, end: 39, quote: 'One cat is allowed.' },
    { field: 'risks', index: 0, start: 20, end: 27, quote: 'One cat' },
  ],
  checks: [{ field: 'summary', index: 0, kind: 'figure', text: 'stale' }],
  suggestedQuestions: [],
  coverage: { characters: 1, analysed: 99, parts: 0 },
}

describe('verifySummary', () => {
  it('aligns levels, bounds coverage and computes the checks afresh', () => {
    const verified = verifySummary(content, summary)
    expect(verified?.riskLevels).toEqual(['medium'])
    expect(verified?.coverage).toEqual({ characters: 39, analysed: 39, parts: 1 })
    expect(verified?.checks).toEqual([])
    expect(verified?.citations).toEqual(summary.citations)
  })

  it('keeps the reasons of risks only where there is one for each', () => {
    const reasonsOf = (riskReasons: string[]) =>
      verifySummary(content, { ...summary, riskReasons })?.riskReasons
    expect(reasonsOf(['A pet'])).toEqual(['A pet'])
    expect(reasonsOf([])).toBeUndefined()
  })

  it.each([
    ['a quote that differs', { start: 0, end: 8, quote: 'The Rent' }],
    ['a span outside the content', { start: 30, end: 99, quote: 's allowed.' }],
    ['an empty span', { start: 3, end: 3, quote: '' }],
    ['an item that is not there', { index: 4 }],
    ['words outside the item', { at: { start: 0, end: 500 } }],
    ['the field of an answer', { field: 'answer' as const }],
  ])('drops a citation with %s and marks the item', (_, fault) => {
    const citation = {
      field: 'keyPoints' as const,
      index: 0,
      start: 20,
      end: 39,
      quote: 'One cat is allowed.',
      ...fault,
    }
    const verified = verifySummary(content, {
      ...summary,
      citations: [...summary.citations.slice(0, 1), citation],
    })
    expect(verified?.citations).toHaveLength(1)
    expect(verified?.checks).toContainEqual({
      field: 'keyPoints',
      index: 0,
      kind: 'no_source',
      text: 'One cat is allowed.',
    })
  })

  it('sends each citation once', () => {
    const twice = { ...summary, citations: [...summary.citations, ...summary.citations] }
    expect(verifySummary(content, twice)?.citations).toHaveLength(3)
  })

  it('takes nothing that says nothing or has another shape', () => {
    const empty = { ...summary, summary: ' ', keyPoints: [], risks: [], citations: [] }
    for (const unusable of [null, 'text', {}, { ...summary, risks: 'one' }, empty]) {
      expect(verifySummary(content, unusable)).toBeNull()
    }
  })
})
