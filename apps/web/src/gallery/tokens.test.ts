import { describe, expect, it } from 'vitest'
import source from '../ui/styles/tokens.css?raw'
import { contrast } from './contrast.ts'
import { colorOf, readTokens, themeTokens } from './read-tokens.ts'
import { tokenPairs } from './token-pairs.ts'

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrast('#1b3f78', '#1b3f78')).toBe(1)
  })

  it.each([
    ['light', false],
    ['dark', false],
    ['light', true],
    ['dark', true],
  ] as const)('reaches AA for every pair in %s (more contrast: %s)', (theme, hasMore) => {
    const tokens = themeTokens(source, theme, hasMore)
    const short = tokenPairs
      .map((pair) => ({
        ...pair,
        ratio: contrast(colorOf(tokens, pair.front, theme), colorOf(tokens, pair.back, theme)),
      }))
      .filter(({ ratio, least }) => ratio < least)
    expect(short).toEqual([])
  })

  it('reaches AAA for text where more is asked for', () => {
    for (const theme of ['light', 'dark'] as const) {
      const tokens = themeTokens(source, theme, true)
      for (const front of ['ink', 'ink-2', 'ink-3', 'accent', 'ok', 'warn', 'danger']) {
        for (const back of ['paper', 'sheet']) {
          const ratio = contrast(colorOf(tokens, front, theme), colorOf(tokens, back, theme))
          expect(ratio, `${front} on ${back}, ${theme}`).toBeGreaterThanOrEqual(7)
        }
      }
    }
  })
})

describe('the dark theme', () => {
  it('is the same whether the device or the visitor chose it', () => {
    const { darkByDevice, darkByChoice } = readTokens(source)
    expect([...darkByDevice]).toEqual([...darkByChoice])
    expect(darkByDevice.size).toBeGreaterThan(20)
  })
})
