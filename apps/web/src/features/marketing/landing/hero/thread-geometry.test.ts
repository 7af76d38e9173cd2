import { describe, expect, it } from 'vitest'
import { type Box, drawThread } from './thread-geometry.ts'

function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom }
}

function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

describe('a quote beside its card', () => {
  const drawing = drawThread({
    sheet: box(40, 40, 600, 500),
    card: box(660, 40, 1200, 500),
    textRight: 540,
    quote: box(80, 200, 540, 280),
    chip: box(700, 300, 736, 322),
  })

  it('has a bracket as tall as the quote, between the text and the edge', () => {
    expect(drawing.bracket).toBe('M566.8 200H574.8V280H566.8')
  })

  it('is joined by a curve from its middle to the middle of the chip', () => {
    const points = pointsOf(drawing.thread)
    expect(points.at(0)).toEqual([574.8, 240])
    expect(points.at(-1)).toEqual([700, 311])
    expect(drawing.thread).toContain('C')
  })
})

describe('a quote above its card', () => {
  const sheet = box(20, 18, 355, 420)
  const card = box(20, 448, 355, 980)
  const drawing = drawThread({
    sheet,
    card,
    textRight: 321,
    quote: box(40, 260, 321, 380),
    chip: box(38, 780, 76, 802),
  })

  it('is joined along the desk, without crossing text', () => {
    const points = pointsOf(drawing.thread)
    expect(points.at(-1)).toEqual([38, 791])
    for (const [x, y] of points.slice(1, -2)) {
      const isOnDesk = x > sheet.right || x < card.left || (y > sheet.bottom && y < card.top)
      const isBetweenTextAndEdge = x >= 321 && y === 320
      expect(isOnDesk || isBetweenTextAndEdge, `${x} ${y}`).toBe(true)
    }
  })

  it('turns round corners', () => {
    expect(drawing.thread.match(/Q/g)).toHaveLength(4)
  })
})
