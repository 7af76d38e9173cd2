import { describe, expect, it } from 'vitest'
import { lineBoxes } from './line-boxes.ts'

const word = (left: number, top: number, width = 0.1) => ({ left, top, width, height: 0.02 })

describe('lineBoxes', () => {
  it('joins the words of a line and starts anew on the next', () => {
    const lines = lineBoxes([word(0.1, 0.1), word(0.21, 0.102), word(0.1, 0.13)])
    expect(lines).toHaveLength(2)
    expect(lines[0]?.left).toBe(0.1)
    expect(lines[0]?.width).toBeCloseTo(0.21)
    expect(lines[0]?.height).toBeCloseTo(0.022)
    expect(lines[1]).toEqual(word(0.1, 0.13))
  })

  it('does not reach across to another column', () => {
    expect(lineBoxes([word(0.1, 0.1), word(0.6, 0.1)])).toHaveLength(2)
  })

  it('makes nothing of nothing', () => {
    expect(lineBoxes([])).toEqual([])
  })
})
