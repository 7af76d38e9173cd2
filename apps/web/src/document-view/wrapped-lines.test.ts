import { expect, it } from 'vitest'
import { softBreaks, unwrapped } from './wrapped-lines.ts'

function shown(content: string): string {
  const whole = { start: 0, end: content.length }
  return unwrapped(content, whole, softBreaks(content, whole))
}

it('joins the lines of a paragraph that was wrapped at a width', () => {
  const wrapped = `Thank you for your tenancy. As you know, you vacated the above
premises on August 31, 2025. Pursuant to RCW 59.18.280 this is our full
and specific statement.`
  expect(shown(wrapped)).toBe(wrapped.replaceAll('\n', ' '))
  expect(
    shown(`a)  Cleaning. The oven, refrigerator drawers and both bathrooms were
    left in a condition that required professional cleaning.`),
  ).toBe(
    'a)  Cleaning. The oven, refrigerator drawers and both bathrooms were left in a condition that required professional cleaning.',
  )
})

it.each([
  ['an address', 'BRIGHTWATER RESIDENTIAL, LLC\n2240 N. Alder Street, Suite 105\nTacoma, WA 98406'],
  [
    'a list',
    '- the tenant pays the rent in advance on the first day\n- the landlord keeps the roof in good and proper repair',
  ],
  [
    'columns',
    'Security deposit (held at Columbia Harbor Bank)   $2,150.00\nPet deposit (one cat)                             $300.00',
  ],
  [
    'fields',
    'RE:   Security Deposit Disposition\n      Premises: 3917 S. Junett St., Unit B, Tacoma, WA 98409\n      Lease dated: July 1, 2023',
  ],
  [
    'lines that could have been longer',
    `${'A sentence that ends its line here, on purpose.'}\nAnother.\n${'x'.repeat(80)}`,
  ],
])('leaves the lines of %s alone', (_name, text) => {
  expect(shown(text)).toBe(text)
})

it('reads a stretch that begins or ends within a break', () => {
  const content = `${'word '.repeat(10)}here\n    goes on for a while`
  const breaks = softBreaks(content, { start: 0, end: content.length })
  const [gap] = breaks
  expect(gap).toEqual({ start: 54, end: 59 })
  expect(unwrapped(content, { start: 50, end: 56 }, breaks)).toBe('here ')
  expect(unwrapped(content, { start: 56, end: 63 }, breaks)).toBe('goes')
})
