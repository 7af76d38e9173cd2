import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { weightOfSum } from './main-sums.ts'

const english = await loadLanguage('en')

function weigh(label: string, value: string): number {
  return weightOfSum(
    { text: `${label}: ${value}`, note: '', label, value, kind: 'amount' },
    english,
  )
}

it.each([
  ['Plan A, one more crane', 'Cost: £78,000; Our view: Rejected'],
  ['Gross margin', '38.6%; 41.0%; 40.2%'],
  ['Draft', 'The draft named a fee of £410; please disregard that draft.'],
  ['Quote', 'The quote of £410 is hereby withdrawn and replaced.'],
])('leaves out what does not hold or cannot be told apart: %s', (label, value) => {
  expect(weigh(label, value)).toBe(-1)
})

it('keeps an option that is open, and one share', () => {
  expect(weigh('Plan C', 'Cost: £143,000; Our view: Recommended')).toBeGreaterThan(-1)
  expect(weigh('Gross margin', '38.6%')).toBeGreaterThan(-1)
})
