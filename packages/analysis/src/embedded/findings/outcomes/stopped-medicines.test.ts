import { expect, it } from 'vitest'
import type { Unit } from '../units/unit.ts'
import { tellsStopped } from './stopped-medicines.ts'

const row = (value: string): Unit => ({ kind: 'row', value }) as Unit

it.each([
  'stopped on 3 May',
  'pausiert bis 3. Mai',
  'arrêté',
  'suspendida',
  'sospeso',
  'PARADO',
  'gestaakt',
  'wstrzymany',
  'отменён',
  '停用',
  '中止',
  'تم إيقاف الدواء',
])('%s', (value) => {
  expect(tellsStopped(row(value))).toBe(true)
})

it('is told by rows and not by sentences, and of no other medicine', () => {
  expect(tellsStopped(row('one tablet in the morning'))).toBe(false)
  expect(tellsStopped({ ...row('stopped'), kind: 'sentence' })).toBe(false)
})
