import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { isLeftToOther } from './of-others.ts'

it.each([
  ['pl', 'Wypowiedzenie ze strony Pracodawcy musi wskazywać przyczynę.', true],
  [
    'pl',
    'Pracownik musi wskazać przyczynę, gdy wypowiedzenie ze strony Pracodawcy go dziwi.',
    false,
  ],
  ['de', 'Eine Kündigung durch den Arbeitgeber muss begründet werden.', true],
  ['de', 'Der Arbeitnehmer muss eine Kündigung durch den Arbeitgeber bestätigen.', false],
  ['en', 'Tell us by telephone if the company is late.', false],
  ['zh', '锅炉的检验费由甲方承担。', true],
  ['zh', '锅炉的检验费由乙方承担。', false],
] as const)('leaves nothing to do for whoever reads it: %s %s', async (code, text, isLeft) => {
  expect(isLeftToOther(text, await loadLanguage(code))).toBe(isLeft)
})
