import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'
import { tellsStopped } from './stopped-medicines.ts'

const english = await loadLanguage('en')
const row = (value: string): Unit => ({ kind: 'row', value }) as Unit

it.each([
  ['en', 'stopped on 3 May'],
  ['de', 'pausiert bis 3. Mai'],
  ['fr', 'arrêté'],
  ['es', 'suspendida'],
  ['it', 'sospeso'],
  ['pt', 'PARADO'],
  ['nl', 'gestaakt'],
  ['pl', 'wstrzymany'],
  ['ru', 'отменён'],
  ['zh', '停用'],
  ['ja', '中止'],
  ['ar', 'تم إيقاف الدواء'],
] as const)('(%s) %s', async (code, value) => {
  const language = await loadLanguage(code)
  expect(tellsStopped(row(value), language)).toBe(true)
})

it('is told by rows and not by sentences, and of no other medicine', () => {
  expect(tellsStopped(row('one tablet in the morning'), english)).toBe(false)
  expect(tellsStopped({ ...row('stopped'), kind: 'sentence' }, english)).toBe(false)
})
