import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../../test/fakes/fake-engine.ts'
import { requireValidSummary } from './require-valid-summary.ts'

const content = 'The roof leaks. Repair it by May.'
const good = summaryOf(content)

describe('the last check of a summary', () => {
  it('leaves a good one as it is', () => {
    expect(requireValidSummary(good, content)).toEqual(good)
  })

  it.each([
    ['nothing', null],
    ['a text', 'summary'],
    ['a missing list', { ...good, risks: undefined }],
    ['an empty summary', { ...good, summary: ' \n' }],
  ])('fails the provider for %s', (_, candidate) => {
    expect(() => requireValidSummary(candidate, content)).toThrow('No response received from AI')
  })

  it('drops citations that are no exact slice or cite no item, and lists the item instead', () => {
    const [first, ...rest] = good.citations
    const citations = [
      {
        ...first,
        field: 'mainPurpose' as const,
        index: 0,
        start: 1,
        end: 13,
        quote: 'The roof lea',
      },
      { field: 'keyPoints' as const, index: 9, start: 0, end: 3, quote: 'The' },
      { field: 'answer' as const, index: 0, start: 0, end: 3, quote: 'The' },
      { field: 'risks' as const, index: 0, start: 4, end: 4, quote: '' },
      ...rest,
    ]
    const checked = requireValidSummary({ ...good, citations }, content)
    expect(checked.citations).toEqual(rest)
    expect(checked.checks).toEqual([
      { field: 'mainPurpose', index: 0, kind: 'no_source', text: 'To tell something' },
    ])
  })

  it('keeps offsets in UTF-16 units', () => {
    const text = '🏠 roof'
    const citation = { field: 'risks' as const, index: 0, start: 3, end: 7, quote: 'roof' }
    const checked = requireValidSummary({ ...summaryOf(text), citations: [citation] }, text)
    expect(checked.citations).toEqual([citation])
  })

  it('drops a citation whose span lies outside its item', () => {
    const citation = { field: 'risks' as const, index: 0, start: 0, end: 3, quote: 'The' }
    const citations = [
      { ...citation, at: { start: 0, end: 3 } },
      { ...citation, at: { start: 4, end: 900 } },
    ]
    const checked = requireValidSummary({ ...good, citations }, content)
    expect(checked.citations).toEqual([citations[0]])
  })

  it('gives each risk one level', () => {
    const risks = ['One', 'Two', 'Three']
    const short = requireValidSummary({ ...good, risks, riskLevels: ['high'] }, content)
    expect(short.riskLevels).toEqual(['high', 'medium', 'medium'])
    const long = requireValidSummary(
      { ...good, risks: ['One'], riskLevels: ['low', 'high'] },
      content,
    )
    expect(long.riskLevels).toEqual(['low'])
  })

  it('keeps of how many messages a summary tells the newest', () => {
    const coverage = { characters: content.length, analysed: content.length, parts: 1, messages: 3 }
    expect(requireValidSummary({ ...good, coverage }, content).coverage).toEqual(coverage)
  })

  it('claims no more coverage than there is', () => {
    const coverage = { characters: 5, analysed: 9_000, parts: 0 }
    expect(requireValidSummary({ ...good, coverage }, content).coverage).toEqual({
      characters: content.length,
      analysed: content.length,
      parts: 1,
    })
  })
})
