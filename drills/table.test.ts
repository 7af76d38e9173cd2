import { describe, expect, it } from 'vitest'
import { percentile } from './percentile.ts'
import type { Outcome } from './run-scenario.ts'
import type { Finding } from './scenario.ts'
import { hasHeld, tableRow } from './table.ts'

const outcome = (...findings: Finding[]): Outcome => ({
  scenario: { name: 'flood', what: 'Much at once.', databases: ['pglite'], run: async () => {} },
  database: 'pglite',
  findings,
  health: { times: [1, 2, 300], failures: 0 },
  seconds: 12.3,
})
const good: Finding = { kind: 'claim', isGood: true, text: 'nobody lost a credit' }
const late: Finding = { kind: 'goal', isGood: false, text: 'summary: 9 times, OVER 3 times' }
const broken: Finding = { kind: 'claim', isGood: false, text: 'a credit is gone' }

describe('a drill', () => {
  it('holds although a goal of time was missed', () => {
    expect(hasHeld(outcome(good, late))).toBe(true)
    expect(tableRow(outcome(good, late))).toContain('~ summary: 9 times, OVER 3 times')
  })

  it('does not hold once a single claim is not so', () => {
    expect(hasHeld(outcome(good, broken))).toBe(false)
    expect(tableRow(outcome(good, broken))).toMatch(/DID NOT HOLD\n.*\n.*\n {2}! a credit is gone$/)
  })

  it('shows middle, 99th and longest of what was measured', () => {
    expect(tableRow(outcome(good))).toMatch(/^flood +pglite +12 s +2\.0 +300 +300 {2}held/)
    expect(percentile([5, 1, 3], 0.5)).toBe(3)
    expect(percentile([], 0.5)).toBe(0)
  })
})
