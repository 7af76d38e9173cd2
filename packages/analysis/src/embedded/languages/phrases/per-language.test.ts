import { expect, it } from 'vitest'
import { loadLanguage } from '../load-language.ts'
import { perLanguage } from './per-language.ts'

it('makes an expression once for each language, of its own phrases', async () => {
  let made = 0
  const cancelled = perLanguage(({ cancels }) => {
    made += 1
    return new RegExp(`^${cancels.source}`, 'iu')
  })
  const [english, german] = [await loadLanguage('en'), await loadLanguage('de')]
  expect(cancelled(english).test('Cancellation of the boat trip')).toBe(true)
  expect(cancelled(german).test('Cancellation of the boat trip')).toBe(false)
  expect(cancelled(german).test('Stornierung der Bootsfahrt')).toBe(true)
  expect(made).toBe(2)
})
