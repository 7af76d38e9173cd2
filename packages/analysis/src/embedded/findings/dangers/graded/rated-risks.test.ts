import { expect, it } from 'vitest'
import { readDocument } from '../../../document/read.ts'
import { loadLanguage } from '../../../languages/load-language.ts'
import { ratedRisk } from './rated-risks.ts'

const english = await loadLanguage('en')

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

it('rates by numbers too: by the score, else by the product of likelihood and impact', async () => {
  const scored = await rowsOf(
    [
      'No. | Risk | P | I | Score | Response | Owner',
      'R1 | The night shift is not staffed by 29 August | 4 | 5 | 20 | Agency contract | R. Feather',
      'R2 | Labels of the carrier cannot be printed | 2 | 5 | 10 | Print both for four weeks | P. Holm',
      'R3 | The road is closed on the weekend of the move | 1 | 4 | 4 | None | T. Vance',
    ].join('\n'),
  )
  expect(scored.map(({ riskLevel }) => riskLevel)).toEqual(['high', 'medium', 'low'])
  const multiplied = await rowsOf(
    [
      'Risk | Likelihood | Impact | Mitigation',
      'The crane stands still for want of an operator | 4 | 4 | Train a second one',
      'Paint is delivered late to the site | 1 | 3 | Order from stock',
    ].join('\n'),
  )
  expect(multiplied.map(({ riskLevel }) => riskLevel)).toEqual(['high', 'low'])
})

it('takes no other table for one', async () => {
  const rows = await rowsOf(
    [
      'Room | Ceiling | Window | Price',
      'Blue room by the garden door | High | North | 80.00',
      'Attic room by the back stairs | Low | South | 45.00',
    ].join('\n'),
  )
  expect(rows.map(({ unit }) => ratedRisk(unit, english))).toEqual(rows.map(() => undefined))
})

it('takes what an inspection found in a bad state and rates high, and nothing that is sound', async () => {
  const rows = await rowsOf(
    [
      'No. | Item | Year | Condition | Score | Level',
      '1 | Swing with two seats | 2014 | good | 20 | high',
      '2 | Climbing frame of timber | 2009 | poor | 20 | very high',
      '3 | Rope roundabout | 2012 | fair | 12 | medium',
    ].join('\n'),
  )
  const rated = rows.map(({ unit, rated }) => [unit.label, rated])
  expect(rated).toContainEqual(['Climbing frame of timber', 'high'])
  expect(rated).toContainEqual(['Rope roundabout', 'medium'])
  expect(rated).not.toContainEqual(['Swing with two seats', 'high'])
})
