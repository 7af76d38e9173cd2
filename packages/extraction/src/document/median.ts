/** The middle one of some numbers, the upper of two; 0 when there are none. */
export function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0
}
