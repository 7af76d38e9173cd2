import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { inOneLine, withoutCells } from './row-of-plan.ts'

const english = await loadLanguage('en')

it.each<[string, string | undefined, string | undefined, string]>([
  ['Order the rope: Who: A. Vale; By: 9 May 2027', 'A. Vale', '9 May 2027', 'Order the rope'],
  ['A. Vale: What: Order the rope; By: 9 May 2027', 'A. Vale', '9 May 2027', 'Order the rope'],
  ['A. Vale: order the rope; 9 May', 'A. Vale', '9 May', 'order the rope'],
  ['Old rope: order a new one: Who: AV; When: 9 May', 'AV', '9 May', 'Old rope: order a new one'],
  [
    'Second payment: Due: 9 May 2027; Amount: £50',
    undefined,
    '9 May 2027',
    'Second payment: Amount: £50',
  ],
  [
    'Rope of the crane: A. Vale; 9 May 2027; open',
    'A. Vale',
    '9 May 2027',
    'Rope of the crane: open',
  ],
])('tells only what is done: %s', (what, who, when, said) => {
  expect(withoutCells({ what, who, when }, english)?.what).toBe(said)
})

it.each([
  'Tell us by 9 May 2027: the crane is booked then; others wait.',
  'Rates: Berth: £20; Crane: £40',
])('leaves other lines as they are: %s', (what) => {
  expect(withoutCells({ what, who: undefined, when: '9 May 2027' }, english)).toBeUndefined()
})

it('keeps the whole time of its cell', () => {
  const what = 'Check the rope: When: 9 May, end of shift; Where: quay'
  const row = withoutCells({ what, who: undefined, when: '9 May' }, english)
  expect(row).toEqual({
    what: 'Check the rope: Where: quay',
    who: undefined,
    when: '9 May, end of shift',
  })
})

it('stands in one line of a short export', () => {
  const row = { what: 'Order the rope', who: 'A. Vale', when: '9 May 2027' }
  expect(inOneLine(row)).toBe('Order the rope – A. Vale, 9 May 2027')
})

it('leaves a sentence behind a label whole', () => {
  const what = 'Tenant: to be told. Please let us have the name.'
  expect(withoutCells({ what, who: 'Tenant', when: undefined }, english)).toBeUndefined()
})
