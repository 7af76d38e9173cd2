import { expect, it } from 'vitest'
import { binding } from './closeness.ts'

const bindingIn = (text: string, value: string, asked: readonly string[]): number => {
  const placed = [...text.matchAll(/\p{L}+/gu)].map(({ index, 0: stem }) => ({
    offset: index,
    stem,
    concepts: [],
  }))
  return binding(text, [text.indexOf(value)], placed, ({ stem }) => asked.includes(stem))
}

it.each([
  ['the cable is 3 metres long', '3', 2 / 3],
  ['order the cable until 30 June, a metre is not long', '30', 1 / 3],
  ['of the cable (spare part 417) the long one', '417', 0],
  ['cable and cable and cable 3', '3', 1 / 3],
])('counts the words asked that stand in the clause of a value: %s', (text, value, share) => {
  expect(bindingIn(text, value, ['cable', 'long'])).toBeCloseTo(share)
})

it('leaves out words that stand far from a value', () => {
  const far = `cable ${'x'.repeat(80)} 3`
  expect(bindingIn(far, '3', ['cable'])).toBe(0)
})
