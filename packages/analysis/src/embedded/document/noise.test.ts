import { describe, expect, it } from 'vitest'
import { isNoise } from './noise.ts'

describe('isNoise', () => {
  it.each([
    'Page 3 of 12',
    'Keywords: tracing, compilers',
    'General Terms Design, Experimentation, Measurement',
    'Categories and Subject Descriptors D.3.4 [Programming Languages]',
    'Introduction .............. 4',
    '[Page 2 content could not be extracted]',
  ])('leaves out %s', (line) => {
    expect(isNoise(line)).toBe(true)
  })

  it.each([
    'General Terms and Conditions apply to all orders.',
    'Keywords are matched in the order in which they stand.',
    'The rent is due on the first of each month.',
  ])('keeps %s', (line) => {
    expect(isNoise(line)).toBe(false)
  })
})
