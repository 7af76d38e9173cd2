import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { tellsOtherSide } from './other-side.ts'

const english = await loadLanguage('en')

it.each([
  ['Do I get my money back if you cancel?', 'If you cancel after June, we keep the deposit.'],
  ['What happens if I cancel?', 'If we cancelled a crossing, you get all of it back.'],
  ['What if they have to cancel?', 'If you cancel in June, we keep half of it.'],
])('%s is not answered by: %s', (question, passage) => {
  expect(tellsOtherSide(question, english)(passage)).toBe(true)
})

it.each([
  ['Do I get my money back if you cancel?', 'If we cancel, you get all of it back.'],
  ['What happens if I cancel?', 'If you cancel after June, we keep the deposit.'],
  ['What happens if I cancel?', 'If you or we cancel, nothing is owed.'],
  ['What happens if I cancel?', 'If we move the pier, you may leave.'],
  ['What is the deposit?', 'If we cancel, you get the deposit back.'],
])('%s may be answered by: %s', (question, passage) => {
  expect(tellsOtherSide(question, english)(passage)).toBe(false)
})
