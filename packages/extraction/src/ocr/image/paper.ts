import type { GrayImage } from './gray-image.ts'
import { inkOf } from './ink.ts'

/** What the letters of an image are printed on, as far as one threshold for the whole image would not do. */
export type Paper = 'even' | 'unevenlyLit' | 'coloredAreas'

const mostInk = 0.25
const leastAlike = 0.6
const tilesAlong = 50
const leastTilePx = 32
const backgroundShare = 0.8
const jump = 32
const mostJumps = 0.05
const white = 250

/** Whether most pixels are just like the one before: drawn, neither scanned nor photographed. */
function isDrawn(data: Uint8Array): boolean {
  let alike = 0
  for (let at = 1; at < data.length; at += 1) if (data[at] === data[at - 1]) alike += 1
  return alike > leastAlike * data.length
}

interface Tiles {
  readonly sizePx: number
  readonly columns: number
  readonly rows: number
  /** Shade of the paper in each tile. */
  readonly shades: Float32Array
}

function around({ columns, rows, shades }: Tiles, column: number, row: number): number {
  const values: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      values.push(shades[y * columns + x] ?? 0)
    }
  }
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function tilesOf({ width, height, data }: GrayImage): Tiles {
  const sizePx = Math.max(leastTilePx, Math.round(Math.max(width, height) / tilesAlong))
  const [columns, rows] = [Math.ceil(width / sizePx), Math.ceil(height / sizePx)]
  const tiles = { sizePx, columns, rows, shades: new Float32Array(columns * rows) }
  for (let tile = 0; tile < tiles.shades.length; tile += 1) {
    const left = (tile % columns) * sizePx
    const top = Math.floor(tile / columns) * sizePx
    const right = Math.min(width, left + sizePx)
    const pixels: number[] = []
    for (let y = top; y < Math.min(height, top + sizePx); y += 1) {
      for (let at = y * width + left; at < y * width + right; at += 1) pixels.push(data[at] ?? 0)
    }
    const sorted = Uint8Array.from(pixels).sort()
    tiles.shades[tile] = sorted[Math.floor(sorted.length * backgroundShare)] ?? 0
  }
  // A tile full of print is as light as those around it.
  const calm = tiles.shades.map((_, tile) =>
    around(tiles, tile % columns, Math.floor(tile / columns)),
  )
  return { ...tiles, shades: calm }
}

function isSmooth({ columns, shades }: Tiles): boolean {
  let jumps = 0
  for (const [tile, shade] of shades.entries()) {
    const left = tile % columns === 0 ? shade : (shades[tile - 1] ?? shade)
    const above = shades[tile - columns] ?? shade
    if (Math.abs(shade - left) > jump || Math.abs(shade - above) > jump) jumps += 1
  }
  return jumps <= mostJumps * shades.length
}

/** Whether the background of the letters is even. It is not when a single threshold finds much more ink than a printed page has. */
export function paperOf(image: GrayImage): Paper {
  if (inkOf(image).share <= mostInk) return 'even'
  if (isDrawn(image.data)) return 'coloredAreas'
  return isSmooth(tilesOf(image)) ? 'unevenlyLit' : 'even'
}

/** The image as if its paper were white all over. */
export function evenlyLit(image: GrayImage): GrayImage {
  const { width, height, data } = image
  const { sizePx, columns, rows, shades } = tilesOf(image)
  const result = new Uint8ClampedArray(data.length)
  const place = (at: number, count: number) => {
    const exact = Math.min(count - 1, Math.max(0, (at + 0.5) / sizePx - 0.5))
    const before = Math.floor(exact)
    return { before, after: Math.min(count - 1, before + 1), share: exact - before }
  }
  const across = Array.from({ length: width }, (_, x) => place(x, columns))
  for (let y = 0, at = 0; y < height; y += 1) {
    const down = place(y, rows)
    const line = Float32Array.from({ length: columns }, (_, column) => {
      const upper = shades[down.before * columns + column] ?? 0
      const lower = shades[down.after * columns + column] ?? 0
      return upper + (lower - upper) * down.share
    })
    for (const { before, after, share } of across) {
      const left = line[before] ?? 0
      const paper = left + ((line[after] ?? 0) - left) * share
      result[at] = ((data[at] ?? 0) * white) / Math.max(1, paper)
      at += 1
    }
  }
  return { width, height, data: new Uint8Array(result.buffer) }
}
