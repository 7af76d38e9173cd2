import type { GrayImage } from './gray-image.ts'

const shades = 256

export interface Ink {
  /** The lightest shade that counts as ink under the best single threshold (Otsu). */
  readonly lightest: number
  /** The share of pixels that are ink. */
  readonly share: number
}

/** Where the one threshold lies that parts ink from paper best, and how much ink there is then. */
export function inkOf({ data }: GrayImage): Ink {
  const counts = new Uint32Array(shades)
  for (let at = 0; at < data.length; at += 1) {
    const shade = data[at] ?? 0
    counts[shade] = (counts[shade] ?? 0) + 1
  }
  const total = counts.reduce((sum, count, shade) => sum + count * shade, 0)
  let [below, sum, best] = [0, 0, 0]
  let ink: Ink = { lightest: 0, share: 0 }
  for (const [shade, count] of counts.entries()) {
    below += count
    sum += count * shade
    if (below === 0 || below === data.length) continue
    const apart = sum / below - (total - sum) / (data.length - below)
    const contrast = below * (data.length - below) * apart * apart
    if (contrast > best) {
      best = contrast
      ink = { lightest: shade, share: below / data.length }
    }
  }
  return ink
}
