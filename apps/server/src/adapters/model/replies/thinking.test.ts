import { describe, expect, it } from 'vitest'
import { createThoughtFilter } from './thinking.ts'

/** What is told after each piece. */
function told(pieces: readonly string[]): string[] {
  const filter = createThoughtFilter()
  return pieces.map((piece) => filter(piece))
}

describe('thoughts before a reply', () => {
  it('are left out, however they are cut into pieces', () => {
    const whole = '<think>\nIs it {"a": 2}?\n</think>\n\n{"a": 1}'
    for (let at = 1; at < whole.length; at += 1) {
      expect(told([whole.slice(0, at), whole.slice(at)]).at(-1)).toBe('{"a": 1}')
    }
    expect(told([...whole]).join('')).not.toContain('2')
  })

  it('may have been opened out of sight', () => {
    expect(told(['Let me see.\n</think>\n{"a"', ': 1}']).at(-1)).toBe('{"a": 1}')
  })

  it('are no part of a reply that only speaks of them', () => {
    const reply = '{"a": "the tag </think> ends a thought"}'
    expect(told([reply.slice(0, 20), reply.slice(20)]).at(-1)).toBe(reply)
  })

  it('leave nothing while they last', () => {
    expect(told(['<think>', 'hm, ', '{"a"'])).toEqual(['', '', ''])
  })
})
