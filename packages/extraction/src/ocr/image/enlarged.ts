import type { GrayImage } from './gray-image.ts'

/** How much larger an image of a page is recognized than it was drawn. */
export const enlargement = 1.5

const taps = 4

/** Weights of Catmull-Rom interpolation for four neighbors, `share` of the way from the second to the third. */
function weightsAt(share: number): readonly number[] {
  const [square, cube] = [share * share, share * share * share]
  return [
    (-cube + 2 * square - share) / 2,
    (3 * cube - 5 * square + 2) / 2,
    (-3 * cube + 4 * square + share) / 2,
    (cube - square) / 2,
  ]
}

/** For each place of a line that gets longer: the four places it comes from, and what each of them counts. */
function sourcesOf(length: number): { at: Int32Array; weights: Float32Array; length: number } {
  const longer = Math.round(length * enlargement)
  const at = new Int32Array(longer * taps)
  const weights = new Float32Array(longer * taps)
  for (let place = 0; place < longer; place += 1) {
    const center = ((place + 0.5) * length) / longer - 0.5
    const before = Math.floor(center)
    weights.set(weightsAt(center - before), place * taps)
    for (let tap = 0; tap < taps; tap += 1) {
      at[place * taps + tap] = Math.min(length - 1, Math.max(0, before - 1 + tap))
    }
  }
  return { at, weights, length: longer }
}

/** The image one and a half times as large, its edges kept sharp. */
export function enlarged({ width, height, data }: GrayImage): GrayImage {
  const across = sourcesOf(width)
  const down = sourcesOf(height)
  const wide = new Float32Array(across.length * height)
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width)
    for (let from = 0; from < across.at.length; from += taps, to += 1) {
      let shade = 0
      for (let tap = from; tap < from + taps; tap += 1) {
        shade += (across.weights[tap] ?? 0) * (row[across.at[tap] ?? 0] ?? 0)
      }
      wide[to] = shade
    }
  }
  // Clamps what overshoots, and rounds.
  const result = new Uint8ClampedArray(across.length * down.length)
  for (let y = 0, to = 0; y < down.length; y += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = down.weights.subarray(y * taps, (y + 1) * taps)
    const [first, second, third, fourth] = Array.from(
      down.at.subarray(y * taps, (y + 1) * taps),
      (row) => wide.subarray(row * across.length, (row + 1) * across.length),
    ) as [Float32Array, Float32Array, Float32Array, Float32Array]
    for (let x = 0; x < across.length; x += 1, to += 1) {
      result[to] =
        a * (first[x] ?? 0) + b * (second[x] ?? 0) + c * (third[x] ?? 0) + d * (fourth[x] ?? 0)
    }
  }
  return {
    width: across.length,
    height: down.length,
    data: new Uint8Array(result.buffer),
  }
}
