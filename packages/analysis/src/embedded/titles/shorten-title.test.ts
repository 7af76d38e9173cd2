import { expect, it } from 'vitest'
import { shortenTitle } from './shorten-title.ts'

it.each([
  ['"Open Door" evenings at the library', '"Open Door" evenings at the library'],
  ['Hire of “The Old Forge”', 'Hire of “The Old Forge”'],
  ['"Rules of the house"', 'Rules of the house'],
  ['** Rules of the "house', 'Rules of the "house'],
])('keeps quotation marks that belong to %s', (text, title) => {
  expect(shortenTitle(text)).toBe(title)
})
