import { expect, it } from 'vitest'
import { readDocument } from '../document/read.ts'
import { ratedRisk } from './rated-risks.ts'

async function rowsOf(content: string) {
  const { findings } = await readDocument(content, {})
  return findings.filter(({ unit }) => unit.kind === 'row')
}

it('takes the rows of a register of risks for dangers of the level that they name', async () => {
  const rows = await rowsOf(
    [
      'ID | Risk | Likelihood | Mitigation',
      'R1 | Only one crane operator is licensed | High | Train a second one',
      'R2 | Paint is delivered late to the site | Low | Order from stock',
    ].join('\n'),
  )
  expect(rows.map(({ riskLevel }) => riskLevel)).toEqual(['high', 'low'])
  expect(rows.every(({ risk }) => risk > 1)).toBe(true)
})

it('takes no other table for one', async () => {
  const rows = await rowsOf(
    [
      'Room | Ceiling | Window | Price',
      'Blue room by the garden door | High | North | 80.00',
      'Attic room by the back stairs | Low | South | 45.00',
    ].join('\n'),
  )
  expect(rows.map(({ unit }) => ratedRisk(unit))).toEqual(rows.map(() => undefined))
})
