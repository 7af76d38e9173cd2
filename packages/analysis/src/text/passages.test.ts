import { describe, expect, it } from 'vitest'
import { renderPassages, splitPassages } from './passages.ts'

describe('splitPassages', () => {
  const paragraph =
    'The supplier delivers the goods on time. The buyer pays within thirty days of receipt. '
  const content = `Heading\n\n${paragraph.repeat(20)}\n\n${paragraph.repeat(3)}`

  it('numbers passages from 1 with offsets into the whole content', () => {
    const passages = splitPassages(content, 9, content.length)
    expect(passages.map(({ number }) => number)).toEqual(passages.map((_, at) => at + 1))
    expect(content.slice(passages[0]?.start, passages[0]?.end)).toMatch(/^The supplier/)
  })

  it('leaves out white space only', () => {
    const shown = splitPassages(content).map(({ start, end }) => content.slice(start, end))
    expect(shown.join('').replace(/\s/gu, '')).toBe(content.replace(/\s/gu, ''))
  })

  it('keeps passages short enough to point to', () => {
    for (const { start, end } of splitPassages(content)) expect(end - start).toBeLessThan(800)
  })

  it('shows each passage behind its number', () => {
    expect(renderPassages(splitPassages('One. Two.'))).toBe('[#1] One. Two.')
  })
})
