import { solve } from './fit-logistic.ts'

/** One of several passages, of which some are right. */
export interface Ranked<Name extends string> {
  readonly values: Readonly<Record<Name, number>>
  readonly isRight: boolean
}

const rounds = 12
const shortestStep = 0.01
const leastShare = 1e-12
const halvings = 50
const widest = 30
/** So many passages of a group are taken to be likely for each right one. */
const likelyForEach = 1.5

/**
 * Weights by which the right passages of each group come before its others, whatever is in other groups: a conditional logistic
 * regression by Newton's method. `bias` is chosen afterwards, so that hardly more passages are likely than are right.
 */
export function fitRanking<Name extends string>(
  groups: readonly (readonly Ranked<Name>[])[],
  names: readonly Name[],
  penalty: number,
): Record<Name, number> {
  const told = groups.filter((group) => group.some(({ isRight }) => isRight))
  const read = told.map((group) =>
    group.map(({ values, isRight }) => ({
      row: names.map((name) => (name === 'bias' ? 0 : values[name])),
      isRight,
    })),
  )
  let weights = names.map(() => 0)
  let worth = worthOf(read, weights, penalty)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => -penalty * weight)
    const curve = names.map((_, i) => names.map((_, j) => (i === j ? penalty : 0)))
    for (const group of read) addGroup(group, weights, slope, curve)
    const step = solve(curve, slope)
    const next = longestGain(worth, (share) => {
      const tried = weights.map((weight, i) => weight + share * (step[i] ?? 0))
      return { tried, worth: worthOf(read, tried, penalty) }
    })
    if (next === undefined) break
    weights = next.tried
    worth = next.worth
  }
  const entries = names.map((name, i): [Name, number] => [name, weights[i] ?? 0])
  return { ...(Object.fromEntries(entries) as Record<Name, number>), bias: biasOf(read, weights) }
}

interface Row {
  readonly row: readonly number[]
  readonly isRight: boolean
}

interface Tried {
  readonly tried: number[]
  readonly worth: number
}

/** The longest part of a step after which the weights are worth more. */
function longestGain(worth: number, take: (share: number) => Tried): Tried | undefined {
  for (let share = 1; share > shortestStep; share /= 2) {
    const next = take(share)
    if (next.worth > worth) return next
  }
  return undefined
}

/** How likely the right passages are by these weights, less what the weights themselves cost. */
function worthOf(
  groups: readonly (readonly Row[])[],
  weights: readonly number[],
  penalty: number,
): number {
  const costs = (penalty / 2) * product(weights, weights)
  return groups.reduce((total, group) => {
    const sums = group.map(({ row }) => product(row, weights))
    const shares = sharesOf(sums, () => true)
    const right = shares.reduce((sum, share, at) => sum + (group[at]?.isRight ? share : 0), 0)
    return total + Math.log(Math.max(leastShare, right))
  }, -costs)
}

/** Adds what one group asks of the weights, and how strongly they bear on it. */
function addGroup(
  group: readonly Row[],
  weights: readonly number[],
  slope: number[],
  curve: number[][],
): void {
  const sums = group.map(({ row }) => product(row, weights))
  const shares = sharesOf(sums, () => true)
  const wanted = sharesOf(sums, (i) => group[i]?.isRight === true)
  const mean = weights.map(() => 0)
  for (const [at, { row }] of group.entries()) {
    const share = shares[at] ?? 0
    for (const [i, value] of row.entries()) {
      if (value === 0) continue
      slope[i] = (slope[i] ?? 0) + ((wanted[at] ?? 0) - share) * value
      mean[i] = (mean[i] ?? 0) + share * value
      const line = curve[i] ?? []
      for (const [j, other] of row.entries()) line[j] = (line[j] ?? 0) + share * value * other
    }
  }
  for (const [i, value] of mean.entries()) {
    const line = curve[i] ?? []
    for (const [j, other] of mean.entries()) line[j] = (line[j] ?? 0) - value * other
  }
}

/** How the sums share one whole, those that do not count having nothing of it. */
function sharesOf(sums: readonly number[], counts: (at: number) => boolean): number[] {
  const top = Math.max(...sums.filter((_, at) => counts(at)))
  const parts = sums.map((sum, at) => (counts(at) ? Math.exp(sum - top) : 0))
  const whole = parts.reduce((total, part) => total + part, 0)
  return parts.map((part) => part / whole)
}

function biasOf(groups: readonly (readonly Row[])[], weights: readonly number[]): number {
  const rows = groups.flat()
  const sums = rows.map(({ row }) => product(row, weights))
  const wanted = likelyForEach * rows.filter(({ isRight }) => isRight).length
  let low = -widest
  let high = widest
  for (let i = 0; i < halvings; i += 1) {
    const middle = (low + high) / 2
    const likely = sums.reduce((total, sum) => total + 1 / (1 + Math.exp(-sum - middle)), 0)
    if (likely > wanted) high = middle
    else low = middle
  }
  return low
}

function product(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)
}
