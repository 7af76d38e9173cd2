import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import type { Unit } from '../units/unit.ts'
import { isMereName } from './mere-names.ts'

const named = async (code: RulesLanguage, text: string): Promise<boolean> =>
  isMereName({ kind: 'sentence', text } as Unit, await loadLanguage(code))

it.each([
  ['en', '"Loss" means any damage to the hull that the club has not caused.'],
  ['de', '„Ausschluss“ bedeutet das Ende der Mitgliedschaft.'],
  ['fr', '« Perte » désigne tout dommage à la coque.'],
  ['ja', '「喪失」とは、船体の損傷をいう。'],
  ['it', 'Art. 6 - Loss of membership'],
  ['de', '§ 12 Ausschluss und Verlust der Mitgliedschaft'],
] as const)('names and threatens nothing: (%s) %s', async (code, text) => {
  expect(await named(code, text)).toBe(true)
})

it.each([
  ['en', 'Whoever causes a loss pays for it.'],
  ['en', '"Loss of the key costs £80," says the notice.'],
  ['it', 'Art. 6 - Members who do not pay lose their berth.'],
] as const)('states something: (%s) %s', async (code, text) => {
  expect(await named(code, text)).toBe(false)
})
