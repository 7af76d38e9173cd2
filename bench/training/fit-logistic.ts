export interface Example<Name extends string> {
  readonly values: Readonly<Record<Name, number>>
  readonly isTrue: boolean
  readonly weight: number
}

const rounds = 6
const leastSpread = 1e-3

/** Weights of a ridge-penalised logistic regression by Newton's method. `bias` is not penalised. */
export function fitLogistic<Name extends string>(
  examples: readonly Example<Name>[],
  names: readonly Name[],
  penalty: number,
): Record<Name, number> {
  const rows = examples.map(({ values }) => names.map((name) => values[name]))
  let weights = names.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const slope = names.map((name, i) => (name === 'bias' ? 0 : -penalty * (weights[i] ?? 0)))
    const curve = names.map((name, i) =>
      names.map((_, j) => (i === j ? (name === 'bias' ? 1e-6 : penalty) : 0)),
    )
    for (const [at, row] of rows.entries()) {
      const example = examples[at]
      if (example === undefined) continue
      const sum = row.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0)
      const guess = 1 / (1 + Math.exp(-sum))
      const error = example.weight * ((example.isTrue ? 1 : 0) - guess)
      const bend = example.weight * guess * (1 - guess)
      for (const [i, value] of row.entries()) {
        if (value === 0) continue
        slope[i] = (slope[i] ?? 0) + error * value
        const line = curve[i]
        if (line === undefined) continue
        for (const [j, other] of row.entries()) line[j] = (line[j] ?? 0) + bend * value * other
      }
    }
    const step = solve(curve, slope)
    weights = weights.map((weight, i) => weight + (step[i] ?? 0))
  }
  const entries = names.map((name, i): [Name, number] => [name, weights[i] ?? 0])
  return Object.fromEntries(entries) as Record<Name, number>
}

/** The same with signals brought to one scale first, so that the penalty bears on all alike; the weights fit unscaled signals. */
export function fitScaled<Name extends string>(
  examples: readonly Example<Name>[],
  names: readonly Name[],
  penalty: number,
): Record<Name, number> {
  const scales = new Map(names.map((name) => [name, scaleOf(examples, name)]))
  const scaled = examples.map((example) => {
    const values: Record<Name, number> = { ...example.values }
    for (const [name, { mean, spread }] of scales) {
      if (name !== 'bias') values[name] = (example.values[name] - mean) / spread
    }
    return { ...example, values }
  })
  const weights: Record<string, number> = fitLogistic(scaled, names, penalty)
  for (const [name, { mean, spread }] of scales) {
    if (name === 'bias') continue
    weights[name] = (weights[name] ?? 0) / spread
    weights.bias = (weights.bias ?? 0) - (weights[name] ?? 0) * mean
  }
  return weights
}

function scaleOf<Name extends string>(
  examples: readonly Example<Name>[],
  name: Name,
): { mean: number; spread: number } {
  const mean = examples.reduce((sum, { values }) => sum + values[name], 0) / examples.length
  const spread = examples.reduce((sum, { values }) => sum + (values[name] - mean) ** 2, 0)
  return { mean, spread: Math.sqrt(spread / examples.length) + leastSpread }
}

/** Gaussian elimination with partial pivoting. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  for (const [column] of rows.entries()) {
    let pivot = column
    for (let i = column + 1; i < rows.length; i += 1) {
      if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = i
    }
    const lead = rows[pivot] ?? []
    rows[pivot] = rows[column] ?? []
    rows[column] = lead
    for (const [i, row] of rows.entries()) {
      const factor = i === column ? 0 : (row[column] ?? 0) / (lead[column] ?? 1)
      if (factor === 0) continue
      for (let j = column; j < row.length; j += 1) row[j] = (row[j] ?? 0) - factor * (lead[j] ?? 0)
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1))
}
