import type { Citation } from '@precis/domain'
import { expect, it } from 'vitest'
import { groupByPlace, sideBySide } from './places.ts'

const cite = (start: number): Citation => ({
  field: 'risks',
  index: 0,
  start,
  end: start + 5,
  quote: `q${start}`,
})
const placeOf = (offset: number) => {
  const page = Math.floor(offset / 100) + 1
  return { label: `p. ${page}`, name: `Page ${page}` }
}

it('names each place once, with its passages in the order of the text', () => {
  const groups = groupByPlace([cite(250), cite(40), cite(10), cite(40)], placeOf)
  expect(groups.map(({ label, passages }) => [label, passages.map(({ start }) => start)])).toEqual([
    ['p. 1', [10, 40]],
    ['p. 3', [250]],
  ])
})

it('says the sign of a place once in a box', () => {
  expect(sideBySide(['p. 1', 'p. 3'])).toEqual(['p. 1', '3'])
  expect(sideBySide(['§ 2', '¶ 3', 'Annex', '¶ 4'])).toEqual(['§ 2', '¶ 3', 'Annex', '¶ 4'])
})
