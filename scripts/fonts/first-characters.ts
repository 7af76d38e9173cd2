const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')

/** What the cut fonts hold: the letters of English and the signs that the product's own texts use. */
export const firstCharacters = `${ascii}\u00a0£§©·×–—‘’“”•…€→−`

/** The same as a value of `unicode-range`. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)]
    .map((one) => one.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([a, b]) => `U+${hex(a)}${a === b ? '' : `-${hex(b)}`}`).join(', ')
}
