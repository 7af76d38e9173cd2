import { expect, it } from 'vitest'
import type { Unit } from '../units/unit.ts'
import { isMereName } from './mere-names.ts'

const named = (text: string): boolean => isMereName({ kind: 'sentence', text } as Unit)

it.each([
  '"Loss" means any damage to the hull that the club has not caused.',
  '„Ausschluss“ bedeutet das Ende der Mitgliedschaft.',
  '« Perte » désigne tout dommage à la coque.',
  '「喪失」とは、船体の損傷をいう。',
  'Art. 6 - Loss of membership',
  '§ 12 Ausschluss und Verlust der Mitgliedschaft',
])('names and threatens nothing: %s', (text) => {
  expect(named(text)).toBe(true)
})

it.each([
  'Whoever causes a loss pays for it.',
  '"Loss of the key costs £80," says the notice.',
  'Art. 6 - Members who do not pay lose their berth.',
])('states something: %s', (text) => {
  expect(named(text)).toBe(false)
})
