import { expect, it } from 'vitest'
import { loadLanguage } from '../languages/load-language.ts'
import { shortenTitle } from './shorten-title.ts'

const english = await loadLanguage('en')

it.each([
  ['"Open Door" evenings at the library', '"Open Door" evenings at the library'],
  ['Hire of “The Old Forge”', 'Hire of “The Old Forge”'],
  ['"Rules of the house"', 'Rules of the house'],
  ['** Rules of the "house', 'Rules of the "house'],
])('keeps quotation marks that belong to %s', (text, title) => {
  expect(shortenTitle(text, english)).toBe(title)
})
