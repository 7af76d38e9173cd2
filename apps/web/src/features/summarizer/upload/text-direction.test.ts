import { expect, it } from 'vitest'
import { textDirection } from './text-direction.ts'

it.each([
  ['Short text', 'auto'],
  [`1. ${'The rent is due. '.repeat(10_000)}`, 'ltr'],
  [`1. ${'يدفع المستأجر الإيجار. '.repeat(10_000)}`, 'rtl'],
  [`"${'השוכר ישלם. '.repeat(10_000)}`, 'rtl'],
  ['. '.repeat(60_000), 'ltr'],
])('finds how a text runs: %.12s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
