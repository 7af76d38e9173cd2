import { describe, expect, it } from 'vitest'
import { isEmpty, toGray, toPgm, turned } from './gray-image.ts'

const image = { width: 3, height: 2, data: Uint8Array.of(1, 2, 3, 4, 5, 6) }

describe('gray images', () => {
  it('turn clockwise, four quarters being none', () => {
    expect(turned(image, 90)).toEqual({
      width: 2,
      height: 3,
      data: Uint8Array.of(4, 1, 5, 2, 6, 3),
    })
    expect([...turned(image, 180).data]).toEqual([6, 5, 4, 3, 2, 1])
    expect([...turned(turned(image, 90), 270).data]).toEqual([...image.data])
    expect(turned(image, 0)).toBe(image)
  })

  it('take transparent pixels as paper', () => {
    const data = Uint8ClampedArray.of(0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255)
    expect([...toGray({ width: 3, height: 1, data }).data]).toEqual([0, 255, 255])
  })

  it('are written as PGM', () => {
    const text = new TextDecoder('latin1').decode(toPgm(image))
    expect(text).toBe('P5\n3 2\n255\n\u0001\u0002\u0003\u0004\u0005\u0006')
  })

  it('are empty without edges, not with letters', () => {
    const paper = new Uint8Array(10_000).fill(250)
    expect(isEmpty({ width: 100, height: 100, data: paper })).toBe(true)
    const written = paper.map((shade, index) => (index % 7 === 0 ? 20 : shade))
    expect(isEmpty({ width: 100, height: 100, data: written })).toBe(false)
    const blurred = paper.map((_, index) => Math.round(190 + 60 * Math.cos(index / 3)))
    expect(isEmpty({ width: 100, height: 100, data: blurred })).toBe(false)
    const shadow = paper.map((_, index) => 250 - (index % 100))
    expect(isEmpty({ width: 100, height: 100, data: shadow })).toBe(true)
  })
})
