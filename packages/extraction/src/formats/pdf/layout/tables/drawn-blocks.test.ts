import { expect, it } from 'vitest'
import { blocksOf } from './drawn-blocks.ts'

const line = (text: string, x: number, y: number) => ({ text, x, end: 500, y, size: 12, order: y })

it('ends a cell where the next line is farther below than its own lines, flush as it may be', () => {
  const blocks = blocksOf([
    line('All those who live in the house', 150, 100),
    line('or in its garden, as we have been told', 150, 116),
    line('What All those who live in the house', 60, 139),
    line('are called and when they were born', 150, 155),
  ])
  expect(blocks.map(({ lines }) => lines.length)).toEqual([2, 2])
})
