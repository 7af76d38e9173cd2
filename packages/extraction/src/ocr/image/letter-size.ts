import type { GrayImage } from './gray-image.ts'
import { inkOf } from './ink.ts'

// Shorter is a line, a dot or grain; taller is a title, a frame or an image.
const [leastStrokePx, mostStrokePx] = [5, 24]
const smallStrokePx = 9

/** Whether half of the upright strokes are no taller than those of print in about 10 points at 144 dots an inch. */
export function hasSmallLetters(image: GrayImage): boolean {
  const { width, data } = image
  const { lightest } = inkOf(image)
  const counts = new Uint32Array(mostStrokePx)
  const tall = new Uint16Array(width)
  for (let at = 0, x = 0; at < data.length; at += 1, x = x + 1 === width ? 0 : x + 1) {
    const height = tall[x] ?? 0
    if ((data[at] ?? 0) <= lightest) tall[x] = height + 1
    else if (height > 0) {
      if (height < mostStrokePx) counts[height] = (counts[height] ?? 0) + 1
      tall[x] = 0
    }
  }
  const strokes = counts.subarray(leastStrokePx)
  const small = strokes.subarray(0, smallStrokePx - leastStrokePx + 1)
  const sum = (values: Uint32Array) => values.reduce((total, count) => total + count, 0)
  return 2 * sum(small) >= sum(strokes)
}
