import { exportInputSchema, type Fact } from '@precis/domain'
import { expect, it } from 'vitest'
import { composeExport } from './write-export.ts'

function inputOf(criticalDetails: string[], facts: Fact[], recommendations: string[] = []) {
  return exportInputSchema.parse({
    title: 'Agreement',
    type: 'Agreement',
    purpose: 'The parties agree on works.',
    date: '4 May 2025',
    summary: 'The parties agree on works.',
    keyPoints: [],
    conclusions: [],
    criticalDetails,
    facts,
    recommendations,
    risks: [],
    riskLevels: [],
    citations: [],
    checks: [],
    coverage: { characters: 1200, analysed: 1200, parts: 1 },
  })
}

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
  const facts = rows.map((row): Fact => ({ ...row, kind: 'date' }))
  const plan = await composeExport('action-plan', inputOf(texts, facts, texts))
  expect(plan).toContain('Owner: J. Hart')
  expect(plan).not.toMatch(/Owner: (?:hours worked|two coats)/u)
})

it('reads each row of a table as a point of its own', async () => {
  const value =
    'Order the gate: Who: J. Hart; By: 9 June 2026\nPaint the fence: Who: M. Sorel; By: 11 June 2026'
  const input = inputOf([`Works: ${value}`], [{ label: 'Works', value, kind: 'deadline' }])
  const plan = await composeExport('action-plan', input)
  expect(plan).toContain(
    '. Order the gate\n   Owner: J. Hart\n   Date named in the text: 9 June 2026\n',
  )
  expect(plan).toMatch(/Owner: J. Hart[\s\S]*Owner: M. Sorel/u)
})

it('begins the deadlines of a brief with the rows of a table that are called so', async () => {
  const value = 'Site meeting: 4 May 2027\nClosing: 2 June 2027, noon\nAward: 7 July 2027'
  const license = 'You must show your license before 1 September 2027.'
  const input = inputOf(
    [`Dates: ${value}`, license],
    [
      { label: 'Dates', value, kind: 'date' },
      { label: '', value: '1 September 2027', kind: 'deadline' },
    ],
  )
  const brief = await composeExport('executive-brief', input)
  const [first] = brief.split('\n').filter((line) => line.startsWith('- Deadlines:'))
  expect(first).toBe('- Deadlines: Closing: 2 June 2027, noon')
})
