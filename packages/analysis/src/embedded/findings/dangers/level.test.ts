import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { typedValues } from '../typed-values.ts'
import { levelOf, type Told } from './level.ts'

const grave: readonly (readonly [RulesLanguage, string])[] = [
  ['en', 'A skipper who does so may be sent to prison.'],
  ['en', 'The whole of the remaining season is then payable.'],
  ['en', 'Your cover comes to an end when the boat leaves the lake.'],
  ['de', 'Dann wird der gesamte Kaufpreis fällig.'],
  ['fr', 'Le moteur dégage du monoxyde de carbone.'],
  ['es', 'La totalidad de la deuda será exigible.'],
  ['it', 'Segue lo sfratto dal pontile abitato.'],
  ['pt', 'Segue-se o despejo da casa-barco.'],
  ['nl', 'Daarna volgt ontruiming van de woonboot.'],
  ['pl', 'Cała kwota staje się natychmiast wymagalna.'],
  ['ru', 'Это грозит смертью при пожаре на лодке.'],
  ['ar', 'يصبح كامل المبلغ مستحقا.'],
  ['zh', '船主可以解除合同并收回船只。'],
  ['ja', '船主は契約を解除することができる。'],
]

it.each(grave)('knows in %s what is grave: %s', async (code, text) => {
  const { frames } = await loadLanguage(code)
  expect(text.search(frames.grave)).toBeGreaterThanOrEqual(0)
})

describe('levelOf', () => {
  const mere: Told = {
    severe: 0,
    others: 1,
    reasons: ['penalty'],
    toll: 0.3,
    isGrave: false,
    values: [],
  }
  it('is high for what is grave, medium for other harm', () => {
    expect(levelOf({ ...mere, isGrave: true })).toBe('high')
    expect(levelOf(mere)).toBe('medium')
  })

  it.each([
    ['A late oar costs £6.50.', 'low'],
    ['A late boat costs €1,250.00.', 'medium'],
    ['A late oar costs 45,00 €.', 'low'],
  ] as const)('weighs a charge by its sum: %s', async (text, level) => {
    const values = typedValues(text, await loadLanguage('en'), false)
    expect(levelOf({ ...mere, values })).toBe(level)
  })
})
