import { expect, it } from 'vitest'
import { loadLanguage } from '../load-language.ts'
import { anyOf, perLanguage } from './per-language.ts'

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

it('joins phrases of one language, each with what stands behind it', async () => {
  const { phrases } = await loadLanguage('en')
  const either = new RegExp(anyOf([phrases.cancels, phrases.onlyIf], ' gate'), 'iu')
  expect(either.test('Use it only if gate 2 is open')).toBe(true)
  expect(either.test('commonly if gate 2 is open')).toBe(false)
  expect(either.test('Use it only if it is open')).toBe(false)
  const { phrases: none } = await loadLanguage('zh')
  expect(new RegExp(anyOf([none.powerless, none.isUsual])).test('gate')).toBe(false)
})
