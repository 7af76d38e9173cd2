/** What signals come to with their weights; what has no weight counts nothing. */
export function weightedSum<Name extends string>(
  names: readonly Name[],
  signals: Readonly<Partial<Record<Name, number>>>,
  weights: Readonly<Partial<Record<Name, number>>>,
): number {
  let sum = 0
  for (const name of names) sum += (signals[name] ?? 0) * (weights[name] ?? 0)
  return sum
}
