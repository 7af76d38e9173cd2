import { expect, it } from 'vitest'
import { enlarged } from './enlarged.ts'

it('makes a picture half as large again in both directions', () => {
  const { width, height, data } = enlarged({ width: 5, height: 3, data: new Uint8Array(15) })
  expect([width, height, data.length]).toEqual([8, 5, 40])
})

it('leaves even areas as they are and edges where they were', () => {
  const data = Uint8Array.from({ length: 80 }, (_, at) => (at % 8 < 4 ? 0 : 200))
  const large = enlarged({ width: 8, height: 10, data })
  const [row] = [large.data.subarray(7 * 12, 8 * 12)]
  expect([...row.subarray(0, 5)]).toEqual([0, 0, 0, 0, 0])
  expect([...row.subarray(8)]).toEqual([200, 200, 200, 200])
  expect(row[5]).toBeLessThan(60)
  expect(row[6]).toBeGreaterThan(140)
})

it('keeps within black and white where the curve overshoots', () => {
  const data = Uint8Array.from({ length: 64 }, (_, at) => (at % 8 < 4 ? 0 : 255))
  const shades = [...enlarged({ width: 8, height: 8, data }).data]
  expect(shades.filter((shade) => shade > 100 && shade < 155)).toEqual([])
  expect(Math.min(...shades)).toBe(0)
  expect(Math.max(...shades)).toBe(255)
})
