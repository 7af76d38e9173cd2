import { expect, it } from 'vitest'
import { type Example, fitLogistic, fitScaled } from './fit-logistic.ts'

type Name = 'bias' | 'height' | 'noise'
const names: readonly Name[] = ['bias', 'height', 'noise']

function example(height: number, noise: number, isTrue: boolean, weight = 1): Example<Name> {
  return { values: { bias: 1, height, noise }, isTrue, weight }
}

it('finds what decides and leaves out what does not', () => {
  const examples = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((height) => [
    example(height / 7, 0, height >= 4),
    example(height / 7, 1, height >= 4),
  ])
  const weights = fitLogistic(examples, names, 0.1)
  expect(weights.height).toBeGreaterThan(2)
  expect(Math.abs(weights.noise)).toBeLessThan(0.01)
  expect(weights.bias + weights.height / 2).toBeCloseTo(0, 1)
})

it('follows the weight of the examples', () => {
  const weights = fitLogistic([example(0, 0, true, 3), example(0, 0, false, 1)], names, 1)
  expect(1 / (1 + Math.exp(-weights.bias))).toBeCloseTo(0.75, 3)
})

it('fits signals of any scale alike, with weights for them as they are', () => {
  const tall = (factor: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((height) => example(height * factor, 0, height >= 4))
  const small = fitScaled(tall(1), names, 1)
  const large = fitScaled(tall(100), names, 1)
  expect(large.height * 100).toBeCloseTo(small.height, 1)
  expect(large.bias).toBeCloseTo(small.bias, 1)
})
