import { describe, expect, it } from 'vitest'
import type { GrayImage } from './gray-image.ts'
import { evenlyLit, paperOf } from './paper.ts'

const [width, height] = [400, 300]

/** A page with strokes for letters, on paper of the given shade. */
function page(paper: (x: number, y: number) => number, grain = 0): GrayImage {
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isInk = x % 12 < 2 && y % 20 < 9
    const noise = (((x * 7919 + y * 104_729) % 11) - 5) * grain
    data[at] = Math.max(0, paper(x, y) * (isInk ? 0.2 : 1) + noise)
  }
  return { width, height, data }
}

const darkerToTheRight = (x: number) => 240 - x * 0.3
const tableOfColors = (x: number, y: number) => (((x >> 6) + (y >> 6)) % 2 === 0 ? 90 : 200)

describe('paperOf', () => {
  it('takes white paper and gray paper as even', () => {
    expect(paperOf(page(() => 255))).toBe('even')
    expect(paperOf(page(() => 180, 1))).toBe('even')
  })

  it('finds paper that lies half in the shade', () => {
    expect(paperOf(page(darkerToTheRight, 1))).toBe('unevenlyLit')
  })

  it('finds drawn areas of several colors, and leaves those of a photo alone', () => {
    expect(paperOf(page(tableOfColors))).toBe('coloredAreas')
    expect(paperOf(page(tableOfColors, 1))).toBe('even')
  })
})

it('makes shaded paper white and keeps the ink dark', () => {
  const { data } = evenlyLit(page(darkerToTheRight, 1))
  const row = (y: number) => [...data.subarray(y * width, (y + 1) * width)]
  expect(Math.min(...row(15))).toBeGreaterThan(200)
  const ink = row(5).filter((_, x) => x % 12 < 2)
  expect(Math.max(...ink)).toBeLessThan(90)
})
