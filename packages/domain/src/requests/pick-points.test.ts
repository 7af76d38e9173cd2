import { expect, it } from 'vitest'
import { exportInputSchema } from './export-input.ts'
import { withoutLeftOut } from './pick-points.ts'

const quoted = (index: number) => ({ field: 'risks', index, start: 0, end: 1, quote: 'R' })
const input = exportInputSchema.parse({
  summary: 'A lease.',
  keyPoints: ['Rent is due.'],
  criticalDetails: ['Rent: £9', 'Term: a year'],
  facts: [
    { label: 'Rent', value: '£9', kind: 'amount' },
    { label: 'Term', value: 'a year', kind: 'term' },
  ],
  risks: ['It is dear.', 'It renews.'],
  riskLevels: ['low', 'high'],
  riskReasons: ['', 'Continues unless you end it'],
  citations: [quoted(0), quoted(1), { ...quoted(0), field: 'summary' }],
  checks: [{ field: 'risks', index: 0, kind: 'no_source', text: 'It is dear.' }],
  leftOut: [
    { field: 'risks', index: 0 },
    { field: 'criticalDetails', index: 0 },
  ],
})

it('leaves out points together with what belongs to them', () => {
  expect(withoutLeftOut(input)).toEqual({
    title: '',
    type: '',
    purpose: '',
    date: '',
    conclusions: [],
    recommendations: [],
    summary: 'A lease.',
    keyPoints: ['Rent is due.'],
    criticalDetails: ['Term: a year'],
    facts: [{ label: 'Term', value: 'a year', kind: 'term' }],
    risks: ['It renews.'],
    riskLevels: ['high'],
    riskReasons: ['Continues unless you end it'],
    citations: [quoted(0), { ...quoted(0), field: 'summary' }],
    checks: [],
  })
})
