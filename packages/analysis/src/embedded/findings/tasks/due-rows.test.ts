import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'
import { isDueRow } from './due-rows.ts'

const english = await loadLanguage('en')
const row = (label: string, value: string, columns: readonly string[] = []): Unit =>
  ({
    kind: 'row',
    label,
    value,
    columns,
    paired: value.split('; ').map((text) => ({ head: '', text })),
  }) as never
const day = { kind: 'date', text: '', at: 0 } as const
const sum = { kind: 'money', text: '', at: 0 } as const
const period = { kind: 'duration', text: '', at: 0 } as const

it('is a row with a day by which something is paid or done', () => {
  expect(isDueRow(row('Deposit', '£60; by 31 January 2027'), [day, sum], english)).toBe(true)
  expect(isDueRow(row('Two sketches', 'choose one by 14 November 2027'), [day], english)).toBe(true)
  expect(isDueRow(row('Payment', 'within 14 days'), [period], english)).toBe(true)
  expect(isDueRow(row('Guarantee', 'within 14 days'), [period], english)).toBe(false)
})

it('is none where all is paid', () => {
  const columns = ['Invoice', 'Due', 'Open']
  expect(isDueRow(row('77', 'Due: 3 May 2027; Open: £40.00', columns), [day, sum], english)).toBe(
    true,
  )
  expect(isDueRow(row('77', 'Due: 3 May 2027; Open: £0.00', columns), [day, sum], english)).toBe(
    false,
  )
  expect(
    isDueRow(row('77', 'Due: 3 May 2027; paid, thank you', columns), [day, sum], english),
  ).toBe(false)
})

it('is an appointment of a table that says when and where', () => {
  const columns = ['What', 'When', 'Where']
  expect(
    isDueRow(row('Blood test', 'When: 3 May 2027; Where: ward 7', columns), [day], english),
  ).toBe(true)
  expect(isDueRow(row('Rain', 'When: 3 May 2027', columns.slice(0, 2)), [day], english)).toBe(false)
})
