import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { isAskedPlainly } from './asked-plainly.ts'
import { isDatedDuty } from './demands.ts'
import { isNoTask } from './no-task.ts'
import { endsInOrder, isOrder } from './orders.ts'

const english = await loadLanguage('en')
const french = await loadLanguage('fr')
const spanish = await loadLanguage('es')
const italian = await loadLanguage('it')

it.each([
  ['en', 'Locker key no. 9, to be returned on the last day.'],
  ['en', 'Entry forms should reach the secretary by 2 May.'],
  ['en', 'The forms need signing by both parents.'],
  ['en', 'The roof is old, so have it inspected before winter.'],
  ['en', 'to pay £90 for the fence;'],
  ['de', 'Der Vertrag ist bis 3. Mai unterschrieben zurückzugeben.'],
  ['nl', 'veroordeelt de koper tot betaling van € 90,'],
  ['fr', 'Condamne la société à verser 90 €.'],
  ['ru', 'При оплате укажите номер счёта.'],
  ['pt', 'Em acidente, avisar a central.'],
  ['zh', '于5月3日前登记。'],
  ['zh', '停止使用该产品。'],
] as const)('asks in %s: %s', async (code, text) => {
  expect(isAskedPlainly(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['en', 'The key was returned on the last day.'],
  ['en', 'The path leads to the mill.'],
  ['de', 'Der Weg ist kurz und schattig.'],
  ['en', 'We have it in writing.'],
] as const)('asks nothing in %s: %s', async (code, text) => {
  expect(isAskedPlainly(text, await loadLanguage(code))).toBe(false)
})

it('knows orders behind a statement, and orders of the French', () => {
  expect(endsInOrder('It takes three weeks, so apply now.', english)).toBe(true)
  expect(endsInOrder('Each class has a stall; sign up at the gate.', english)).toBe(true)
  expect(endsInOrder('It rained, so nobody came.', english)).toBe(false)
  expect(isOrder('Déclarez le sinistre dans les deux jours.', french)).toBe(true)
  expect(isOrder('Avez-vous le formulaire ?', french)).toBe(false)
  expect(isOrder('Answer all questions honestly.', english)).toBe(true)
})

it('knows what somebody does by some day', () => {
  expect(isDatedDuty('By the 5th of each month you send us the list.', english)).toBe(true)
  expect(isDatedDuty('You send us the list.', english)).toBe(false)
  expect(isDatedDuty('If you pay by 3 May 2027 the charge is halved.', english)).toBe(false)
  expect(isDatedDuty('Il socio versa la quota entro il 3 maggio 2027.', italian)).toBe(true)
  expect(
    isDatedDuty('Il socio che non versa la quota entro il 3 maggio 2027 decade.', italian),
  ).toBe(false)
  expect(italian.phrases.doneByDay.test('La quota si versa entro il 3 maggio.')).toBe(true)
  expect(spanish.phrases.doneByDay.test('El aval se depositará antes del inicio.')).toBe(true)
  expect(italian.phrases.doneByDay.test('La quota si versa.')).toBe(false)
  expect(spanish.phrases.doneByDay.test('El aval se devolverá en el plazo de un mes.')).toBe(false)
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
