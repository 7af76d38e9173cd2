/** The middle one, the upper of two. */
export function median(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  return fixed(sorted[sorted.length >> 1] ?? Number.NaN)
}

/** Their mean, with four digits. */
export function mean(numbers: readonly number[]): string {
  return fixed(numbers.reduce((sum, number) => sum + number, 0) / numbers.length)
}

/** With four digits. */
export function fixed(number: number): string {
  return number.toFixed(4)
}

/** One line of a table: a wide first column, the others right-aligned. */
export function print(cells: readonly (string | number)[]): void {
  const texts = cells.map((cell) =>
    typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(2) : String(cell),
  )
  console.log(
    texts.map((text, index) => (index === 0 ? text.padEnd(48) : text.padStart(12))).join(''),
  )
}
