import { expect, it } from 'vitest'
import { hasSmallLetters } from './letter-size.ts'

/** A page of upright strokes of the given height, ruled off and framed, on gray paper with dots of dirt. */
function pageOf(strokePx: number) {
  const [width, height] = [300, 400]
  const data = new Uint8Array(width * height).fill(200)
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isStroke = x % 6 < 2 && y % 40 < strokePx
    if (isStroke || y % 40 === 35 || x % 50 > 47 || at % 97 === 0) data[at] = 60
  }
  return { width, height, data }
}

it('tells small print by the height of its strokes', () => {
  expect([6, 9, 10, 14].map((strokePx) => hasSmallLetters(pageOf(strokePx)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('takes a page without strokes for small print', () => {
  expect(hasSmallLetters({ width: 4, height: 4, data: new Uint8Array(16).fill(255) })).toBe(true)
})
