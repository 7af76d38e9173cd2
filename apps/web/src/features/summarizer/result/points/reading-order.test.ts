import type { Summary } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { isOfKind, usefulFilters } from './detail-kinds.ts'
import { readingOrder } from './reading-order.ts'

const lateFee = 'The landlord may charge a late fee of $60.00 for rent that is late.'
const noDogs = 'Dogs are not allowed.'
const summary: Summary = {
  documentType: 'Lease',
  mainPurpose: 'Lets a flat.',
  summary: `This is a lease. ${lateFee}`,
  keyPoints: [noDogs, 'The rent is $900.'],
  conclusions: ['The  rent is $900'],
  criticalDetails: [
    `Late fee: ${lateFee}`,
    'Rent: The rent is $900.',
    'Tenant: Mara Okafor',
    'Deposit: It is $1,200, paid at the start.',
    lateFee,
  ],
  recommendations: [lateFee, 'Return the checklist.'],
  risks: [noDogs, lateFee, 'It renews by itself.'],
  riskLevels: ['low', 'medium', 'high'],
  facts: [
    { label: 'Late fee', value: '$60.00', kind: 'penalty' },
    { label: 'Rent', value: '$900', kind: 'amount' },
    { label: 'Tenant', value: 'Mara Okafor', kind: 'party' },
    { label: 'Deposit', value: '$1,200', kind: 'limit' },
    { label: '', value: '', kind: 'detail' },
  ],
  citations: [],
  checks: [],
  suggestedQuestions: [],
  coverage: { characters: 1, analysed: 1, parts: 1 },
}
const words = (points: readonly { text: string }[]) => points.map(({ text }) => text)

describe('the reading order', () => {
  const { plain, risks, details, elsewhere } = readingOrder(summary)

  it('lists every risk whole, the severest first, though the summary says it too', () => {
    const late = `${lateFee.slice(0, -1)} and ${'more '.repeat(20)}.`
    const said = { ...summary, summary: late, risks: [noDogs, late, 'It renews by itself.'] }
    expect(words(risks)).toEqual(['It renews by itself.', lateFee, noDogs])
    expect(risks.map(({ severity }) => severity)).toEqual(['high', 'medium', 'low'])
    expect(words(readingOrder(said).risks)).toEqual(['It renews by itself.', late, noDogs])
  })

  it('cuts what was read before to its first words, unless that leaves out less than a quarter', () => {
    const conclusionOf = (text: string) =>
      words(readingOrder({ ...summary, summary: text, conclusions: [text] }).plain.conclusions)
    const short = `The roof is mended${' within a day'.repeat(7)}.`
    const long = `The roof is mended${' within a day'.repeat(9)}.`
    expect([short.length, long.length]).toEqual([110, 136])
    expect(conclusionOf(short)).toEqual([short])
    const [cut = ''] = conclusionOf(long)
    expect(cut).toMatch(/^The roof is mended within .+…$/)
    expect(cut.length).toBeLessThan(0.75 * long.length)
  })

  it('reads no sentence twice, and counts what is left to other sections', () => {
    expect(words(plain.keyPoints)).toEqual(['The rent is $900.'])
    expect(words(plain.recommendations)).toEqual(['Return the checklist.'])
    expect(elsewhere).toMatchObject({ keyPoints: 1, recommendations: 1, criticalDetails: 1 })
  })

  it('leaves no section without a point', () => {
    expect(words(plain.conclusions)).toEqual(['The  rent is $900'])
    expect(elsewhere.conclusions).toBe(0)
  })

  it('tells a detail by label and value, with its sentence, or the words around the value if that was read', () => {
    expect(details.map(({ label, value, sentence }) => [label, value, sentence])).toEqual([
      ['Late fee', '$60.00', 'The landlord may charge a late fee of $60.00 for rent that is late.'],
      ['Rent', '$900', 'The rent is $900.'],
      ['Tenant', 'Mara Okafor', null],
      ['Deposit', '$1,200', 'It is $1,200, paid at the start.'],
    ])
  })

  it('offers the filters that divide the details, and counts every sum as money', () => {
    expect(usefulFilters(details)).toEqual(['All', 'Money', 'Parties'])
    const money = details.filter((detail) => isOfKind(detail, 'Money'))
    expect(money.map(({ label }) => label)).toEqual(['Late fee', 'Rent', 'Deposit'])
  })
})
