import { expect, it } from 'vitest'
import { fitRanking, type Ranked } from './fit-ranking.ts'

type Name = 'bias' | 'near' | 'long'
const names: readonly Name[] = ['bias', 'near', 'long']

function passage(near: number, long: number, isRight: boolean): Ranked<Name> {
  return { values: { bias: 1, near, long }, isRight }
}

it('finds what tells the right passage from the others of its group, not what tells groups apart', () => {
  const groups = [0, 1, 2, 3].map((long) => [
    passage(0.9, long, true),
    passage(0.4, long, false),
    passage(0.1, long, false),
  ])
  const weights = fitRanking(groups, names, 0.1)
  expect(weights.near).toBeGreaterThan(2)
  expect(Math.abs(weights.long)).toBeLessThan(0.01)
})

it('takes hardly more passages for likely than are right, and leaves out groups without any', () => {
  const groups = [
    [passage(1, 0, true), passage(0, 0, false), passage(0, 0, false), passage(0, 0, false)],
    [passage(1, 0, false)],
  ]
  const { bias, near } = fitRanking(groups, names, 0.1)
  const likely = (value: number) => 1 / (1 + Math.exp(-bias - near * value))
  expect(likely(1) + 3 * likely(0)).toBeCloseTo(1.5, 1)
})
