import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { isAskedPlainly } from './asked-plainly.ts'
import { isDatedDuty, isImpersonalDuty } from './demands.ts'
import { isNoTask } from './no-task.ts'
import { endsInOrder, isOrder } from './orders.ts'

const english = await loadLanguage('en')

it.each([
  'Locker key no. 9, to be returned on the last day.',
  'Entry forms should reach the secretary by 2 May.',
  'The forms need signing by both parents.',
  'The roof is old, so have it inspected before winter.',
  'to pay £90 for the fence;',
  'Der Vertrag ist bis 3. Mai unterschrieben zurückzugeben.',
  'veroordeelt de koper tot betaling van € 90,',
  'Condamne la société à verser 90 €.',
  'При оплате укажите номер счёта.',
  'Em acidente, avisar a central.',
  '于5月3日前登记。',
  '停止使用该产品。',
])('asks: %s', (text) => {
  expect(isAskedPlainly(text)).toBe(true)
})

it.each([
  'The key was returned on the last day.',
  'The path leads to the mill.',
  'Der Weg ist kurz und schattig.',
  'We have it in writing.',
])('asks nothing: %s', (text) => {
  expect(isAskedPlainly(text)).toBe(false)
})

it('knows orders behind a statement, and orders of the French', () => {
  expect(endsInOrder('It takes three weeks, so apply now.')).toBe(true)
  expect(endsInOrder('Each class has a stall; sign up at the gate.')).toBe(true)
  expect(endsInOrder('It rained, so nobody came.')).toBe(false)
  expect(isOrder('Déclarez le sinistre dans les deux jours.')).toBe(true)
  expect(isOrder('Avez-vous le formulaire ?')).toBe(false)
  expect(isOrder('Answer all questions honestly.')).toBe(true)
})

it('knows what somebody does by some day', () => {
  expect(isDatedDuty('By the 5th of each month you send us the list.', 'en')).toBe(true)
  expect(isDatedDuty('You send us the list.', 'en')).toBe(false)
  expect(isDatedDuty('If you pay by 3 May 2027 the charge is halved.', 'en')).toBe(false)
  expect(isDatedDuty('Il socio versa la quota entro il 3 maggio 2027.', 'it')).toBe(true)
  expect(isDatedDuty('Il socio che non versa la quota entro il 3 maggio 2027 decade.', 'it')).toBe(
    false,
  )
  expect(isImpersonalDuty('La quota si versa entro il 3 maggio.')).toBe(true)
  expect(isImpersonalDuty('El aval se depositará antes del inicio.')).toBe(true)
  expect(isImpersonalDuty('La quota si versa.')).toBe(false)
  expect(isImpersonalDuty('El aval se devolverá en el plazo de un mes.')).toBe(false)
})

it('takes references, rights not to move and names of columns for no task', () => {
  const unit = { kind: 'sentence', label: '', heading: '', columns: [], sentence: {} }
  const isNone = (more: object): boolean => isNoTask({ ...unit, ...more } as never, false, english)
  expect(isNone({ text: 'See section 4.' })).toBe(true)
  expect(isNone({ text: 'You will not be required to move house.' })).toBe(true)
  expect(isNone({ text: 'See a doctor.' })).toBe(false)
  const row = { kind: 'row', label: 'Action', value: 'Owner; Due', text: 'Action: Owner; Due' }
  expect(isNone(row)).toBe(true)
  expect(isNone({ ...row, value: 'Tom; May', text: 'Fence: Tom; May' })).toBe(false)
})
