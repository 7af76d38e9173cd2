import { expect, it } from 'vitest'
import { atEnd, countOf, followedBy } from './followed-by.ts'

const fruit = /(?<!\p{L})(?:plum|pear)(?!\p{L})/iu

it('finds a phrase where a text ends with it, or with what may follow', () => {
  expect(atEnd(fruit).test('A ripe Pear')).toBe(true)
  expect(atEnd(fruit).test('A pear tree')).toBe(false)
  expect(atEnd(fruit, '\\s\\p{N}').test('plum 3')).toBe(true)
})

it('finds a phrase between two patterns, and keeps what it made', () => {
  expect(followedBy(fruit, '\\.', '\\s').exec('a plum, a pear.')?.index).toBe(9)
  expect(followedBy(fruit, '\\.', '\\s')).toBe(followedBy(fruit, '\\.', '\\s'))
})

it('counts a phrase and its different words', () => {
  expect(countOf('Plum, plum and pear; no spear', fruit)).toEqual({ all: 3, different: 2 })
})
