import { exportInputSchema } from '@precis/domain'
import { expect, it } from 'vitest'
import { composeExport } from './write-export.ts'

it('takes what stands below any other name of a column than who for no owner', async () => {
  const rows = [
    {
      label: 'Consultant, for convenience',
      value: 'When: after 31 May 2026; Notice: 30 days; What is paid: hours worked',
    },
    { label: 'Order the gate', value: 'Who: J. Hart; By: 9 June 2026' },
    { label: 'Paint the fence', value: 'two coats; 11 June 2026' },
  ]
  const texts = rows.map(({ label, value }) => `${label}: ${value}`)
  const plan = await composeExport(
    'action-plan',
    exportInputSchema.parse({
      title: 'Agreement',
      type: 'Agreement',
      purpose: 'The parties agree on works.',
      date: '4 May 2025',
      summary: 'The parties agree on works.',
      keyPoints: [],
      conclusions: [],
      criticalDetails: texts,
      facts: rows.map((row) => ({ ...row, kind: 'date' })),
      recommendations: texts,
      risks: [],
      riskLevels: [],
      citations: [],
      checks: [],
      coverage: { characters: 1200, analysed: 1200, parts: 1 },
    }),
  )
  expect(plan).toContain('Owner: J. Hart')
  expect(plan).not.toMatch(/Owner: (?:hours worked|two coats)/u)
})

it('reads each row of a table as a point of its own', async () => {
  const rows = [
    'Order the gate: Who: J. Hart; By: 9 June 2026',
    'Paint the fence: Who: M. Sorel; By: 11 June 2026',
  ]
  const table = rows.join('\n')
  const plan = await composeExport(
    'action-plan',
    exportInputSchema.parse({
      title: 'Agreement',
      type: 'Agreement',
      purpose: 'The parties agree on works.',
      date: '4 May 2026',
      summary: 'The parties agree on works.',
      keyPoints: [],
      conclusions: [],
      criticalDetails: [`Works: ${table}`],
      facts: [{ label: 'Works', value: table, kind: 'deadline' }],
      recommendations: [],
      risks: [],
      riskLevels: [],
      citations: [],
      checks: [],
      coverage: { characters: 1200, analysed: 1200, parts: 1 },
    }),
  )
  expect(plan).toContain('Order the gate: Who: J. Hart; By: 9 June 2026\n')
  expect(plan).toMatch(/Owner: J. Hart[\s\S]*Owner: M. Sorel/u)
})

it('begins the deadlines of a brief with the rows of a table that are called so', async () => {
  const table = 'Site meeting: 4 May 2027\nClosing: 2 June 2027, noon\nAward: 7 July 2027'
  const brief = await composeExport(
    'executive-brief',
    exportInputSchema.parse({
      title: 'Call for bids',
      type: 'Call for tenders',
      purpose: 'The school asks for bids on meals.',
      date: '4 April 2027',
      summary: 'The school asks for bids on meals.',
      keyPoints: [],
      conclusions: [],
      criticalDetails: [`Dates: ${table}`, 'You must show your license before 1 September 2027.'],
      facts: [
        { label: 'Dates', value: table, kind: 'date' },
        { label: '', value: '1 September 2027', kind: 'deadline' },
      ],
      recommendations: [],
      risks: [],
      riskLevels: [],
      citations: [],
      checks: [],
      coverage: { characters: 1200, analysed: 1200, parts: 1 },
    }),
  )
  const [first] = brief.split('\n').filter((line) => line.startsWith('- Deadlines:'))
  expect(first).toBe('- Deadlines: Closing: 2 June 2027, noon')
})
