import { expect, it } from 'vitest'
import { createRandom } from './random.ts'

const draw = (seed: number, name: string) => {
  const random = createRandom(seed, name)
  return Array.from({ length: 50 }, () => random.below(1000))
}

it('draws the same from the same seed and name, and other numbers from others', () => {
  expect(draw(7, 'kills')).toEqual(draw(7, 'kills'))
  expect(draw(7, 'kills')).not.toEqual(draw(8, 'kills'))
  expect(draw(7, 'kills')).not.toEqual(draw(7, 'aborts'))
  expect(new Set(draw(7, 'kills')).size).toBeGreaterThan(40)
})
