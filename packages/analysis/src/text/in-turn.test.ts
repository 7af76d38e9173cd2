import { expect, test } from 'vitest'
import { askInTurn, namesIn } from './in-turn.ts'

test('every question is asked of all items before the next one', () => {
  const asked: string[] = []
  const answers = askInTurn(['oak', 'elm tree'], {
    length: (text) => {
      asked.push(`length of ${text}`)
      return text.length
    },
    isPhrase: (text) => {
      asked.push(`is ${text} a phrase`)
      return text.includes(' ')
    },
  })
  expect(answers).toEqual([
    { length: 3, isPhrase: false },
    { length: 8, isPhrase: true },
  ])
  expect(asked).toEqual([
    'length of oak',
    'length of elm tree',
    'is oak a phrase',
    'is elm tree a phrase',
  ])
})

test('a text has the names of the patterns that it holds, in their order', () => {
  const patterns = [
    ['tree', /tree/giu],
    ['elm', /elm/giu],
  ] as const
  expect(namesIn(['an elm tree', 'an oak', 'elms'], patterns)).toEqual([
    ['tree', 'elm'],
    [],
    ['elm'],
  ])
})
